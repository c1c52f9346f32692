import type { Task, TaskId } from '@reelwright/contracts';
import { useTranslation } from 'react-i18next';
import { showError, showToast, showUndoToast } from '#src/ui/toast.ts';
import { useDeleteTasks, useRestoreTasks } from '../api/delete-tasks.ts';
import { isRunning } from './task-output.ts';

/** Deletes tasks at once and offers to restore them. Running tasks stay, and the user is told. */
export function useTaskRemoval() {
  const { t } = useTranslation('tasks');
  // Uses the promises, because the calling component may be unmounted with the tasks before the answer.
  const { mutateAsync: remove } = useDeleteTasks();
  const { mutateAsync: restore } = useRestoreTasks();

  async function bringBack(taskIds: readonly TaskId[]): Promise<void> {
    const { done, error } = await restore(taskIds);
    if (error) showError(error);
    else showToast('success', t('removal.restored', { count: done.length }));
  }

  return async (tasks: readonly Task[]): Promise<void> => {
    const ended = tasks.filter((task) => !isRunning(task)).map(({ task_id: taskId }) => taskId);
    if (ended.length < tasks.length) showToast('warning', t('removal.running', { count: tasks.length - ended.length }));
    if (ended.length === 0) return;
    const { done, error } = await remove(ended);
    if (error) showError(error);
    if (done.length === 0) return;
    showUndoToast(t('removal.deleted', { count: done.length }), {
      label: t('removal.undo'),
      onUndo: () => void bringBack(done),
    });
  };
}
