import { answerOrder } from './answer-order.ts';
import type { ReviewOrder } from './review-messages.ts';

// Reviews texts in a worker: the word lists are long, and typing must not wait for them.
addEventListener('message', ({ data }: MessageEvent<ReviewOrder>) => postMessage(answerOrder(data)));
