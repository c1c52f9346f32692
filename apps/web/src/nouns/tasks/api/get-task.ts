import { ENDED_TASK_STATES, type Task } from '@reelwright/contracts';
import { useQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { useIsStreaming } from '../model/stream-state.ts';
import { taskKey } from '../model/task-keys.ts';

/** How often a running task is asked for while no events come. */
const POLL_MS = 3000;
/** The signed addresses of its files end after an hour. */
const RENEW_ADDRESSES_MS = 30 * 60_000;

function nextAskIn(task: Task | undefined, isStreaming: boolean): number | false {
  if (!task) return false;
  if (!ENDED_TASK_STATES.includes(task.state)) return isStreaming ? false : POLL_MS;
  return task.outputs.length > 0 ? RENEW_ADDRESSES_MS : false;
}

/** One task; kept fresh by events, or by asking while there are none. */
export function useTask(taskId: string) {
  const isStreaming = useIsStreaming();
  return useQuery({
    queryKey: taskKey(taskId),
    queryFn: ({ signal }) => api.call('getTaskStatus', { task_id: taskId }, { signal }),
    refetchInterval: ({ state }) => nextAskIn(state.data, isStreaming),
  });
}
