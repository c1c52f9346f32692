import { openCutter } from './answer-cut.ts';
import type { CutOrder } from './cut-messages.ts';

const cut = openCutter();

// Lays out a whole ad in a worker: typing must not wait for it.
addEventListener('message', ({ data }: MessageEvent<CutOrder>) => postMessage(cut(data)));
