import { MAX_TASKS_AT_ONCE, type TaskId } from '@reelwright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/lib/api.ts';
import { dropTasks } from '../model/apply-task.ts';
import { callInParts, type Outcome } from '../model/call-in-parts.ts';
import { TASK_LIST_KEY } from '../model/task-keys.ts';

function changeTasks(name: 'deleteTasks' | 'restoreTasks', taskIds: readonly TaskId[]): Promise<Outcome<TaskId>> {
  return callInParts(taskIds, MAX_TASKS_AT_ONCE, async (part) => {
    const { task_ids: done } = await api.call(name, { task_ids: part });
    return done;
  });
}

/** Deletes tasks, which can be restored for a day. The tasks leave the lists at once. */
export function useDeleteTasks() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (taskIds: readonly TaskId[]) => changeTasks('deleteTasks', taskIds),
    onMutate: async (taskIds) => {
      // A pending answer would add the tasks again.
      await queries.cancelQueries({ queryKey: TASK_LIST_KEY });
      dropTasks(queries, new Set(taskIds));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: TASK_LIST_KEY }),
  });
}

export function useRestoreTasks() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (taskIds: readonly TaskId[]) => changeTasks('restoreTasks', taskIds),
    onSettled: () => queries.invalidateQueries({ queryKey: TASK_LIST_KEY }),
  });
}
