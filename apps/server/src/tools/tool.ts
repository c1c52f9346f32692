import type {
  AdDraft,
  DraftToolType,
  OUTPUT_KINDS,
  PronunciationRule,
  SpeechLanguage,
  TaskId,
  TaskStep,
  ToolType,
  UiLanguage,
  UserId,
} from '@reelwright/contracts';
import type { TimelineDocument } from '@reelwright/timeline';
import type * as z from 'zod';
import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/log/logger.ts';
import type { Storage } from '../platform/storage/storage.ts';

/** A file that a task leaves behind; it becomes an asset of its owner's library. */
export interface ToolOutput {
  kind: (typeof OUTPUT_KINDS)[number];
  /** Where a step has put it in storage, below `workPrefix`. */
  storageKey: string;
  fileName: string;
  contentType: string;
  width: number;
  height: number;
  durationS: number | null;
  sizeBytes: number;
  sha256: string;
  /** What it was rendered from, which is kept as long as it is: the manifest, and the files that it names by their hashes. */
  render?: { manifestKey: string; inputs: { key: string; sha256: string }[] };
}

/** An output, and which of its task's variants it belongs to, from 0. */
export type VariantOutput = ToolOutput & { variant: number };

/** How an account's words are said in texts of a language. */
export type FindPronunciations = (userId: UserId, language: SpeechLanguage) => Promise<PronunciationRule[]>;

/** What a step may use. */
export interface StepContext {
  taskId: TaskId;
  /** Whose assets the step may read. */
  userId: UserId;
  seed: number;
  /** Which of the task's variants the step runs for; 0 where it runs once. */
  variant: number;
  /** Aborts on cancel, time-out and shutdown; every wait and child process must heed it. */
  signal: AbortSignal;
  /** An empty local folder of this step alone; removed when the step ends, however it ends. */
  folder: string;
  /** Prefix of storage keys for what later steps need; removed when the task has ended. */
  workPrefix: string;
  storage: Storage;
  clock: Clock;
  log: Logger;
  /** How far this step is, 0 to 1. */
  progress(fraction: number): void;
}

/**
 * One step of a tool. Its result is remembered (as JSON) and handed to the steps after it; a step whose result is
 * remembered never runs again. Files go to storage below `workPrefix`, so that another machine can go on.
 */
export interface ToolStep<Input> {
  name: TaskStep;
  /** Share of the task's time, relative to the other steps; percent and time left are made from it. */
  weight: number;
  /** It runs for each of the task's variants; otherwise once, for all of them. */
  isPerVariant?: boolean;
  /** `results` holds the remembered results of the steps before, by their names: those for all variants, and those of its own. */
  run(input: Input, results: Readonly<Record<string, unknown>>, context: StepContext): Promise<unknown>;
}

/** Who pushes a task, and the language of what is said to them. */
export interface TaskPusher {
  userId: UserId;
  language: UiLanguage;
}

/** A part of a price. */
export interface QuoteLine {
  variant: number;
  lengthS: number | null;
  credits: number;
}

/** How a tool's work is shown before it is paid for. */
export interface TaskPreview<Input> {
  isPreview(input: Input): boolean;
  /** With which a preview ends. */
  lastStep: TaskStep;
  /** The steps whose results of one input and seed are the same for another: none after the first that differs. */
  listSameSteps(one: SeededInput<Input>, other: SeededInput<Input>): TaskStep[];
  /**
   * The first step of a preview that would come out otherwise by now, because of what it looks at beside the input; undefined where
   * none does. Asked for a newer preview: what is made in full is made as it was seen.
   */
  findOutdatedStep?(of: {
    userId: UserId;
    /** Of its first variant. */
    results: Readonly<Record<string, unknown>>;
  }): Promise<TaskStep | undefined>;
}

export interface SeededInput<Input> {
  input: Input;
  seed: number;
}

/** A creation tool: data and steps. */
export interface Tool<Schema extends z.ZodType = z.ZodType> {
  type: ToolType;
  input: Schema;
  /** Whether the files that the input names can be used: asked before any credit is held. Throws INVALID_INPUT. */
  checkAssets?(input: z.output<Schema>, pusher: TaskPusher): Promise<void>;
  /** A name for the task's card, from its input. */
  title(input: z.output<Schema>): string;
  /** Credits; a pure function of the input. */
  price(input: z.output<Schema>): number;
  /** Refuses an input for what it says, before anything is paid. Throws AppError in the user's language. */
  refuse?(input: z.output<Schema>, language: UiLanguage): void;
  /** The expected length of a whole run, for the first guess of the time left. */
  expectedSeconds(input: z.output<Schema>): number;
  /** Longest run of all steps together before the task fails with TASK_TIMED_OUT. */
  timeoutMs: number;
  steps: ToolStep<z.output<Schema>>[];
  /** How many results come of an input; 1 where left out. */
  variants?(input: z.output<Schema>): number;
  /** Of a tool whose work can be looked at before it is paid for. */
  preview?: TaskPreview<z.output<Schema>>;
  /** The price, part by part; one part where left out. */
  quote?(input: z.output<Schema>): QuoteLine[];
  /** The outputs of one variant, from what its steps see. */
  outputs(results: Readonly<Record<string, unknown>>): ToolOutput[];
  /** What its render shows, once a step has built it: a preview plays it. */
  findTimeline?(results: Readonly<Record<string, unknown>>): TimelineDocument | undefined;
  /** What a task was made from, as its tool's wizard keeps it; `results` are those of each variant. */
  toDraft?(
    input: z.output<Schema>,
    results: readonly Readonly<Record<string, unknown>>[],
    seed: number,
  ): { toolType: DraftToolType; content: AdDraft };
  /** A better title, once the steps know one. */
  finalTitle?(results: Readonly<Record<string, unknown>>): string | undefined;
}

/** The tools of an installation, by their type. */
export type Tools = ReadonlyMap<ToolType, Tool>;
