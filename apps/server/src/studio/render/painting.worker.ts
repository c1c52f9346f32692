import { parentPort, workerData } from 'node:worker_threads';
import { giveWayInThread } from '../../platform/process/give-way.ts';
import type { PaintingJob, PaintingMessage } from './painting-messages.ts';
import { renderSegments } from './render-segments.ts';

/** Frames between two messages. */
const PROGRESS_FRAMES = 5;

giveWayInThread('background');
if (!parentPort) throw new Error('This is the entry of a worker thread');
const port = parentPort;
const send = (message: PaintingMessage) => port.postMessage(message);
const stop = new AbortController();
// `stop` is the only order.
port.once('message', () => stop.abort());

try {
  // `runPainting` passes the data, and is typed.
  const timings = await renderSegments(workerData as PaintingJob, {
    signal: stop.signal,
    onProgress: (segment, framesDone) => {
      if (framesDone % PROGRESS_FRAMES === 0) send({ kind: 'progress', segment, framesDone });
    },
  });
  send({ kind: 'done', timings });
} catch (error) {
  send({ kind: 'failed', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) });
}
port.close();
