import { type CallData, ENDED_TASK_STATES, type TaskState, type ToolType } from '@reelwright/contracts';
import { type InfiniteData, infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { keepFinalState } from '../model/apply-task.ts';
import { EVERY_TASK, type TaskFilter } from '../model/task-filter.ts';
import { taskListKey } from '../model/task-keys.ts';
import { useIsStreaming } from '../model/stream-state.ts';

const PAGE_SIZE = 24;
/** Poll interval of a list with running tasks while no events arrive. */
const POLL_MS = 3000;

function taskListQuery(filter: TaskFilter) {
  const { states, toolTypes, search, sort } = filter;
  return infiniteQueryOptions({
    queryKey: taskListKey(filter),
    queryFn: async ({ pageParam, client, signal }) => {
      const page = await api.call(
        'listTasks',
        {
          page_size: PAGE_SIZE,
          ...(pageParam === null ? {} : { cursor: pageParam }),
          ...(states === null ? {} : { states: [...states] }),
          ...(toolTypes === null ? {} : { tool_types: [...toolTypes] }),
          ...(search === '' ? {} : { search }),
          sort,
        },
        { signal },
      );
      return { ...page, list: page.list.map((task) => keepFinalState(client, task)) };
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor: next }) => next,
  });
}

function hasRunning(data: InfiniteData<CallData<'listTasks'>> | undefined): boolean {
  return data?.pages.some(({ list }) => list.some((task) => !ENDED_TASK_STATES.includes(task.state))) ?? false;
}

/** Returns the user's tasks that match the filter, page by page. The previous list stays while another filter loads. */
export function useFilteredTasks(filter: TaskFilter) {
  const isStreaming = useIsStreaming();
  return useInfiniteQuery({
    ...taskListQuery(filter),
    placeholderData: keepPreviousData,
    refetchInterval: (query) => (!isStreaming && hasRunning(query.state.data) ? POLL_MS : false),
  });
}

/** Returns the user's tasks, newest first, page by page; of one state or one tool if given. */
export function useTaskList(state: TaskState | null, toolType: ToolType | null = null) {
  return useFilteredTasks({
    ...EVERY_TASK,
    states: state === null ? null : [state],
    toolTypes: toolType === null ? null : [toolType],
  });
}
