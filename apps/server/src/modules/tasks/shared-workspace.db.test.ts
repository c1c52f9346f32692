import type { TaskId } from '@reelwright/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../actor.ts';
import { addTestMember } from '../accounts/test-users.ts';
import { openTaskBench, type TaskBench } from './test-task-bench.ts';

let bench: TaskBench;
let creator: Actor;
let member: Actor;
let taskId: TaskId;

beforeAll(async () => {
  bench = await openTaskBench();
  creator = await bench.createUser();
  member = await addTestMember(bench.database, creator);
  ({ task_id: taskId } = await bench.push(creator));
  await bench.run(taskId);
});
afterAll(() => bench.close());

test('members see all tasks of their workspace', async () => {
  const { list } = await bench.tasks.listTasks({ actor: member, page: 1, pageSize: 10 }, 'en');
  expect(list.map(({ task_id: id }) => id)).toEqual([taskId]);
  expect(await bench.status(member, taskId)).toMatchObject({ state: 'success' });
});

test('members are notified of tasks that others of their workspace push', async () => {
  const leaving = new AbortController();
  const told: string[] = [];
  const started = Promise.withResolvers<void>();
  const watching = (async () => {
    for await (const event of bench.tasks.watchTasks({ actor: member, signal: leaving.signal }, 'en')) {
      if (event.event === 'credits') started.resolve();
      if (event.event === 'task') told.push(event.task.task_id);
    }
  })();
  await started.promise;
  const { task_id: pushed } = await bench.push(creator);
  // News of the task before may still be on its way.
  await expect.poll(() => told).toContain(pushed);
  leaving.abort();
  await watching;
});

test('members can not rename, cancel, delete or share tasks of others; the creator of the workspace can', async () => {
  const ids = { taskId, actor: member };
  for (const refused of [
    () => bench.tasks.renameTask(ids, 'Mine', 'en'),
    () => bench.tasks.cancelTask(ids, 'en'),
    () => bench.tasks.checkMayShare(ids),
    () => bench.tasks.deleteTasks({ taskIds: [taskId], actor: member }),
  ])
    await expect(refused()).rejects.toMatchObject({ code: 'PERMISSION_MISSING' });

  const { task_id: own } = await bench.tasks.pushTask({
    actor: { ...member, plan: 'business' },
    toolType: 104,
    input: { text: 'mine', price: 0 },
    language: 'en',
  });
  await bench.tasks.cancelTask({ taskId: own, actor: creator }, 'en');
  expect(await bench.status(member, own)).toMatchObject({ state: 'cancelled' });
});

test('the user who pushes pays, not the workspace', async () => {
  expect(await bench.balance(member)).toEqual({ available: 0, held: 0 });
  await expect(bench.push(member)).rejects.toMatchObject({ code: 'NOT_ENOUGH_CREDITS' });
});
