import type * as z from 'zod';

/** What a file holds. */
export const MEDIA = ['video', 'image', 'audio', 'text', 'data'] as const;
export type Medium = (typeof MEDIA)[number];

/**
 * In which lane of the queue tasks wait: `light` ones take seconds and never wait for `heavy` ones, such as renders.
 * A preview is light in every tool.
 */
export const TASK_LANES = ['light', 'heavy'] as const;
export type TaskLane = (typeof TASK_LANES)[number];

/** What a request to a tool is checked against. It comes apart from the tool's row, so that a page with every tool's name loads no schema. */
export interface ToolContract<Input extends z.ZodType = z.ZodType> {
  /** An object with every limit of the tool. */
  input: Input;
  /** Credits; a pure function of the input. */
  price(input: z.output<Input>): number;
}

/** One creation tool: the row from which lists, menus, steps, outputs and prices of every floor follow. */
export interface ToolRow {
  /** Its numeric type, part of the public API. */
  id: number;
  /** Its stable name in settings, logs and the API's document. */
  name: string;
  /** The address of its screen, relative to the app's root. Several tools may share one. */
  route: string;
  /** The steps of a task, in their order. */
  steps: readonly [string, ...string[]];
  /**
   * The files that a task leaves, at most one of a kind for each variant. The first is what the tool is there for; of
   * several of one medium, the first is the one that is shown and saved.
   */
  outputs: Readonly<Record<string, Medium>>;
  lane: TaskLane;
  /** Whether a wizard keeps drafts for it. */
  hasDraft: boolean;
  /** `granted`: only accounts whose `app_permission` names the tool's id may use it. */
  permission: 'everyone' | 'granted';
  contract(): Promise<ToolContract>;
}

export function defineTool<const Row extends ToolRow>(row: Row): Row {
  return row;
}
