import type { TaskId, TaskState } from '@reelwright/contracts';
import { expect, test } from 'vitest';
import { createKnownTasks } from './known-tasks.ts';
import type { ShownTask, TaskStamp } from './tasks.store.ts';

const stampOf = (taskId: string, writtenBy: string): TaskStamp => ({ taskId: taskId as TaskId, writtenBy });

/** A table of tasks that notes which of them are read. */
function openTable(rows: Record<string, { state: TaskState; writtenBy: string }>) {
  const reads: string[] = [];
  const known = createKnownTasks();
  return {
    rows,
    reads,
    async list(stamps: TaskStamp[]): Promise<TaskId[]> {
      const found = await known.find(stamps, async (taskIds) => {
        reads.push(...taskIds);
        return taskIds.flatMap((taskId) => {
          const row = rows[taskId];
          return row ? [{ taskId, input: {}, ...row } as unknown as ShownTask & TaskStamp] : [];
        });
      });
      return found.map(({ taskId }) => taskId);
    },
  };
}

test('reads a finished task again only when its row was written, whatever its place in the list', async () => {
  const table = openTable({ a: { state: 'success', writtenBy: '1' }, b: { state: 'failed', writtenBy: '1' } });
  expect(await table.list([stampOf('a', '1'), stampOf('b', '1')])).toEqual(['a', 'b']);
  expect(await table.list([stampOf('b', '1'), stampOf('a', '1')])).toEqual(['b', 'a']);
  expect(table.reads).toEqual(['a', 'b']);
  table.rows['b'] = { state: 'failed', writtenBy: '2' };
  expect(await table.list([stampOf('b', '2'), stampOf('a', '1')])).toEqual(['b', 'a']);
  expect(table.reads).toEqual(['a', 'b', 'b']);
});

test('reads an unfinished task each time: it shows others that wait before it', async () => {
  const table = openTable({ a: { state: 'in_queue', writtenBy: '1' }, b: { state: 'generating', writtenBy: '1' } });
  const stamps = [stampOf('a', '1'), stampOf('b', '1')];
  await table.list(stamps);
  await table.list(stamps);
  expect(table.reads).toEqual(['a', 'b', 'a', 'b']);
});

test('keeps what it has read under its own stamp, if the row was written between the two statements', async () => {
  const table = openTable({ a: { state: 'success', writtenBy: '2' } });
  await table.list([stampOf('a', '1')]);
  await table.list([stampOf('a', '1')]);
  await table.list([stampOf('a', '2')]);
  expect(table.reads).toEqual(['a', 'a']);
});

test('leaves out a task that was purged meanwhile', async () => {
  const table = openTable({});
  expect(await table.list([stampOf('a', '1')])).toEqual([]);
});
