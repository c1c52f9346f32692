import type { AdInput, MadeVariant } from '@reelwright/ad';
import type { TaskId } from '@reelwright/contracts';
import type { TimelineDocument } from '@reelwright/timeline';
import type { CutAnswer, CutOrder } from '../worker/cut-messages.ts';

/** What the server has made of a variant for a preview. */
export interface MadePreview {
  taskId: TaskId;
  made: MadeVariant;
}

/** A timeline built in the browser from what was made for a preview. */
export interface InstantCut {
  taskId: TaskId;
  variant: number;
  document: TimelineDocument;
}

/** Cuts an ad again after each edit, outside the page's thread. */
export interface CutBuilder {
  /** Builds the newest edit; edits that come while one is built are skipped but for the last. */
  build(preview: MadePreview, input: AdInput): void;
  close(): void;
}

interface Order extends CutOrder {
  taskId: TaskId;
}

interface CutListeners {
  onCut(cut: InstantCut): void;
  /** The worker could not be loaded or has crashed: no more cuts come. */
  onFailure(): void;
}

export function openCutBuilder({ onCut, onFailure }: CutListeners): CutBuilder {
  const worker = new Worker(new URL('../worker/cut.worker.ts', import.meta.url), { type: 'module' });
  let count = 0;
  let running: Order | null = null;
  let next: Order | null = null;

  function send(order: Order): void {
    running = order;
    const { id, made, input } = order;
    worker.postMessage({ id, made, input } satisfies CutOrder);
  }

  worker.addEventListener('error', onFailure);
  worker.addEventListener('message', ({ data: { id, document } }: MessageEvent<CutAnswer>) => {
    const done = running;
    running = null;
    const waiting = next;
    next = null;
    if (waiting) send(waiting);
    if (done?.id === id && document) onCut({ taskId: done.taskId, variant: done.made.variant, document });
  });

  return {
    build({ taskId, made }, input) {
      count += 1;
      const order = { id: count, taskId, made, input };
      if (running) next = order;
      else send(order);
    },
    close: () => worker.terminate(),
  };
}
