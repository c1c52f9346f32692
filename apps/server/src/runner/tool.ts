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
import type { StepRequest, ToolStep } from './step.ts';

/** A file that a task creates; it becomes an asset of its owner's library. */
export const toolOutput = z.object({
  kind: z.enum(OUTPUT_KINDS),
  /** Storage key to which a step has written it, below `workPrefix`. */
  storageKey: z.string(),
  fileName: z.string(),
  contentType: z.string(),
  width: z.number(),
  height: z.number(),
  durationS: z.number().nullable(),
  sizeBytes: z.number(),
  sha256: z.string(),
  /** The words that are spoken in it, if the tool knows them: the library finds it by them. */
  spokenText: z.string().exactOptional(),
  /**
   * What the output was rendered from, kept as long as the output: the manifest, and the files that it names by their
   * hashes.
   */
  render: z
    .object({ manifestKey: z.string(), inputs: z.array(z.object({ key: z.string(), sha256: z.string() })) })
    .exactOptional(),
});
export type ToolOutput = z.infer<typeof toolOutput>;
export const toolOutputs = z.array(toolOutput);

/** An output, and the variant of its task that it belongs to, from 0. */
export type VariantOutput = ToolOutput & { variant: number };

/** Returns the pronunciations of a workspace for texts of a language. */
export type FindPronunciations = (actor: Actor, language: SpeechLanguage) => Promise<PronunciationRule[]>;

/** The user who pushes a task, and the language of messages to that user. */
export interface TaskPusher {
  actor: Actor;
  language: UiLanguage;
}

/** Variants of an ended task, and what the task knew when it made the others. */
export interface VariantChoice {
  /** In order, from 0; at least one. */
  variants: readonly number[];
  /** Of the whole task. */
  seed: number;
  /** The results that the first of them saw. */
  results: Readonly<Record<string, unknown>>;
}

/** A part of a price. */
export interface QuoteLine {
  variant: number;
  lengthS: number | null;
  credits: number;
}

/** How a tool's work is previewed before it is paid for. */
export interface TaskPreview<Input> {
  isPreview(input: Input): boolean;
  /** The step that ends a preview. */
  lastStep: TaskStep;
}

/** The fields of a tool's row that the runner needs. */
export interface RunnableRow extends Pick<ToolRow, 'permission' | 'lane'> {
  id: ToolType;
}

/** How a tool implements its row and its contract. */
export interface ToolImplementation<Input = unknown> {
  /** Checks that the files of the input are usable, before any credit is held. Throws INVALID_INPUT. */
  checkAssets?(input: Input, pusher: TaskPusher): Promise<void>;
  /** Returns a name for the task's card, from its input. */
  title(input: Input): string;
  /** Refuses an input because of its texts, before anything is paid. Throws AppError in the user's language. */
  refuse?(input: Input, pusher: TaskPusher): Promise<void> | void;
  /** Returns the expected duration of a whole run, for the first estimate of the time left. */
  expectedSeconds(input: Input): number;
  /** Time limit of all steps together; beyond it the task fails with TASK_TIMED_OUT. */
  timeoutMs: number;
  steps: ToolStep<Input>[];
  /** Returns the number of variants of an input; 1 by default. */
  variants?(input: Input): number;
  /**
   * Returns the seed of a task that makes more of the same after one with this seed. Set if seeds that follow each other
   * give results that differ most; otherwise another seed is random.
   */
  seedAfter?(input: Input, seed: number): number;
  /** Returns the input that makes only some of the variants of a task. Set if there can be several. */
  narrowToVariants?(input: Input, made: VariantChoice): Input;
  /** Set if the tool's work can be previewed before it is paid for. */
  preview?: TaskPreview<Input>;
  /** Returns the price in parts; one part by default. */
  quote?(input: Input): QuoteLine[];
  /** Returns the outputs of one variant, from the results its steps see. */
  outputs(results: Readonly<Record<string, unknown>>): ToolOutput[];
  /** Returns the timeline of the render, once a step has built it: a preview plays it. */
  findTimeline?(results: Readonly<Record<string, unknown>>): TimelineDocument | undefined;
  /** Returns what an editor rebuilds a variant's timeline from after an edit, once the timeline is built. */
  findMaterial?(request: StepRequest<Input>, results: Readonly<Record<string, unknown>>): object | undefined;
  /** Returns what a task was made from, as its tool's wizard stores it; `results` has the results of each variant. */
  toDraft?(
    input: Input,
    results: readonly Readonly<Record<string, unknown>>[],
    seed: number,
  ): { toolType: DraftToolType; content: AdDraft };
  /** Returns a better title, once the steps know one. */
  finalTitle?(results: Readonly<Record<string, unknown>>): string | undefined;
}

/** A creation tool: its row, its contract, and how its steps are run. */
export interface Tool<Schema extends z.ZodType = z.ZodType>
  extends Omit<ToolContract<Schema>, 'listing'>,
    ToolImplementation<z.output<Schema>> {
  row: RunnableRow;
}

/** The tools of an installation, by their type; lookups accept any number. */
export type Tools = ReadonlyMap<number, Tool>;
