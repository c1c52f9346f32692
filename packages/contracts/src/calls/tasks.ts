import * as z from 'zod';
import { defineCall } from '../call.ts';
import { CALL_ROUTES } from '../call-routes.ts';
import { longListInput, longPageOf } from '../paged-list.ts';
import { draftId, taskId } from '../ids.ts';
import { COMMENT_REASONS, countWords, MAX_TASKS_AT_ONCE, MIB, PAGING, TEXT_LIMITS } from '../limits.ts';
import { finishedResult, projectTitle, task } from '../task.ts';
import { TASK_STATES } from '../task-states.ts';
import { TASK_SORTS } from '../task-sorts.ts';
import { TOOL_TYPES } from '../tools.ts';
import { MAX_SEED } from '../seed.ts';
import { text } from '../text.ts';

const toolType = z.literal(TOOL_TYPES);
/** Any number: an unknown tool type is answered with TOOL_UNAVAILABLE. */
const requestedTool = z.number().int();
/** Checked against the tool's own schema once the tool is known. */
const toolInput = z.record(text(), z.unknown());
const oneTask = z.object({ task_id: taskId });
const manyTasks = z.object({ task_ids: z.array(taskId).min(1).max(MAX_TASKS_AT_ONCE) });
const reading = { max: 600, windowS: 60 };
const acting = { max: 60, windowS: 60 };

