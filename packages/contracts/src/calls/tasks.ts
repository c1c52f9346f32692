import * as z from 'zod';
import { defineCall } from '../call.ts';
import { pageInput, pageOf } from '../envelope.ts';
import { taskId } from '../ids.ts';
import { TASK_STATES, task } from '../task.ts';
import { TOOL_TYPE_IDS } from '../tool-types.ts';
import { MAX_SEED } from '../seed.ts';

const toolType = z.literal(TOOL_TYPE_IDS as [number, ...number[]]);
/** Checked against the tool's own schema once the tool is known. */
const toolInput = z.record(z.string(), z.unknown());
const oneTask = z.object({ task_id: taskId });
const reading = { max: 600, windowS: 60 };
const acting = { max: 60, windowS: 60 };

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
    input: z.object({ tool_type: toolType, input: toolInput, idempotency_key: z.string().min(8).max(100).optional() }),
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
    summary: "The user's tasks, of all tools or of one, newest first",
    input: pageInput.extend({ state: z.enum(TASK_STATES).optional(), tool_type: toolType.optional() }),
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
  deleteTask: defineCall({
    method: 'POST',
    path: '/taskV2/delete',
    summary: 'Delete an ended task with its outputs',
    input: oneTask,
    data: z.object({}),
    access: 'guest',
    rate: acting,
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
