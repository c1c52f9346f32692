import type { CaptionFormat, Task } from '@reelwright/contracts';
import { useTranslation } from 'react-i18next';
import { showError, showToast } from '#src/lib/toast.ts';
import { useCancelTask } from '../api/cancel-task.ts';
import { useExportCaptions } from '../api/export-captions.ts';
import { useExportProject } from '../api/export-project.ts';
import { useRegenerateTask } from '../api/regenerate-task.ts';

/** What can be done with a task besides looking at it; the user hears how it went. */
export function useTaskActions(task: Task, { onRegenerated }: { onRegenerated(task: Task): void }) {
  const { t } = useTranslation();
  const cancel = useCancelTask();
  const regenerate = useRegenerateTask();
  const projectExport = useExportProject();
  const captionExport = useExportCaptions();
  return {
    isCancelling: cancel.isPending,
    isRegenerating: regenerate.isPending,
    cancelTask() {
      cancel.mutate(task.task_id, {
        onSuccess: ({ state }) => state === 'cancelled' && showToast('info', t('task.cancelledReturned')),
        onError: showError,
      });
    },
    isExporting: projectExport.isPending,
    /** Downloads the cut and its files for other editing programs. */
    exportProject() {
      projectExport.mutate(task.task_id, {
        // Its answer makes the browser save a file; the page stays.
        onSuccess: ({ url }) => window.location.assign(url),
        onError: showError,
      });
    },
    /** Downloads the captions as a file. */
    exportCaptions(format: CaptionFormat) {
      captionExport.mutate(
        { taskId: task.task_id, format },
        { onSuccess: ({ url }) => window.location.assign(url), onError: showError },
      );
    },
    /** With a new seed where none is given. */
    runAgain(seed?: number) {
      regenerate.mutate(
        { taskId: task.task_id, ...(seed === undefined ? {} : { seed }) },
        {
          onSuccess: (next) => {
            showToast('success', t('task.started'));
            onRegenerated(next);
          },
          onError: showError,
        },
      );
    },
  };
}
