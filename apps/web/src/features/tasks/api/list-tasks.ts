import type { TaskState } from '@reelwright/contracts';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

const PAGE_SIZE = 24;

export const TASK_LIST_KEY = ['tasks', 'list'] as const;

function taskListQuery(state: TaskState | null) {
  return infiniteQueryOptions({
    queryKey: [...TASK_LIST_KEY, state],
    queryFn: ({ pageParam, signal }) =>
      api.call(
        'listTasks',
        { page: pageParam, page_size: PAGE_SIZE, ...(state === null ? {} : { state }) },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ list, page, page_size: size, total }) =>
      list.length > 0 && page * size < total ? page + 1 : undefined,
  });
}

/** The user's tasks, newest first, page by page; of one state where one is given. */
export function useTaskList(state: TaskState | null) {
  return useInfiniteQuery(taskListQuery(state));
}
