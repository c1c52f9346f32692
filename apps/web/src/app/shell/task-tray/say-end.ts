import type { Task } from '@reelwright/contracts';
import type { TFunction } from 'i18next';
import { listDownloads } from '#src/nouns/tasks/model/task-output.ts';

/** Returns how a task ended, in a line. */
export function sayEnd(task: Task, t: TFunction<'shell'>): string {
  if (task.failure) return task.failure.msg;
  if (task.state !== 'success') return t('tray.cancelled');
  const made = listDownloads(task).length;
  const missing = task.variant_failures.length;
  return missing === 0 ? t('tray.ready') : t('tray.partlyReady', { made, total: made + missing });
}
