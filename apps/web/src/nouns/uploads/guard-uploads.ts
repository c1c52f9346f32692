import { whileHoldingPage } from '#src/lib/page-holds.ts';
import { isUploading, type UploadQueue } from './upload-queue.ts';

/** The browser asks before it leaves the page. Browsers show their own text. */
function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** While files of this queue are on their way, the browser asks before it leaves, and the page does not reload. */
export function guardUploads(queue: UploadQueue): void {
  let release: (() => void) | null = null;
  queue.subscribe(() => {
    const isBusy = isUploading(queue.getPending());
    if (isBusy && release === null) {
      const ended = Promise.withResolvers<void>();
      addEventListener('beforeunload', askBeforeLeaving);
      void whileHoldingPage(() => ended.promise);
      release = () => {
        removeEventListener('beforeunload', askBeforeLeaving);
        ended.resolve();
      };
    }
    if (!isBusy && release !== null) {
      release();
      release = null;
    }
  });
}
