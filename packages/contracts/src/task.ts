import * as z from 'zod';
import { assetId, draftId, taskId } from './ids.ts';
import { COMMENT_REASONS, TEXT_LIMITS } from './limits.ts';
import { TASK_STATES } from './task-states.ts';
import { OUTPUT_KINDS, TASK_STEPS, TOOL_TYPES } from './tools.ts';
import { text } from './text.ts';

/** Title of a task or a draft, given by the user. */
export const projectTitle = text().trim().min(1).max(TEXT_LIMITS.productName);

export const taskOutput = z.object({
  asset_id: assetId,
  /** The file's role in its task. Each variant has at most one file of each kind. */
  kind: z.enum(OUTPUT_KINDS),
  /** Index of the task's video that the file belongs to, from 0. */
  variant: z.number().int().min(0),
  /** Signed link for display; supports byte ranges and expires after an hour. */
  url: z.string(),
  /** Signed link for downloads under the ad's own file name. */
  download_url: z.string(),
  content_type: z.string(),
  /** 0 if the file has no image; the height likewise. */
  width: z.number().int(),
  height: z.number().int(),
  duration_s: z.number().nullable(),
  size_bytes: z.number().int(),
  sha256: z.string(),
});
export type TaskOutput = z.infer<typeof taskOutput>;

/** A user's rating of a result; reasons are given with a dislike, 7 is "other". */
export const taskFeedback = z.object({
  is_liked: z.boolean(),
  reasons: z.array(z.literal(COMMENT_REASONS)),
  comment: z.string(),
});
export type TaskFeedback = z.infer<typeof taskFeedback>;

/** The rating of one of several results. */
export const resultFeedback = taskFeedback.extend({ variant: z.number().int().min(0) });

/** A result of a task that still makes others: it can be looked at, and is no asset yet. */
export const finishedResult = taskOutput.pick({
  kind: true,
  variant: true,
  url: true,
  content_type: true,
  width: true,
  height: true,
  duration_s: true,
});
export type FinishedResult = z.infer<typeof finishedResult>;

export const task = z.object({
  task_id: taskId,
  /** The draft that the task was pushed from; the draft may be deleted. */
  draft_id: draftId.nullable(),
  tool_type: z.literal(TOOL_TYPES),
  title: z.string(),
  state: z.enum(TASK_STATES),
  /** 1 is next; null once the task has left the queue. */
  queue_position: z.number().int().nullable(),
  step: z.enum(TASK_STEPS).nullable(),
  percent: z.number().int().min(0).max(100),
  /** About how long it still runs; while it waits, how long until it starts. */
  seconds_left: z.number().int().nullable(),
  credits: z.number().int(),
  seed: z.number().int(),
  /** Why the task failed: the code, and the messages for the user (in the request's language). */
  failure: z.object({ code: z.number().int(), reason: z.string(), msg: z.string(), refund_msg: z.string() }).nullable(),
  /** The variants that could not be made, where others were: the codes, messages, and the credits that went back. */
  variant_failures: z.array(
    z.object({
      variant: z.number().int().min(0),
      code: z.number().int(),
      reason: z.string(),
      msg: z.string(),
      credits: z.number().int(),
    }),
  ),
  input: z.record(z.string(), z.unknown()),
  outputs: z.array(taskOutput),
  /** Of the task as a whole. */
  feedback: taskFeedback.nullable(),
  /** Of single results, in their order. */
  result_feedback: z.array(resultFeedback),
  created_at: z.iso.datetime(),
  started_at: z.iso.datetime().nullable(),
  ended_at: z.iso.datetime().nullable(),
});
export type Task = z.infer<typeof task>;
