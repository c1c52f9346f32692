import { ENDED_TASK_STATES, type Task, type TaskId } from '@reelwright/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useIsStreaming } from '../model/stream-state.ts';

/** How often a running task is asked for while no events come. */
const POLL_MS = 3000;

export function taskQuery(taskId: string) {
  return queryOptions({
    queryKey: ['tasks', 'one', taskId],
    queryFn: ({ signal }) => api.call('getTaskStatus', { task_id: taskId as TaskId }, { signal }),
  });
}

function isRunning(task: Task | undefined): boolean {
  return task !== undefined && !ENDED_TASK_STATES.includes(task.state);
}

/** One task; kept fresh by events, or by asking while there are none. */
export function useTask(taskId: string) {
  const isStreaming = useIsStreaming();
  return useQuery({
    ...taskQuery(taskId),
    refetchInterval: (query) => (!isStreaming && isRunning(query.state.data) ? POLL_MS : false),
  });
}
