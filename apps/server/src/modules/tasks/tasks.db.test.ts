import { randomUUID } from 'node:crypto';
import {
  type ProductId,
  TASK_SORTS,
  type Task,
  type TaskId,
  type TaskSort,
  task as taskSchema,
} from '@reelwright/contracts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '../../app-error.ts';
import type { Actor } from '../../actor.ts';
import { openTaskBench, type TaskBench } from './test-task-bench.ts';

let bench: TaskBench;
let user: Actor;
beforeAll(async () => {
  bench = await openTaskBench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  user = await bench.createUser();
});
afterEach(() => {
  Object.assign(bench.limits, { queueLimit: 1000, userQueueLimit: 1000 });
});

const pushAs = (asUser: Actor, request: { toolType?: 92 | 103 | 104; input?: Record<string, unknown> }) =>
  bench.tasks.pushTask({
    actor: asUser,
    toolType: request.toolType ?? 104,
    input: request.input ?? { text: 'hello' },
    language: 'en',
  });

async function countTasks(ofUser: Actor): Promise<number> {
  return (await bench.tasks.listTasks({ actor: ofUser, page: 1, pageSize: 100 }, 'en')).total;
}

async function countJobs(taskId: string): Promise<number> {
  const { rows } = await bench.database.query("select 1 from queue_jobs where id = $1 and state = 'waiting'", [taskId]);
  return rows.length;
}

describe('the price', () => {
  const priceFor = (toolType: 103 | 104, input: Record<string, unknown>) =>
    bench.tasks.priceTask({ actor: user, toolType, input, language: 'en' });

  test('is returned with the balance', async () => {
    expect(await priceFor(104, { text: 'hello', price: 7 })).toEqual({ credits: 7, balance: 100, is_enough: true });
    expect(await priceFor(104, { text: 'hello', price: 101 })).toMatchObject({ is_enough: false });
  });

  test('of invalid input, or of an unavailable tool, is refused', async () => {
    await expect(priceFor(104, { text: 'x' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      values: { field: 'Text' },
    });
    await expect(priceFor(103, { text: 'hello' })).rejects.toMatchObject({ code: 'TOOL_UNAVAILABLE' });
  });
});

describe('a pushed task', () => {
  test('waits with its credits held, in the shape of the contract', async () => {
    const task = await bench.push(user, { price: 7 });
    expect(taskSchema.safeParse(task).error).toBeUndefined();
    expect(task).toMatchObject({
      state: 'in_queue',
      title: 'hello',
      credits: 7,
      percent: 0,
      outputs: [],
      failure: null,
    });
    expect(task.queue_position).toBeGreaterThanOrEqual(1);
    expect(await bench.balance(user)).toEqual({ available: 93, held: 7 });
    expect(await countJobs(task.task_id)).toBe(1);
  });

  test('keeps the given seed, else gets a random one', async () => {
    expect((await bench.push(user, { seed: 12 })).seed).toBe(12);
    const drawn = await Promise.all([bench.push(user), bench.push(user)]);
    expect(drawn[0].seed).not.toBe(drawn[1].seed);
    expect((await bench.status(user, drawn[0].task_id)).seed).toBe(drawn[0].seed);
  });

  test("is refused with a message in the user's language, before it costs anything", async () => {
    const pushing = bench.tasks.pushTask({ actor: user, toolType: 104, input: { text: 'x' }, language: 'zh-CN' });
    await expect(pushing).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      values: { field: '文字', problem: /至少/ },
    });
    expect(await countTasks(user)).toBe(0);
    expect(await bench.balance(user)).toEqual({ available: 100, held: 0 });
  });

  test('is refused if the credits do not suffice, and leaves no task and no job', async () => {
    const poor = await bench.createUser({ balance: 4 });
    await expect(bench.push(poor)).rejects.toMatchObject({
      code: 'NOT_ENOUGH_CREDITS',
      values: { needed: 5, balance: 4 },
    });
    expect(await countTasks(poor)).toBe(0);
    expect(await bench.balance(poor)).toEqual({ available: 4, held: 0 });
  });

  test('needs the permission that the tool requires', async () => {
    await expect(pushAs(user, { toolType: 92 })).rejects.toMatchObject({ code: 'PERMISSION_MISSING' });
    const granted = { ...user, toolPermissions: [92] };
    expect(await pushAs(granted, { toolType: 92 })).toMatchObject({ tool_type: 92 });
  });

  test('holds nothing if the tool can not use the files of the input', async () => {
    await expect(bench.push(user, { text: 'lost file' })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    expect(await bench.balance(user)).toEqual({ available: 100, held: 0 });
    expect(await countTasks(user)).toBe(0);
  });

  test('needs an available tool', async () => {
    await expect(pushAs(user, { toolType: 103 })).rejects.toMatchObject({ code: 'TOOL_UNAVAILABLE' });
  });

  test('is refused if the user has too many waiting, while other users may push', async () => {
    bench.limits.userQueueLimit = 2;
    await bench.push(user);
    await bench.push(user);
    await expect(bench.push(user)).rejects.toMatchObject({ code: 'QUEUE_LIMIT' });
    expect(await bench.balance(user)).toEqual({ available: 90, held: 10 });
    await bench.push(await bench.createUser());
  });

  test('is refused if the installation has too many waiting', async () => {
    bench.limits.queueLimit = 1;
    await expect(Promise.all([bench.push(user), bench.push(user)])).rejects.toMatchObject({ code: 'QUEUE_LIMIT' });
  });

  test('may be free', async () => {
    const poor = await bench.createUser({ balance: 0 });
    const task = await bench.push(poor, { price: 0 });
    await bench.run(task.task_id);
    expect(await bench.status(poor, task.task_id)).toMatchObject({ state: 'success', credits: 0 });
  });
});

