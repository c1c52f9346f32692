import { type CallData, ENDED_TASK_STATES, type Task, type TaskId, type UserInfo } from '@reelwright/contracts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { isShownBy } from './task-filter.ts';
import { readTaskListKey, TASK_LIST_KEY, taskKey } from './task-keys.ts';

type TaskPages = InfiniteData<CallData<'listTasks'>>;

const hasEnded = (task: Task): boolean => ENDED_TASK_STATES.includes(task.state);

/** What is known after this word came. An end is final: a word that was under way when it came changes nothing. */
function mergeTask(known: Task | undefined, task: Task): Task {
  return known && hasEnded(known) && !hasEnded(task) ? known : task;
}

/** The pages with the task in its place; without it where they no longer show it. */
function placeTask(pages: TaskPages, task: Task, isShown: boolean): TaskPages {
  return {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      list: page.list.flatMap((row) => (row.task_id !== task.task_id ? [row] : isShown ? [mergeTask(row, task)] : [])),
    })),
  };
}

/** Puts the newest word of a task wherever it is shown. A list that should show it and does not asks again. */
export function applyTask(queries: QueryClient, task: Task): void {
  queries.setQueryData<Task>(taskKey(task.task_id), (known) => mergeTask(known, task));
  for (const [key, pages] of queries.getQueriesData<TaskPages>({ queryKey: TASK_LIST_KEY })) {
    const isShown = isShownBy(readTaskListKey(key), task);
    const isListed = pages?.pages.some(({ list }) => list.some((row) => row.task_id === task.task_id)) ?? false;
    if (pages && isListed) queries.setQueryData<TaskPages>(key, placeTask(pages, task, isShown));
    else if (isShown) void queries.invalidateQueries({ queryKey: key, exact: true });
  }
}

/** Takes tasks out of wherever they are listed, before the server says that they are gone. */
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

/** Puts what the server told of its own accord wherever it is shown. */
export function applyEvent(queries: QueryClient, change: CallData<'taskEvents'>): void {
  switch (change.event) {
    case 'task':
      return applyTask(queries, change.task);
    case 'deleted':
      dropTasks(queries, new Set([change.task_id]));
      // Where it is looked at, the server says what became of it.
      void queries.resetQueries({ queryKey: taskKey(change.task_id), exact: true });
      return;
    case 'credits':
      return applyCredits(queries, change);
  }
}

/** A task that was just made; a word of it that came faster than the answer stays. */
export function addTask(queries: QueryClient, task: Task): void {
  if (queries.getQueryData(taskKey(task.task_id)) === undefined) applyTask(queries, task);
}

function applyCredits(queries: QueryClient, balance: { credits: number; credits_held: number }): void {
  queries.setQueryData<UserInfo>(
    ['userInfo'],
    (user) => user && { ...user, credits: balance.credits, credits_held: balance.credits_held },
  );
}
