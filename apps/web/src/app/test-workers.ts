import { answerOrder } from '#src/nouns/ad-reviews/worker/answer-order.ts';
import type { ReviewOrder } from '#src/nouns/ad-reviews/worker/review-messages.ts';

/** A worker without a thread: texts are reviewed in the page, and nothing is painted. */
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
    // No thread to end.
  }
}

/** Stands in for the threads of a browser. */
export function standInForWorkers(): void {
  globalThis.Worker = TestWorker as unknown as typeof Worker;
}