describe('the same idempotency key', () => {
  test('returns the same task and holds its credits once, also for concurrent pushes', async () => {
    const key = randomUUID();
    const pushed = await Promise.all(Array.from({ length: 8 }, () => bench.push(user, {}, key)));
    expect(new Set(pushed.map((task) => task.task_id)).size).toBe(1);
    expect(await countTasks(user)).toBe(1);
    expect(await bench.balance(user)).toEqual({ available: 95, held: 5 });
  });

  test('returns the task also after it has ended, or when the queue is full', async () => {
    const key = randomUUID();
    const task = await bench.push(user, {}, key);
    await bench.run(task.task_id);
    bench.limits.userQueueLimit = 0;
    expect(await bench.push(user, {}, key)).toMatchObject({ task_id: task.task_id, state: 'success' });
  });

  test('with another input, tool or seed is refused, and costs nothing', async () => {
    const key = randomUUID();
    const task = await bench.push(user, { text: 'mug' }, key);
    const again = { actor: user, toolType: 104, input: { text: 'mug' }, idempotencyKey: key, language: 'en' } as const;
    for (const other of [{ input: { text: 'cup' } }, { toolType: 92 }, { seed: 3 }]) {
      await expect(bench.tasks.pushTask({ ...again, ...other })).rejects.toMatchObject({
        code: 'IDEMPOTENCY_KEY_REUSED',
      });
    }
    expect(await bench.balance(user)).toEqual({ available: 95, held: 5 });
    // The draft's preview may be a newer one at the second try.
    const retried = await bench.tasks.pushTask({ ...again, previewTaskId: randomUUID() as TaskId });
    expect(retried.task_id).toBe(task.task_id);
  });

  test('of a task from before hashes were stored returns that task', async () => {
    const key = randomUUID();
    const task = await bench.push(user, { text: 'mug' }, key);
    await bench.database.query('update tasks set idempotency_hash = null where task_id = $1', [task.task_id]);
    expect((await bench.push(user, { text: 'cup' }, key)).task_id).toBe(task.task_id);
  });

  test('of two users are two tasks', async () => {
    const key = randomUUID();
    const other = await bench.createUser();
    expect((await bench.push(user, {}, key)).task_id).not.toBe((await bench.push(other, {}, key)).task_id);
  });
});

