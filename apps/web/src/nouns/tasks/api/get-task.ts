import { ENDED_TASK_STATES, type Task } from '@reelwright/contracts';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { keepFinalState } from '../model/apply-task.ts';
import { useIsStreaming } from '../model/stream-state.ts';
import { taskKey } from '../model/task-keys.ts';

/** Poll interval of a running task while no events arrive. */
const POLL_MS = 3000;
/** The signed addresses of its files expire after an hour. */
const RENEW_ADDRESSES_MS = 30 * 60_000;

function nextAskIn(task: Task | undefined, isStreaming: boolean): number | false {
  if (!task) return false;
  if (!ENDED_TASK_STATES.includes(task.state)) return isStreaming ? false : POLL_MS;
  return task.outputs.length > 0 ? RENEW_ADDRESSES_MS : false;
}

const taskQuery = (taskId: string, isStreaming: boolean) =>
  queryOptions({
    queryKey: taskKey(taskId),
    queryFn: async ({ client, signal }) =>
      keepFinalState(client, await api.call('getTaskStatus', { task_id: taskId }, { signal })),
    refetchInterval: ({ state }) => nextAskIn(state.data, isStreaming),
  });

/** Returns one task, updated by events, or by polling without them. */
export function useTask(taskId: string) {
  return useQuery(taskQuery(taskId, useIsStreaming()));
}

/** Returns several tasks, each updated like a single one. */
export function useTasks(taskIds: readonly string[]) {
  const isStreaming = useIsStreaming();
  return useQueries({ queries: taskIds.map((taskId) => taskQuery(taskId, isStreaming)) });
}
