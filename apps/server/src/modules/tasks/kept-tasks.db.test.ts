import type { TaskId } from '@reelwright/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import { listTaskEnds } from './task-ends.store.ts';
import { openTaskBench, type TaskBench } from './test-task-bench.ts';

const DAY_MS = 86_400_000;
const NEVER = new AbortController().signal;
let bench: TaskBench;
let user: Actor;
let aheadMs = 0;
beforeAll(async () => {
  bench = await openTaskBench({ clock: { now: () => new Date(Date.now() + aheadMs) } });
});
afterAll(() => bench.close());
beforeEach(async () => {
  user = await bench.createUser();
});

const allOf = (...taskIds: TaskId[]) => ({ taskIds, actor: user });
const idsOf = (taskId: TaskId) => ({ taskId, actor: user });

async function make(input: Record<string, unknown> = {}): Promise<TaskId> {
  const { task_id: taskId } = await bench.push(user, input);
  await bench.run(taskId);
  return taskId;
}

describe('a deleted task', () => {
  test('is purged with its files and assets after a day, and not earlier', async () => {
    const [deleted, kept] = [await make(), await make()];
    await bench.tasks.deleteTasks(allOf(deleted));
    aheadMs = DAY_MS - 60_000;
    await bench.tasks.purgeTasks(NEVER);
    expect(await bench.listFiles(deleted)).toHaveLength(1);
    aheadMs = DAY_MS + 60_000;
    expect(await bench.tasks.purgeTasks(NEVER)).toBe(1);
    aheadMs = 0;
    expect(await bench.listFiles(deleted)).toEqual([]);
    expect(await bench.listFiles(kept)).toHaveLength(1);
    await expect(bench.tasks.restoreTasks(allOf(deleted))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const { rows } = await bench.database.query('select 1 from assets where user_id = $1', [user.userId]);
    expect(rows).toHaveLength(1);
  });

  test("can't be restored by another user", async () => {
    const taskId = await make();
    await bench.tasks.deleteTasks(allOf(taskId));
    const other = await bench.createUser();
    const restoring = bench.tasks.restoreTasks({ taskIds: [taskId], actor: other });
    await expect(restoring).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('many tasks deleted at once', () => {
  test('are all hidden, and all restored', async () => {
    const taskIds = [await make(), await make(), await make()];
    const list = () => bench.tasks.listTasks({ actor: user, page: 1, pageSize: 10 }, 'en');
    expect(new Set(await bench.tasks.deleteTasks(allOf(...taskIds)))).toEqual(new Set(taskIds));
    expect((await list()).total).toBe(0);
    expect(new Set(await bench.tasks.restoreTasks(allOf(...taskIds)))).toEqual(new Set(taskIds));
    expect((await list()).total).toBe(3);
  });

  test('leave out running, missing and foreign tasks, and fail if none is left', async () => {
    const [mine, gone] = [await make(), await make()];
    await bench.tasks.deleteTasks(allOf(gone));
    const { task_id: running } = await bench.push(user);
    const owner = await bench.createUser();
    const { task_id: theirs } = await bench.push(owner);
    await bench.run(theirs);
    expect(await bench.tasks.deleteTasks(allOf(mine, gone, running, theirs))).toEqual([mine]);
    expect((await bench.status(owner, theirs)).state).toBe('success');
    const unfinished = bench.tasks.deleteTasks(allOf(gone, running));
    await expect(unfinished).rejects.toMatchObject({ code: 'TASK_STILL_RUNNING' });
    await expect(bench.tasks.deleteTasks(allOf(gone, theirs))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('are reported to watchers', async () => {
    const taskIds = [await make(), await make()];
    const told = new Set<TaskId>();
    const stop = bench.dependencies.events.watchWorkspace(user.workspaceId, ({ taskId }) => told.add(taskId));
    await bench.tasks.deleteTasks(allOf(...taskIds));
    stop();
    expect(told).toEqual(new Set(taskIds));
  });
});

describe('the title set by a user', () => {
  test('stays when the task ends with a title of its own', async () => {
    bench.work.write_script = async () => 'A better title';
    try {
      const plain = await make();
      expect((await bench.status(user, plain)).title).toBe('A better title');
      const { task_id: named } = await bench.push(user);
      await bench.tasks.renameTask(idsOf(named), 'Mine', 'en');
      await bench.run(named);
      expect((await bench.status(user, named)).title).toBe('Mine');
    } finally {
      bench.work.write_script = async () => null;
    }
  });
});

test('feedback can be saved, changed and removed', async () => {
  const taskId = await make();
  const dislike = { is_liked: false, reasons: [2, 7] as (2 | 7)[], comment: 'too loud' };
  expect((await bench.tasks.giveFeedback(idsOf(taskId), dislike, 'en')).feedback).toEqual(dislike);
  expect((await bench.status(user, taskId)).feedback).toEqual(dislike);
  expect((await bench.tasks.giveFeedback(idsOf(taskId), null, 'en')).feedback).toBeNull();
});

test('each result has a feedback of its own, beside that of the task, and two given at once are both kept', async () => {
  const taskId = await make();
  const ids = idsOf(taskId);
  const like = { is_liked: true, reasons: [], comment: '' };
  const dislike = { is_liked: false, reasons: [1] as 1[], comment: '' };
  await Promise.all([
    bench.tasks.giveFeedback({ ...ids, variant: 2 }, dislike, 'en'),
    bench.tasks.giveFeedback({ ...ids, variant: 0 }, like, 'en'),
  ]);
  expect(await bench.tasks.giveFeedback(ids, like, 'en')).toMatchObject({
    feedback: like,
    result_feedback: [
      { variant: 0, ...like },
      { variant: 2, ...dislike },
    ],
  });
  expect(await bench.tasks.giveFeedback(ids, null, 'en')).toMatchObject({ feedback: null });
  expect((await bench.tasks.giveFeedback({ ...ids, variant: 2 }, null, 'en')).result_feedback).toEqual([
    { variant: 0, ...like },
  ]);
});

test('lists the quote of a task and every credit that moved for it', async () => {
  const taskId = await make({ price: 7 });
  expect(await bench.tasks.getTaskCredits(idsOf(taskId))).toMatchObject({
    quote: { credits: 7, lines: [{ variant: 0, credits: 7 }] },
    spent: 7,
    entries: [
      { kind: 'hold', account: 'available', amount: -7 },
      { kind: 'hold', account: 'held', amount: 7 },
      { kind: 'settle', account: 'held', amount: -7 },
      { kind: 'settle', account: 'spent', amount: 7 },
    ],
  });
  const { task_id: cancelled } = await bench.push(user, { price: 4 });
  await bench.tasks.cancelTask(idsOf(cancelled), 'en');
  expect(await bench.tasks.getTaskCredits(idsOf(cancelled))).toMatchObject({ quote: { credits: 4 }, spent: 0 });
});

test('finds tasks by part of their title, in the requested order', async () => {
  for (const text of ['Blue mug', 'green_mug 100%', 'A lamp']) await make({ text });
  const titles = async (query: { search?: string; sort?: 'newest' | 'oldest' | 'title' }) => {
    const { list } = await bench.tasks.listTasks({ actor: user, page: 1, pageSize: 10, ...query }, 'en');
    return list.map(({ title }) => title);
  };
  expect(await titles({ search: 'MUG' })).toEqual(['green_mug 100%', 'Blue mug']);
  expect(await titles({ search: '0%' })).toEqual(['green_mug 100%']);
  expect(await titles({ search: '_' })).toEqual(['green_mug 100%']);
  expect(await titles({ sort: 'oldest' })).toEqual(['Blue mug', 'green_mug 100%', 'A lamp']);
  expect(await titles({ sort: 'title' })).toEqual(['A lamp', 'Blue mug', 'green_mug 100%']);
});

test.each(['杯', '100_', '杯子 xl', 'XL'])('finds a title in Chinese by %s', async (search) => {
  for (const text of ['蓝色杯子 XL 100_', '蓝色台灯 100%']) await make({ text });
  const { list, total } = await bench.tasks.listTasks({ actor: user, search, page: 1, pageSize: 10 }, 'en');
  expect(list.map(({ title }) => title)).toEqual(['蓝色杯子 XL 100_']);
  expect(total).toBe(1);
});

test('each end of a task is listed once, in the order of the ends, with its result', async () => {
  const seen = (await listTaskEnds(bench.database.db, { after: 0, max: 1000 })).at(-1)?.endId ?? 0;
  const [made, stopped, failing] = [await bench.push(user), await bench.push(user), await bench.push(user)];
  await bench.run(made.task_id);
  await bench.tasks.cancelTask(idsOf(stopped.task_id), 'en');
  bench.work.render = async () => {
    throw new AppError('RENDER_FAILED');
  };
  await bench.run(failing.task_id);
  await bench.tasks.cancelTask(idsOf(made.task_id), 'en');
  const ends = await listTaskEnds(bench.database.db, { after: seen, max: 1000 });
  expect(ends.map(({ taskId, state, failureCode, credits }) => [taskId, state, failureCode, credits])).toEqual([
    [made.task_id, 'success', null, 5],
    [stopped.task_id, 'cancelled', null, 5],
    [failing.task_id, 'failed', 'RENDER_FAILED', 5],
  ]);
  expect(ends[0]).toMatchObject({ userId: user.userId, workspaceId: user.workspaceId, toolType: 104 });
});
