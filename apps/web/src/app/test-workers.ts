import { answerOrder } from '#src/nouns/ad-reviews/worker/answer-order.ts';
import type { ReviewOrder } from '#src/nouns/ad-reviews/worker/review-messages.ts';

/** A worker without a thread: reviews texts in the page, and paints nothing. */
class TestWorker extends EventTarget {
  readonly #reviews: boolean;

  constructor(url: URL | string) {
    super();
    this.#reviews = String(url).includes('review.worker');
  }

  postMessage(message: unknown): void {
    if (!this.#reviews) return;
    const data = answerOrder(message as ReviewOrder);
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }

  terminate(): void {
    // There is no thread to terminate.
  }
}

/** Replaces the browser's workers. */
export function standInForWorkers(): void {
  globalThis.Worker = TestWorker as unknown as typeof Worker;
}