/** A ledger entry, as its owner sees it. */
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
    ...CALL_ROUTES.getTaskCost,
    summary: 'What a task would cost, and whether the credits suffice',
    input: z.object({ tool_type: requestedTool, input: toolInput }),
    data: z.object({ credits: z.number().int(), balance: z.number().int(), is_enough: z.boolean() }),
    rate: reading,
    maxBodyBytes: MIB,
  }),
  pushTask: defineCall({
    ...CALL_ROUTES.pushTask,
    summary: 'Hold the credits and start a task. The same idempotency key gives the same task again',
    input: z.object({
      tool_type: requestedTool,
      input: toolInput,
      idempotency_key: text().min(8).max(100).optional(),
      /** The draft that the input was made from. A new preview of a draft replaces the one before. */
      draft_id: draftId.optional(),
      /** A preview of the user's. Its results are reused as far as the input is the same, including the seed. */
      preview_task_id: taskId.optional(),
    }),
    data: task,
    rate: acting,
    maxBodyBytes: MIB,
  }),
  getTaskStatus: defineCall({
    ...CALL_ROUTES.getTaskStatus,
    summary: 'How a task stands',
    input: oneTask,
    data: task,
    rate: reading,
  }),
  myLastTask: defineCall({
    ...CALL_ROUTES.myLastTask,
    summary: 'The newest task, of any tool or of one; null where there is none',
    input: z.object({ tool_type: toolType.optional() }),
    data: task.nullable(),
    rate: reading,
  }),
  listTasks: defineCall({
    ...CALL_ROUTES.listTasks,
    summary:
      "The user's tasks, of all tools or of some, newest first unless asked otherwise; without previews and deleted ones",
    input: longListInput.extend({
      state: z.enum(TASK_STATES).optional(),
      /** Any of these states; ignored if `state` is given. */
      states: z.array(z.enum(TASK_STATES)).min(1).max(TASK_STATES.length).optional(),
      tool_type: toolType.optional(),
      /** Any of these types; ignored if `tool_type` is given. */
      tool_types: z.array(toolType).min(1).max(TOOL_TYPES.length).optional(),
      /** Matches a part of the title. */
      search: text().trim().max(PAGING.maxSearchLength).optional(),
      sort: z.enum(TASK_SORTS).default('newest'),
    }),
    data: longPageOf(task),
    rate: reading,
  }),
  cancelTask: defineCall({
    ...CALL_ROUTES.cancelTask,
    summary: 'Stop a task; its credits are returned. One that has ended stays as it ended',
    input: oneTask,
    data: task,
    rate: acting,
  }),
  regenerateTask: defineCall({
    ...CALL_ROUTES.regenerateTask,
    summary:
      "Run a task's input once more as a new task, or only what failed of it, with a new seed unless one is given",
    input: oneTask.extend({
      seed: z.number().int().min(0).max(MAX_SEED).optional(),
      /** Makes the results that are listed in `variant_failures`, and no others. */
      only_missing: z.boolean().default(false),
      idempotency_key: text().min(8).max(100).optional(),
    }),
    data: task,
    rate: acting,
  }),
  deleteTasks: defineCall({
    ...CALL_ROUTES.deleteTasks,
    summary: 'Delete ended tasks with their outputs; for a day they can be restored. Tells which were deleted',
    input: manyTasks,
    data: manyTasks,
    rate: acting,
  }),
  restoreTasks: defineCall({
    ...CALL_ROUTES.restoreTasks,
    summary: 'Bring deleted tasks back. Tells which came back',
    input: manyTasks,
    data: manyTasks,
    rate: acting,
  }),
  renameTask: defineCall({
    ...CALL_ROUTES.renameTask,
    summary: 'Give a task another title',
    input: oneTask.extend({ title: projectTitle }),
    data: task,
    rate: acting,
  }),
  giveFeedback: defineCall({
    ...CALL_ROUTES.giveFeedback,
    summary: 'Like or dislike a task, or one of its results, with reasons; null takes it back',
    input: oneTask.extend({
      /** The result that is rated; left out: the task as a whole. */
      variant: z.number().int().min(0).optional(),
      is_liked: z.boolean().nullable(),
      /** Only given with a dislike. */
      reasons: z.array(z.literal(COMMENT_REASONS)).max(COMMENT_REASONS.length).default([]),
      comment: text()
        .trim()
        .max(2000)
        .refine((text) => countWords(text) <= TEXT_LIMITS.feedbackWords, { error: 'feedback_too_long' })
        .default(''),
    }),
    data: task,
    rate: acting,
  }),
  listFinishedResults: defineCall({
    ...CALL_ROUTES.listFinishedResults,
    summary: 'What a running task has already made, to look at; empty once it has ended',
    input: oneTask,
    data: z.object({ results: z.array(finishedResult) }),
    rate: reading,
  }),
  getTaskCredits: defineCall({
    ...CALL_ROUTES.getTaskCredits,
    summary: 'What a task was quoted, by what the price is made of, and every movement of credits that it caused',
    input: oneTask,
    data: z.object({
      quote: z.object({
        credits: z.number().int(),
        /** The lines sum to the quote. */
        lines: z.array(
          z.object({ variant: z.number().int(), length_s: z.number().nullable(), credits: z.number().int() }),
        ),
      }),
      /** What making the missing results again costs today; null if none is missing. */
      missing_credits: z.number().int().nullable(),
      /** Credits finally spent; 0 while they are only held, and if they were returned. */
      spent: z.number().int(),
      entries: z.array(taskCreditsEntry),
    }),
    rate: reading,
  }),
  getManifest: defineCall({
    ...CALL_ROUTES.getManifest,
    summary: 'The manifest of a finished video: the document, hashes and versions that it can be rendered from again',
    input: oneTask.extend({ variant: z.number().int().min(0).default(0) }),
    data: z.object({ url: z.string(), file_name: z.string(), size_bytes: z.number().int() }),
    rate: { max: 120, windowS: 60 },
  }),
  taskEvents: defineCall({
    ...CALL_ROUTES.taskEvents,
    summary:
      "Server-sent events: each change of the user's tasks (`task`), which were deleted (`deleted`), and the balance when it changes (`credits`)",
    input: z.object({}),
    data: z.discriminatedUnion('event', [
      z.object({ event: z.literal('task'), task }),
      z.object({ event: z.literal('deleted'), task_id: taskId }),
      z.object({ event: z.literal('credits'), credits: z.number().int(), credits_held: z.number().int() }),
    ]),
    rate: { max: 60, windowS: 60 },
    answer: 'stream',
  }),
};
