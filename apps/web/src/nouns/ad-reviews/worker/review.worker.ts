import { answerOrder } from './answer-order.ts';
import type { ReviewOrder } from './review-messages.ts';

// Reads texts beside the page: the words it knows are many, and typing does not wait for them.
addEventListener('message', ({ data }: MessageEvent<ReviewOrder>) => postMessage(answerOrder(data)));
