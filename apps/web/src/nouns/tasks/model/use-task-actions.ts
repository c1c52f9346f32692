import type { CaptionFormat, ProjectFormat, Task } from '@reelwright/contracts';
import { useTranslation } from 'react-i18next';
import { usePaidAction } from './use-paid-action.ts';
import { saveFiles } from '#src/lib/save-files.ts';
import { showError, showToast, showUndoToast } from '#src/ui/toast.ts';
import { useCancelTask } from '../api/cancel-task.ts';
import { firstVariant } from './task-output.ts';
import { useDeleteTasks } from '../api/delete-tasks.ts';
import { useExportCaptions } from '../api/export-captions.ts';
import { useExportProject } from '../api/export-project.ts';
import { useGetManifest } from '../api/get-manifest.ts';
import { useRegenerateTask } from '../api/regenerate-task.ts';

interface Reactions {
  onRegenerated(task: Task): void;
  /** The task's video whose files are saved. */
  variant?: number;
}

/** Returns the actions of a task. The user is told the outcome, even if the menu has closed. */
export function useTaskActions(task: Task, { onRegenerated, variant = firstVariant(task) }: Reactions) {
  const { t } = useTranslation();
  const cancel = useCancelTask();
  const regenerate = useRegenerateTask();
  const projectExport = useExportProject();
  const captionExport = useExportCaptions();
  const manifest = useGetManifest();
  const remove = useDeleteTasks();
  const { task_id: taskId } = task;
  const paid = usePaidAction(`regenerate/${taskId}`);
  const save = (file: Promise<{ url: string }>): void => void file.then(({ url }) => saveFiles([url])).catch(showError);
  /** The same input and seed give the same video. The new task replaces the cancelled one. */
  const resume = (seed: number): void =>
    void paid
      .run({ seed }, (key) => regenerate.mutateAsync({ taskId, seed, key }))
      .then(async (next) => {
        if (next === null) return;
        showToast('success', t('task.resumed'));
        onRegenerated(next);
        await remove.mutateAsync([taskId]);
      })
      .catch(showError);
  return {
    isCancelling: cancel.isPending,
    isRegenerating: paid.isPending,
    cancelTask() {
      void cancel
        .mutateAsync(taskId)
        .then(({ state, seed }) => {
          if (state !== 'cancelled') return;
          showUndoToast(t('task.cancelledReturned'), { label: t('task.undoCancel'), onUndo: () => resume(seed) });
        })
        .catch(showError);
    },
    isExporting: projectExport.isPending,
    /** Downloads the cut for other editing programs: alone, or with its files. */
    exportProject: (format: ProjectFormat) => save(projectExport.mutateAsync({ taskId, variant, format })),
    /** Downloads the captions as a file. */
    exportCaptions: (format: CaptionFormat) => save(captionExport.mutateAsync({ taskId, format, variant })),
    /** Downloads the file from which the video can be rendered again. */
    saveManifest: () => save(manifest.mutateAsync({ taskId, variant })),
    /** Uses a new seed if none is given. */
    runAgain(seed?: number) {
      void paid
        .run({ seed }, (key) => regenerate.mutateAsync({ taskId, seed, key }))
        .then((next) => {
          if (next === null) return;
          showToast('success', t('task.started'));
          onRegenerated(next);
        })
        .catch(showError);
    },
  };
}
