import * as z from 'zod';
import { defineCall } from '../call.ts';
import { pageInput, pageOf } from '../envelope.ts';
import { draftId, taskId } from '../ids.ts';
import { COMMENT_REASONS, countWords, MAX_TASKS_AT_ONCE, PAGING, TEXT_LIMITS } from '../limits.ts';
import { projectTitle, TASK_STATES, task } from '../task.ts';
import { TOOL_TYPE_IDS } from '../tool-types.ts';
import { MAX_SEED } from '../seed.ts';

const toolType = z.literal(TOOL_TYPE_IDS as [number, ...number[]]);
/** Checked against the tool's own schema once the tool is known. */
const toolInput = z.record(z.string(), z.unknown());
const oneTask = z.object({ task_id: taskId });
const manyTasks = z.object({ task_ids: z.array(taskId).min(1).max(MAX_TASKS_AT_ONCE) });
const reading = { max: 600, windowS: 60 };
const acting = { max: 60, windowS: 60 };

export const TASK_SORTS = ['newest', 'oldest', 'title'] as const;
export type TaskSort = (typeof TASK_SORTS)[number];

/** A movement of the ledger, as its owner sees it. */
const taskCreditsEntry = z.object({
  kind: z.enum(['hold', 'settle', 'release']),
  /** `available` is the balance. */
  account: z.enum(['available', 'held', 'spent']),
  /** Positive into the account, negative out of it. */
  amount: z.number().int(),
  at: z.iso.datetime(),
});
export type TaskCreditsEntry = z.infer<typeof taskCreditsEntry>;

