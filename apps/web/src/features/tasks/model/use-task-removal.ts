import type { Task } from '@reelwright/contracts';
import { useTranslation } from 'react-i18next';
import { showError, showToast, showUndoToast } from '#src/lib/toast.ts';
import { useDeleteTasks, useRestoreTasks } from '../api/delete-tasks.ts';
import { isRunning } from './task-output.ts';

/** Deletes tasks at once and offers them back. What still runs stays, and the user hears of it. */
export function useTaskRemoval() {
  const { t } = useTranslation('projects');
  const { mutate: remove } = useDeleteTasks();
  const { mutate: restore } = useRestoreTasks();
  return (tasks: readonly Task[]): void => {
    const ended = tasks.filter((task) => !isRunning(task)).map(({ task_id: taskId }) => taskId);
    if (ended.length < tasks.length) showToast('warning', t('removal.running', { count: tasks.length - ended.length }));
    if (ended.length === 0) return;
    const bringBack = (taskIds: Task['task_id'][]): void =>
      restore(taskIds, {
        onSuccess: ({ done, error }) =>
          error ? showError(error) : showToast('success', t('removal.restored', { count: done.length })),
      });
    remove(ended, {
      onSuccess: ({ done, error }) => {
        if (error) showError(error);
        if (done.length === 0) return;
        showUndoToast(t('removal.deleted', { count: done.length }), {
          label: t('removal.undo'),
          onUndo: () => bringBack(done),
        });
      },
    });
  };
}
