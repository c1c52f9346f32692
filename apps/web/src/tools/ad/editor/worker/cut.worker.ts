import { answerCut } from './answer-cut.ts';
import type { CutOrder } from './cut-messages.ts';

// Lays out a whole ad in a worker: typing must not wait for it.
addEventListener('message', ({ data }: MessageEvent<CutOrder>) => postMessage(answerCut(data)));
