import { type CallData, ENDED_TASK_STATES, type Task, type TaskId, type UserInfo } from '@reelwright/contracts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { isShownBy } from './task-filter.ts';
import { readTaskListKey, TASK_LIST_KEY, taskKey } from './task-keys.ts';

type TaskPages = InfiniteData<CallData<'listTasks'>>;

const hasEnded = (task: Task): boolean => ENDED_TASK_STATES.includes(task.state);

/** Merges a new state into the known one. A final state stays: an older message that arrives later changes nothing. */
function mergeTask(known: Task | undefined, task: Task): Task {
  return known && hasEnded(known) && !hasEnded(task) ? known : task;
}

/**
 * Returns a task that the server has sent, or its final state if that is known: an answer that left the server before
 * the task ended can arrive after the news of the end.
 */
export function keepFinalState(queries: QueryClient, task: Task): Task {
  return mergeTask(queries.getQueryData<Task>(taskKey(task.task_id)), task);
}

/** Returns the pages with the task updated, or without it if they no longer show it. */
function placeTask(pages: TaskPages, task: Task, isShown: boolean): TaskPages {
  return {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      list: page.list.flatMap((row) => (row.task_id !== task.task_id ? [row] : isShown ? [mergeTask(row, task)] : [])),
    })),
  };
}

/** Updates a task wherever it is shown. A list that should contain it and does not is refetched. */
export function applyTask(queries: QueryClient, task: Task): void {
  queries.setQueryData<Task>(taskKey(task.task_id), (known) => mergeTask(known, task));
  for (const [key, pages] of queries.getQueriesData<TaskPages>({ queryKey: TASK_LIST_KEY })) {
    const isShown = isShownBy(readTaskListKey(key), task);
    const isListed = pages?.pages.some(({ list }) => list.some((row) => row.task_id === task.task_id)) ?? false;
    if (pages && isListed) queries.setQueryData<TaskPages>(key, placeTask(pages, task, isShown));
    else if (isShown) void queries.invalidateQueries({ queryKey: key, exact: true });
  }
}

/** Removes tasks from every list before the server confirms their deletion. */
export function dropTasks(queries: QueryClient, taskIds: ReadonlySet<TaskId>): void {
  queries.setQueriesData<TaskPages>({ queryKey: TASK_LIST_KEY }, (pages) => {
    if (!pages) return pages;
    const isGone = (task: Task): boolean => taskIds.has(task.task_id);
    const gone = pages.pages.flatMap(({ list }) => list).filter(isGone).length;
    return {
      ...pages,
      pages: pages.pages.map((page) => ({
        ...page,
        total: page.total - gone,
        list: page.list.filter((task) => !isGone(task)),
      })),
    };
  });
}

/** Applies a server event wherever its subject is shown. */
export function applyEvent(queries: QueryClient, change: CallData<'taskEvents'>): void {
  switch (change.event) {
    case 'task':
      return applyTask(queries, change.task);
    case 'deleted':
      dropTasks(queries, new Set([change.task_id]));
      // A screen that shows the task asks the server for its new state.
      void queries.resetQueries({ queryKey: taskKey(change.task_id), exact: true });
      return;
    case 'credits':
      return applyCredits(queries, change);
  }
}

/** Adds a task that was just created; an event that arrived before the answer is kept. */
export function addTask(queries: QueryClient, task: Task): void {
  if (queries.getQueryData(taskKey(task.task_id)) === undefined) applyTask(queries, task);
}

function applyCredits(queries: QueryClient, balance: { credits: number; credits_held: number }): void {
  queries.setQueryData<UserInfo>(
    ['userInfo'],
    (user) => user && { ...user, credits: balance.credits, credits_held: balance.credits_held },
  );
}