describe("another user's task", () => {
  test('responds NOT_FOUND to every call', async () => {
    const { task_id: taskId } = await bench.push(user);
    const stranger = await bench.createUser();
    const ids = { taskId, actor: stranger };
    const attempts = [
      () => bench.tasks.getTask(ids, 'en'),
      () => bench.tasks.cancelTask(ids, 'en'),
      () => bench.tasks.deleteTasks({ taskIds: [taskId], actor: stranger }),
      () => bench.tasks.regenerateTask({ taskId, actor: stranger, language: 'en' }),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await bench.tasks.findLastTask({ actor: stranger, toolType: undefined }, 'en')).toBeNull();
    expect(await countTasks(stranger)).toBe(0);
    expect(await bench.status(user, taskId)).toMatchObject({ state: 'in_queue' });
  });
});

describe('re-generating', () => {
  test('runs the same input as a new task with a new seed, and holds its price again', async () => {
    const first = await bench.push(user, { text: 'again', seed: 3 });
    await bench.run(first.task_id);
    const second = await bench.tasks.regenerateTask({ taskId: first.task_id, actor: user, language: 'en' });
    expect(second).toMatchObject({ state: 'in_queue', title: 'again', input: first.input });
    expect(second.task_id).not.toBe(first.task_id);
    expect(second.seed).not.toBe(3);
    expect(await bench.balance(user)).toEqual({ available: 90, held: 5 });
  });

  test('keeps a requested seed, and creates one task per key', async () => {
    const first = await bench.push(user);
    const request = {
      taskId: first.task_id,
      actor: user,
      seed: 3,
      idempotencyKey: randomUUID(),
      language: 'en',
    } as const;
    const again = await bench.tasks.regenerateTask(request);
    expect(again.seed).toBe(3);
    expect((await bench.tasks.regenerateTask(request)).task_id).toBe(again.task_id);
  });
});

