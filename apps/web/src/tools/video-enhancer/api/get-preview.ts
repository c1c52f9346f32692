import { ENDED_TASK_STATES, type TaskId } from '@reelwright/contracts';
import { useQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { taskKey } from '#src/nouns/tasks/model/task-keys.ts';

/** The stream of events tells of tasks only: a preview is asked for. */
const ASK_AGAIN_MS = 800;

/** Returns the state of a preview, until it has ended. */
export function usePreview(taskId: TaskId) {
  return useQuery({
    queryKey: taskKey(taskId),
    queryFn: ({ signal }) => api.call('getTaskStatus', { task_id: taskId }, { signal }),
    refetchInterval: ({ state }) => {
      const isEnded = state.data !== undefined && ENDED_TASK_STATES.includes(state.data.state);
      return isEnded || state.status === 'error' ? false : ASK_AGAIN_MS;
    },
  });
}