export const taskCalls = {
  getTaskCost: defineCall({
    method: 'POST',
    path: '/taskV2/getTaskCost',
    summary: 'What a task would cost, and whether the credits suffice',
    input: z.object({ tool_type: toolType, input: toolInput }),
    data: z.object({ credits: z.number().int(), balance: z.number().int(), is_enough: z.boolean() }),
    access: 'guest',
    rate: reading,
  }),
  pushTask: defineCall({
    method: 'POST',
    path: '/taskV2/push',
    summary: 'Hold the credits and start a task. The same idempotency key gives the same task again',
    input: z.object({
      tool_type: toolType,
      input: toolInput,
      idempotency_key: z.string().min(8).max(100).optional(),
      /** The draft that the input was made from. A new preview of a draft replaces the one before. */
      draft_id: draftId.optional(),
      /** A preview of the user's: what it has made already is taken over as far as the input is the same, its seed too. */
      preview_task_id: taskId.optional(),
    }),
    data: task,
    access: 'guest',
    rate: acting,
  }),
  getTaskStatus: defineCall({
    method: 'POST',
    path: '/taskV2/status',
    summary: 'How a task stands',
    input: oneTask,
    data: task,
    access: 'guest',
    rate: reading,
  }),
  myLastTask: defineCall({
    method: 'POST',
    path: '/taskV2/myLastTask',
    summary: 'The newest task, of any tool or of one; null where there is none',
    input: z.object({ tool_type: toolType.optional() }),
    data: task.nullable(),
    access: 'guest',
    rate: reading,
  }),
  listTasks: defineCall({
    method: 'POST',
    path: '/taskV2/list',
    summary:
      "The user's tasks, of all tools or of some, newest first unless asked otherwise; without previews and deleted ones",
    input: pageInput.extend({
      state: z.enum(TASK_STATES).optional(),
      /** Any of these, where `state` is left out. */
      states: z.array(z.enum(TASK_STATES)).min(1).max(TASK_STATES.length).optional(),
      tool_type: toolType.optional(),
      /** Any of these, where `tool_type` is left out. */
      tool_types: z.array(toolType).min(1).max(TOOL_TYPE_IDS.length).optional(),
      /** Part of the title. */
      search: z.string().trim().max(PAGING.maxSearchLength).optional(),
      sort: z.enum(TASK_SORTS).default('newest'),
    }),
    data: pageOf(task),
    access: 'guest',
    rate: reading,
  }),
  cancelTask: defineCall({
    method: 'POST',
    path: '/taskV2/cancel',
    summary: 'Stop a task; its credits are returned. One that has ended stays as it ended',
    input: oneTask,
    data: task,
    access: 'guest',
    rate: acting,
  }),
  regenerateTask: defineCall({
    method: 'POST',
    path: '/taskV2/regenerate',
    summary: "Run a task's input once more as a new task, with a new seed unless one is given",
    input: oneTask.extend({
      seed: z.number().int().min(0).max(MAX_SEED).optional(),
      idempotency_key: z.string().min(8).max(100).optional(),
    }),
    data: task,
    access: 'guest',
    rate: acting,
  }),
  deleteTasks: defineCall({
    method: 'POST',
    path: '/taskV2/delete',
    summary: 'Delete ended tasks with their outputs; for a day they can be restored. Tells which were deleted',
    input: manyTasks,
    data: manyTasks,
    access: 'guest',
    rate: acting,
  }),
  restoreTasks: defineCall({
    method: 'POST',
    path: '/taskV2/restore',
    summary: 'Bring deleted tasks back. Tells which came back',
    input: manyTasks,
    data: manyTasks,
    access: 'guest',
    rate: acting,
  }),
  renameTask: defineCall({
    method: 'POST',
    path: '/taskV2/rename',
    summary: 'Give a task another title',
    input: oneTask.extend({ title: projectTitle }),
    data: task,
    access: 'guest',
    rate: acting,
  }),
  giveFeedback: defineCall({
    method: 'POST',
    path: '/taskV2/feedback',
    summary: 'Like or dislike a result, with reasons; null takes it back',
    input: oneTask.extend({
      is_liked: z.boolean().nullable(),
      /** Only of a dislike. */
      reasons: z.array(z.literal(COMMENT_REASONS)).max(COMMENT_REASONS.length).default([]),
      comment: z
        .string()
        .trim()
        .max(2000)
        .refine((text) => countWords(text) <= TEXT_LIMITS.feedbackWords, { error: 'feedback_too_long' })
        .default(''),
    }),
    data: task,
    access: 'guest',
    rate: acting,
  }),
  getTaskCredits: defineCall({
    method: 'POST',
    path: '/taskV2/credits',
    summary: 'What a task was quoted, by what the price is made of, and every movement of credits that it caused',
    input: oneTask,
    data: z.object({
      quote: z.object({
        credits: z.number().int(),
        /** Whose sum is the quote. */
        lines: z.array(
          z.object({ variant: z.number().int(), length_s: z.number().nullable(), credits: z.number().int() }),
        ),
      }),
      /** What was spent in the end; 0 while it is only held, and where it was returned. */
      spent: z.number().int(),
      entries: z.array(taskCreditsEntry),
    }),
    access: 'guest',
    rate: reading,
  }),
  getManifest: defineCall({
    method: 'POST',
    path: '/taskV2/manifest',
    summary: 'The manifest of a finished video: the document, hashes and versions that it can be rendered from again',
    input: oneTask.extend({ variant: z.number().int().min(0).default(0) }),
    data: z.object({ url: z.string(), file_name: z.string(), size_bytes: z.number().int() }),
    access: 'guest',
    rate: { max: 120, windowS: 60 },
  }),
  taskEvents: defineCall({
    method: 'GET',
    path: '/taskV2/events',
    summary:
      "Server-sent events: each change of the user's tasks (`task`), and the balance when it changes (`credits`)",
    input: z.object({}),
    data: z.discriminatedUnion('event', [
      z.object({ event: z.literal('task'), task }),
      z.object({ event: z.literal('credits'), credits: z.number().int(), credits_held: z.number().int() }),
    ]),
    access: 'guest',
    rate: { max: 60, windowS: 60 },
    answer: 'stream',
  }),
};
