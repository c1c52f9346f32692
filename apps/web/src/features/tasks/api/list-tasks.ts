import { type CallData, ENDED_TASK_STATES, type TaskState } from '@reelwright/contracts';
import { type InfiniteData, infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { TASK_LIST_KEY } from '../model/task-keys.ts';
import { useIsStreaming } from '../model/stream-state.ts';

const PAGE_SIZE = 24;
/** How often a list with running tasks is asked for while no events come. */
const POLL_MS = 3000;

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

function hasRunning(data: InfiniteData<CallData<'listTasks'>> | undefined): boolean {
  return data?.pages.some(({ list }) => list.some((task) => !ENDED_TASK_STATES.includes(task.state))) ?? false;
}

/** The user's tasks, newest first, page by page; of one state where one is given. */
export function useTaskList(state: TaskState | null) {
  const isStreaming = useIsStreaming();
  return useInfiniteQuery({
    ...taskListQuery(state),
    refetchInterval: (query) => (!isStreaming && hasRunning(query.state.data) ? POLL_MS : false),
  });
}
