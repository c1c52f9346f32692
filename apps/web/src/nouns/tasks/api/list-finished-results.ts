import type { Task } from '@reelwright/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { TASKS_KEY } from '../model/task-keys.ts';
import { isRunning } from '../model/task-output.ts';

/** Returns what a running task has already made; refetched whenever its progress changes. */
export function useFinishedResults(task: Pick<Task, 'task_id' | 'state' | 'percent'>) {
  const { task_id: taskId, percent } = task;
  return useQuery({
    queryKey: [...TASKS_KEY, 'finished', taskId, percent],
    queryFn: async ({ signal }) => (await api.call('listFinishedResults', { task_id: taskId }, { signal })).results,
    enabled: isRunning(task) && percent > 0,
    placeholderData: keepPreviousData,
  });
}
