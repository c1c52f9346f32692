import type * as z from 'zod';
import type { Badge, ToolListing } from './tool-listing.ts';

/** Media of output files. */
export const MEDIA = ['video', 'image', 'audio', 'text', 'data'] as const;
export type Medium = (typeof MEDIA)[number];

/**
 * Queue lanes of tasks: `light` tasks take seconds and never wait for `heavy` ones, such as renders. Previews of every
 * tool are light.
 */
export const TASK_LANES = ['light', 'heavy'] as const;
export type TaskLane = (typeof TASK_LANES)[number];

/**
 * The schema, price and listing of a tool. Loaded apart from the tool's row, so that a page that lists tools loads no schema.
 */
export interface ToolContract<Input extends z.ZodType = z.ZodType> {
  /** An object schema with every limit of the tool. */
  input: Input;
  /** Credits; a pure function of the input. */
  price(input: z.output<Input>): number;
  listing: ToolListing;
}

/** One creation tool: lists, menus, steps, outputs and prices on every floor follow from this row. */
export interface ToolRow {
  /** Numeric type in the public API. */
  id: number;
  /** Stable name in settings, logs and the API's document. */
  name: string;
  /** The path of its screen, relative to the app's root. Several tools may share one. */
  route: string;
  /** The steps of a task, in order. */
  steps: readonly [string, ...string[]];
  /**
   * The files that a task leaves, at most one of a kind for each variant. The first is the tool's main output; of
   * several of one medium, the first is the one that is shown and saved.
   */
  outputs: Readonly<Record<string, Medium>>;
  lane: TaskLane;
  /** Whether a wizard keeps drafts for the tool. */
  hasDraft: boolean;
  /** `granted`: only accounts whose `app_permission` names the tool's id may use it. */
  permission: 'everyone' | 'granted';
  badge?: Badge;
  contract(): Promise<ToolContract>;
}

export function defineTool<const Row extends ToolRow>(row: Row): Row {
  return row;
}
