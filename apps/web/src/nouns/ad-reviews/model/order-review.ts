import type { ReviewOrder, ReviewReport } from '../worker/review-messages.ts';
import type { TextRemark } from './text-remark.ts';

type ReviewRequest = Omit<ReviewOrder, 'orderId'>;

interface ReviewDesk {
  order(request: ReviewRequest): Promise<TextRemark[]>;
}

let desk: ReviewDesk | null = null;

function openDesk(): ReviewDesk {
  const worker = new Worker(new URL('../worker/review.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, PromiseWithResolvers<TextRemark[]>>();
  let lastId = 0;
  worker.addEventListener('message', ({ data: { orderId, remarks } }: MessageEvent<ReviewReport>) => {
    waiting.get(orderId)?.resolve(remarks);
    waiting.delete(orderId);
  });
  worker.addEventListener('error', ({ message }) => {
    // The worker may have failed to load; the next order creates a new one.
    desk = null;
    worker.terminate();
    for (const { reject } of waiting.values()) reject(new Error(`the review of texts stopped: ${message}`));
  });
  return {
    order(request) {
      lastId += 1;
      const order: ReviewOrder = { orderId: lastId, ...request };
      const answer = Promise.withResolvers<TextRemark[]>();
      waiting.set(order.orderId, answer);
      worker.postMessage(order);
      return answer.promise;
    },
  };
}

/** Returns the remarks on a text, the most severe first. Rejects if the worker could not be loaded. */
export function orderReview(request: ReviewRequest): Promise<TextRemark[]> {
  desk ??= openDesk();
  return desk.order(request);
}
