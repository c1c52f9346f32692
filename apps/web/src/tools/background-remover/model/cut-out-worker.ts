import type { EdgeSettings, Marks } from '@reelwright/cut-out';
import type { CutOutAnswer, CutOutOrder } from '../worker/cut-out-messages.ts';

export interface CutOutWorker {
  send(order: CutOutOrder): void;
  listen(listener: (answer: CutOutAnswer) => void): () => void;
}

let opened: CutOutWorker | undefined;

/** Returns the tab's worker, which separates subjects outside the page's thread. It starts when it is first needed. */
export function getCutOutWorker(): CutOutWorker {
  opened ??= openWorker();
  return opened;
}

function openWorker(): CutOutWorker {
  const worker = new Worker(new URL('../worker/cut-out.worker.ts', import.meta.url), { type: 'module' });
  const listeners = new Set<(answer: CutOutAnswer) => void>();
  const openIds = new Set<string>();
  const tell = (answer: CutOutAnswer): void => {
    for (const listener of listeners) listener(answer);
  };
  worker.addEventListener('message', ({ data }: MessageEvent<CutOutAnswer>) => tell(data));
  // The worker could not be loaded, or has crashed: none of its images is answered any more.
  worker.addEventListener('error', () => {
    opened = undefined;
    worker.terminate();
    for (const id of openIds) tell({ op: 'failed', id });
  });
  return {
    send(order) {
      if (order.op === 'open') openIds.add(order.id);
      if (order.op === 'close') openIds.delete(order.id);
      worker.postMessage(order);
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Orders the mask of an image, then its matte. */
export function orderSubject(
  id: string,
  turn: number,
  { marks, edge }: { marks: Marks | undefined; edge: EdgeSettings },
): void {
  const worker = getCutOutWorker();
  worker.send({ op: 'mask', id, turn, marks });
  worker.send({ op: 'matte', id, turn, edge });
}
