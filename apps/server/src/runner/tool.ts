import {
  type AdDraft,
  type DraftToolType,
  OUTPUT_KINDS,
  type PronunciationRule,
  type SpeechLanguage,
  type TaskStep,
  type ToolContract,
  type ToolRow,
  type ToolType,
  type UiLanguage,
} from '@reelwright/contracts';
import type { TimelineDocument } from '@reelwright/timeline';
import * as z from 'zod';
import type { Actor } from '../actor.ts';
import type { ToolStep } from './step.ts';

/** A file that a task leaves behind; it becomes an asset of its owner's library. */
export const toolOutput = z.object({
  kind: z.enum(OUTPUT_KINDS),
  /** Where a step has put it in storage, below `workPrefix`. */
  storageKey: z.string(),
  fileName: z.string(),
  contentType: z.string(),
  width: z.number(),
  height: z.number(),
  durationS: z.number().nullable(),
  sizeBytes: z.number(),
  sha256: z.string(),
  /** What it was rendered from, which is kept as long as it is: the manifest, and the files that it names by their hashes. */
  render: z
    .object({ manifestKey: z.string(), inputs: z.array(z.object({ key: z.string(), sha256: z.string() })) })
    .exactOptional(),
});
export type ToolOutput = z.infer<typeof toolOutput>;
export const toolOutputs = z.array(toolOutput);

/** An output, and which of its task's variants it belongs to, from 0. */
export type VariantOutput = ToolOutput & { variant: number };

/** How a workspace's words are said in texts of a language. */
export type FindPronunciations = (actor: Actor, language: SpeechLanguage) => Promise<PronunciationRule[]>;

/** Who pushes a task, and the language of what is said to them. */
export interface TaskPusher {
  actor: Actor;
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
}

/** What the runner asks of a tool's row. */
export interface RunnableRow extends Pick<ToolRow, 'permission' | 'lane'> {
  id: ToolType;
}

/** How a tool does what its row and its contract say. */
export interface ToolImplementation<Input = unknown> {
  /** Whether the files that the input names can be used: asked before any credit is held. Throws INVALID_INPUT. */
  checkAssets?(input: Input, pusher: TaskPusher): Promise<void>;
  /** A name for the task's card, from its input. */
  title(input: Input): string;
  /** Refuses an input for what it says, before anything is paid. Throws AppError in the user's language. */
  refuse?(input: Input, language: UiLanguage): void;
  /** The expected length of a whole run, for the first guess of the time left. */
  expectedSeconds(input: Input): number;
  /** Longest run of all steps together before the task fails with TASK_TIMED_OUT. */
  timeoutMs: number;
  steps: ToolStep<Input>[];
  /** How many results come of an input; 1 where left out. */
  variants?(input: Input): number;
  /** Of a tool whose work can be looked at before it is paid for. */
  preview?: TaskPreview<Input>;
  /** The price, part by part; one part where left out. */
  quote?(input: Input): QuoteLine[];
  /** The outputs of one variant, from what its steps see. */
  outputs(results: Readonly<Record<string, unknown>>): ToolOutput[];
  /** What its render shows, once a step has built it: a preview plays it. */
  findTimeline?(results: Readonly<Record<string, unknown>>): TimelineDocument | undefined;
  /** What a task was made from, as its tool's wizard keeps it; `results` are those of each variant. */
  toDraft?(
    input: Input,
    results: readonly Readonly<Record<string, unknown>>[],
    seed: number,
  ): { toolType: DraftToolType; content: AdDraft };
  /** A better title, once the steps know one. */
  finalTitle?(results: Readonly<Record<string, unknown>>): string | undefined;
}

/** A creation tool: its row, its contract, and how its steps are run. */
export interface Tool<Schema extends z.ZodType = z.ZodType>
  extends ToolContract<Schema>,
    ToolImplementation<z.output<Schema>> {
  row: RunnableRow;
}

/** The tools of an installation, by their type; any number may be asked for. */
export type Tools = ReadonlyMap<number, Tool>;
