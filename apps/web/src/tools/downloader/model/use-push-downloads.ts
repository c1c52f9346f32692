import { usePushTask } from '#src/nouns/tasks/api/push-task.ts';
import { isRefusal, keyOfPart } from '#src/nouns/tasks/model/paid-actions.ts';
import { usePaidAction } from '#src/nouns/tasks/model/use-paid-action.ts';
import { showError } from '#src/ui/toast.ts';
import { dropLinks } from './links.ts';
import type { DownloadTask } from './to-task-input.ts';

/** Starts a task for each link, all by one press. Links whose tasks were started leave the list. */
export function usePushDownloads() {
  const push = usePushTask();
  const paid = usePaidAction('downloader');
  return {
    isPending: paid.isPending,
    /** Returns the ids of the started tasks. Throws what the first refused or lost request threw, if none was started. */
    async run(tasks: readonly DownloadTask[]): Promise<string[]> {
      const started = await paid.run(tasks, async (idempotencyKey) => {
        const ids = new Map<string, string>();
        for (const { key, ...task } of tasks) {
          try {
            const pushed = await push.mutateAsync({ ...task, idempotency_key: keyOfPart(idempotencyKey, key) });
            ids.set(key, pushed.task_id);
          } catch (error) {
            // After a lost answer the same keys are sent again: what was started is not started twice.
            if (ids.size === 0 || !isRefusal(error)) throw error;
            showError(error as Error);
            break;
          }
        }
        return ids;
      });
      if (!started) return [];
      dropLinks(new Set(started.keys()));
      return [...started.values()];
    },
  };
}
