import type { CallData, Task, TaskId, TaskState, ToolType } from '@reelwright/contracts';
import { type InfiniteData, QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { addTask, applyEvent, applyTask, dropTasks } from './apply-task.ts';
import { EVERY_TASK } from './task-filter.ts';
import { taskKey, taskListKey } from './task-keys.ts';

const ID = 'a0000000-0000-4000-8000-000000000000' as TaskId;

function makeTask(change: Partial<Task> = {}): Task {
  return {
    task_id: ID,
    tool_type: 104,
    title: 'Mug',
    state: 'generating',
    queue_position: null,
    step: 'render',
    percent: 50,
    seconds_left: 5,
    credits: 5,
    seed: 1,
    failure: null,
    input: {},
    outputs: [],
    feedback: null,
    result_feedback: [],
    variant_failures: [],
    draft_id: null,
    created_at: '2026-01-01T00:00:00.000Z',
    started_at: null,
    ended_at: null,
    ...change,
  };
}

let queries: QueryClient;
beforeEach(() => {
  queries = new QueryClient();
});

const listKey = (state: TaskState | null, toolType: ToolType | null = null, search = '') =>
  taskListKey({
    ...EVERY_TASK,
    states: state === null ? null : [state],
    toolTypes: toolType === null ? null : [toolType],
    search,
  });

function showList(state: TaskState | null, tasks: Task[]): void {
  queries.setQueryData<InfiniteData<CallData<'listTasks'>>>(listKey(state), {
    pages: [{ list: tasks, total: tasks.length, page: 1, page_size: 24, next_cursor: null }],
    pageParams: [1],
  });
}

function readList(state: TaskState | null): Task[] {
  const data = queries.getQueryData<InfiniteData<CallData<'listTasks'>>>(listKey(state));
  return data?.pages.flatMap(({ list }) => list) ?? [];
}

const isOutdated = (state: TaskState | null): boolean => queries.getQueryState(listKey(state))?.isInvalidated ?? false;

describe("a task's newest state", () => {
  it('updates every place that shows the task', () => {
    showList(null, [makeTask()]);
    applyTask(queries, makeTask({ percent: 80 }));
    expect(readList(null)[0]?.percent).toBe(80);
    expect(queries.getQueryData<Task>(taskKey(ID))?.percent).toBe(80);
  });

  it('never reverts a final state', () => {
    showList(null, [makeTask({ state: 'cancelled' })]);
    queries.setQueryData(taskKey(ID), makeTask({ state: 'cancelled' }));
    applyTask(queries, makeTask({ percent: 80 }));
    expect(readList(null)[0]?.state).toBe('cancelled');
    expect(queries.getQueryData<Task>(taskKey(ID))?.state).toBe('cancelled');
  });

  it('removes it from a list of another state and refetches the list of its own', () => {
    showList('generating', [makeTask()]);
    showList('success', []);
    showList('failed', []);
    applyTask(queries, makeTask({ state: 'success' }));
    expect(readList('generating')).toEqual([]);
    expect(isOutdated('success')).toBe(true);
    expect(isOutdated('failed')).toBe(false);
  });

  it('refetches the list of all tasks if the task is new', () => {
    showList(null, []);
    applyTask(queries, makeTask());
    expect(isOutdated(null)).toBe(true);
  });
});

it('keeps an event that arrived before the answer to the push', () => {
  applyTask(queries, makeTask({ percent: 10 }));
  addTask(queries, makeTask({ state: 'in_queue', percent: 0 }));
  expect(queries.getQueryData<Task>(taskKey(ID))?.percent).toBe(10);
});

it('updates the balance at once', () => {
  queries.setQueryData(['userInfo'], { userId: 1, credits: 10, credits_held: 0 });
  applyEvent(queries, { event: 'credits', credits: 5, credits_held: 5 });
  expect(queries.getQueryData(['userInfo'])).toEqual({ userId: 1, credits: 5, credits_held: 5 });
});

it('leaves the list of another tool unchanged', () => {
  queries.setQueryData(listKey(null, 92), { pages: [], pageParams: [] });
  applyTask(queries, makeTask());
  expect(queries.getQueryState(listKey(null, 92))?.isInvalidated).toBe(false);
  applyTask(queries, makeTask({ tool_type: 92 }));
  expect(queries.getQueryState(listKey(null, 92))?.isInvalidated).toBe(true);
});

it('moves a renamed task from the lists of its old name to those of its new one', () => {
  const pages = {
    pages: [{ list: [makeTask()], total: 1, page: 1, page_size: 24, next_cursor: null }],
    pageParams: [1],
  };
  queries.setQueryData(listKey(null, null, 'mug'), pages);
  queries.setQueryData(listKey(null, null, 'LAMP'), { pages: [], pageParams: [] });
  applyTask(queries, makeTask({ title: 'Lamp' }));
  const mugs = queries.getQueryData<InfiniteData<CallData<'listTasks'>>>(listKey(null, null, 'mug'));
  expect(mugs?.pages[0]?.list).toEqual([]);
  expect(queries.getQueryState(listKey(null, null, 'LAMP'))?.isInvalidated).toBe(true);
});

it('removes deleted tasks from every list, and counts the rest', () => {
  showList(null, [makeTask(), makeTask({ task_id: 'b0000000-0000-4000-8000-000000000000' as TaskId })]);
  showList('generating', [makeTask()]);
  dropTasks(queries, new Set([ID]));
  expect(readList(null).map(({ task_id: id }) => id)).toEqual(['b0000000-0000-4000-8000-000000000000']);
  expect(readList('generating')).toEqual([]);
  const all = queries.getQueryData<InfiniteData<CallData<'listTasks'>>>(listKey(null));
  expect(all?.pages[0]?.total).toBe(1);
});

it('applies changes made in another tab', () => {
  showList(null, [makeTask({ percent: 10 })]);
  applyEvent(queries, { event: 'task', task: makeTask({ percent: 20 }) });
  expect(readList(null)[0]?.percent).toBe(20);
  queries.setQueryData(taskKey(ID), makeTask());
  applyEvent(queries, { event: 'deleted', task_id: ID });
  expect(readList(null)).toEqual([]);
  expect(queries.getQueryData(taskKey(ID)), 'nothing is shown of what is gone').toBeUndefined();
});