describe('deleting', () => {
  test('hides a finished task, and restoring brings it back complete', async () => {
    const { task_id: taskId } = await bench.push(user);
    await bench.run(taskId);
    const ids = { taskIds: [taskId], actor: user };
    await bench.tasks.deleteTasks(ids);
    await expect(bench.status(user, taskId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await countTasks(user)).toBe(0);
    expect(await bench.tasks.findLastTask({ actor: user, toolType: undefined }, 'en')).toBeNull();
    await expect(bench.tasks.deleteTasks(ids)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await bench.tasks.restoreTasks(ids)).toEqual([taskId]);
    expect(await bench.status(user, taskId)).toMatchObject({ state: 'success', outputs: [{ variant: 0 }] });
    expect(await countTasks(user)).toBe(1);
  });

  test('is refused while the task is unfinished', async () => {
    const { task_id: taskId } = await bench.push(user);
    const deleting = bench.tasks.deleteTasks({ taskIds: [taskId], actor: user });
    await expect(deleting).rejects.toMatchObject({ code: 'TASK_STILL_RUNNING' });
  });
});

test.each(TASK_SORTS)('lists every task by %s, page after page, while one is deleted', async (sort) => {
  for (const text of ['bag', 'ANT', 'ant', 'cup', 'BAG']) await bench.push(user, { text });
  const { list: all } = await bench.tasks.listTasks({ actor: user, sort, page: 1, pageSize: 10 }, 'en');
  for (const { task_id: taskId } of all) await bench.tasks.cancelTask({ taskId, actor: user }, 'en');
  const read = (cursor?: string | null) =>
    bench.tasks.listTasks({ actor: user, sort, page: 1, pageSize: 2, cursor: cursor ?? undefined }, 'en');
  const first = await read();
  await bench.tasks.deleteTasks({ taskIds: first.list.map(({ task_id: id }) => id).slice(0, 1), actor: user });
  const second = await read(first.next_cursor);
  const third = await read(second.next_cursor);
  const ids = (tasks: readonly Task[]) => tasks.map(({ task_id: id }) => id);
  expect(ids([first, second, third].flatMap(({ list }) => list))).toEqual(ids(all));
  expect(third).toMatchObject({ next_cursor: null, total: 4 });
});

test('refuses a cursor of another list, of another order, or of nobody', async () => {
  for (const text of ['one', 'two']) await bench.push(user, { text });
  const read = (sort: TaskSort, cursor?: string) =>
    bench.tasks.listTasks({ actor: user, sort, page: 1, pageSize: 1, cursor }, 'en');
  const { next_cursor: cursor } = await read('newest');
  for (const wrong of [read('title', cursor ?? ''), read('newest', 'bm90aGluZw'), read('newest', '')])
    await expect(wrong).rejects.toMatchObject({ code: 'INVALID_INPUT' });
});

test("lists the user's tasks, newest first, by page and by state", async () => {
  const taskIds: TaskId[] = [];
  for (const text of ['one', 'two', 'three']) taskIds.push((await bench.push(user, { text })).task_id);
  await bench.run(taskIds[1] ?? ('' as TaskId));

  const list = (page: number, state?: 'success') =>
    bench.tasks.listTasks({ actor: user, states: state && [state], page, pageSize: 2 }, 'en');
  const titles = async (page: number) => (await list(page)).list.map((task) => task.title);
  expect(await titles(1)).toEqual(['three', 'two']);
  expect(await titles(2)).toEqual(['one']);
  expect(await list(1, 'success')).toMatchObject({ total: 1, list: [{ title: 'two', outputs: [{ kind: 'video' }] }] });

  const last = (toolType?: 103) => bench.tasks.findLastTask({ actor: user, toolType }, 'en');
  expect(await last()).toMatchObject({ title: 'three' });
  expect(await last(103)).toBeNull();
});

describe('a task that was listed before', () => {
  const listed = async () => (await bench.tasks.listTasks({ actor: user, page: 1, pageSize: 10 }, 'en')).list;
  const liked = { is_liked: true, reasons: [], comment: '' };
  const changes: [string, (task: Task) => Promise<unknown>][] = [
    ['has its new title', ({ task_id: taskId }) => bench.tasks.renameTask({ taskId, actor: user }, 'renamed', 'en')],
    ['has its rating', ({ task_id: taskId }) => bench.tasks.giveFeedback({ taskId, actor: user }, liked, 'en')],
    [
      'has the new name of its file',
      ({ outputs: [output] }) =>
        bench.database.query(`update assets set file_name = 'other.mp4' where asset_id = $1`, [output?.asset_id]),
    ],
    [
      'has no file that was deleted',
      ({ outputs }) =>
        bench.database.transaction((tx) =>
          bench.tasks.forgetOutputs(
            tx,
            outputs.map(({ asset_id: assetId }) => assetId),
          ),
        ),
    ],
  ];

  test.each(changes)('%s', async (_what, change) => {
    const { task_id: taskId } = await bench.push(user);
    expect(await listed()).toMatchObject([{ state: 'in_queue', queue_position: expect.any(Number) }]);
    await bench.run(taskId);
    const before = await listed();
    expect(before).toMatchObject([{ state: 'success', queue_position: null, outputs: [{ kind: 'video' }] }]);
    if (before[0]) await change(before[0]);
    const after = await listed();
    expect(after).not.toEqual(before);
    expect(after).toEqual([await bench.status(user, taskId)]);
  });

  test('is listed as before if nothing has changed', async () => {
    const { task_id: taskId } = await bench.push(user);
    await bench.run(taskId);
    expect(await listed()).toEqual(await listed());
  });
});

test('lists what was made of a saved product, newest first, in its own workspace only', async () => {
  const productId = randomUUID() as ProductId;
  const mine = { product_id: productId };
  for (const text of ['one', 'two', 'three']) await bench.push(user, { text, ...mine });
  await bench.push(user, { text: 'other', product_id: randomUUID() });
  const titlesOf = async (actor: Actor, max = 12) =>
    (await bench.tasks.listTasksOfProduct({ actor, productId, max }, 'en')).map(({ title }) => title);
  expect(await titlesOf(user)).toEqual(['three', 'two', 'one']);
  expect(await titlesOf(user, 2)).toEqual(['three', 'two']);
  expect(await titlesOf(await bench.createUser())).toEqual([]);
});

test('a failed task says why, and may be pushed again', async () => {
  bench.work.write_script = async () => {
    throw new AppError('NOT_A_PRODUCT');
  };
  try {
    const { task_id: taskId } = await bench.push(user);
    await bench.run(taskId);
    expect((await bench.status(user, taskId)).failure).toMatchObject({ reason: 'NOT_A_PRODUCT', code: -1408 });
  } finally {
    bench.work.write_script = async () => null;
  }
});
