import type { CallData, Task, UserInfo } from '@reelwright/contracts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { TASK_LIST_KEY } from '../api/list-tasks.ts';

type TaskPages = InfiniteData<CallData<'listTasks'>>;

/** Puts the newest word of a task wherever it is shown; a task that no list has yet makes the lists ask again. */
export function applyTask(queries: QueryClient, task: Task): void {
  queries.setQueryData(['tasks', 'one', task.task_id], task);
  let isListed = false;
  queries.setQueriesData<TaskPages>({ queryKey: TASK_LIST_KEY }, (data) => {
    if (!data) return data;
    return {
      ...data,
      pages: data.pages.map((page) => {
        if (!page.list.some(({ task_id: id }) => id === task.task_id)) return page;
        isListed = true;
        return { ...page, list: page.list.map((row) => (row.task_id === task.task_id ? task : row)) };
      }),
    };
  });
  if (!isListed) void queries.invalidateQueries({ queryKey: TASK_LIST_KEY });
}

export function applyCredits(queries: QueryClient, balance: { credits: number; credits_held: number }): void {
  queries.setQueryData<UserInfo>(
    ['userInfo'],
    (user) => user && { ...user, credits: balance.credits, credits_held: balance.credits_held },
  );
}
