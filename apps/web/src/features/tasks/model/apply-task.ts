import { type CallData, ENDED_TASK_STATES, type Task, type TaskState, type UserInfo } from '@reelwright/contracts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { readTaskListKey, TASK_LIST_KEY, taskKey } from './task-keys.ts';

type TaskPages = InfiniteData<CallData<'listTasks'>>;

const hasEnded = (task: Task): boolean => ENDED_TASK_STATES.includes(task.state);

/** What is known after this word came. An end is final: a word that was under way when it came changes nothing. */
function mergeTask(known: Task | undefined, task: Task): Task {
  return known && hasEnded(known) && !hasEnded(task) ? known : task;
}

/** The pages with the task in its place; without it where they show only another state. */
function placeTask(pages: TaskPages, task: Task, wanted: TaskState | null): TaskPages {
  const belongs = wanted === null || wanted === task.state;
  return {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      list: page.list.flatMap((row) => (row.task_id !== task.task_id ? [row] : belongs ? [mergeTask(row, task)] : [])),
    })),
  };
}

/** Puts the newest word of a task wherever it is shown. A list that should show it and does not asks again. */
export function applyTask(queries: QueryClient, task: Task): void {
  queries.setQueryData<Task>(taskKey(task.task_id), (known) => mergeTask(known, task));
  for (const [key, pages] of queries.getQueriesData<TaskPages>({ queryKey: TASK_LIST_KEY })) {
    const { state: wanted, toolType } = readTaskListKey(key);
    if (toolType !== null && toolType !== task.tool_type) continue;
    const isListed = pages?.pages.some(({ list }) => list.some((row) => row.task_id === task.task_id)) ?? false;
    if (pages && isListed) queries.setQueryData<TaskPages>(key, placeTask(pages, task, wanted));
    else if (wanted === null || wanted === task.state) void queries.invalidateQueries({ queryKey: key, exact: true });
  }
}

/** A task that was just made; a word of it that came faster than the answer stays. */
export function addTask(queries: QueryClient, task: Task): void {
  if (queries.getQueryData(taskKey(task.task_id)) === undefined) applyTask(queries, task);
}

export function applyCredits(queries: QueryClient, balance: { credits: number; credits_held: number }): void {
  queries.setQueryData<UserInfo>(
    ['userInfo'],
    (user) => user && { ...user, credits: balance.credits, credits_held: balance.credits_held },
  );
}
