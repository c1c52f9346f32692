import type { Task } from '@reelwright/contracts';
import { useQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { TASKS_KEY } from '../model/task-keys.ts';

/** Returns a task's quote and its credit movements; refetched whenever its state changes. */
export function useTaskCredits({ task_id: taskId, state }: Pick<Task, 'task_id' | 'state'>) {
  return useQuery({
    queryKey: [...TASKS_KEY, 'credits', taskId, state],
    queryFn: ({ signal }) => api.call('getTaskCredits', { task_id: taskId }, { signal }),
  });
}
