import { parentPort, workerData } from 'node:worker_threads';
import { giveWayInThread } from '../platform/process/give-way.ts';
import { renderSegment } from './render-segment.ts';
import type { SegmentJob, SegmentMessage } from './segment-messages.ts';

/** Frames between two messages. */
const PROGRESS_FRAMES = 5;

giveWayInThread();
if (!parentPort) throw new Error('This is the entry of a worker thread');
const port = parentPort;
const send = (message: SegmentMessage) => port.postMessage(message);
const stop = new AbortController();
// The one order there is: stop.
port.once('message', () => stop.abort());

try {
  // Given by `runSegment`, which is typed.
  const timings = await renderSegment(workerData as SegmentJob, {
    signal: stop.signal,
    onProgress: (framesDone) => {
      if (framesDone % PROGRESS_FRAMES === 0) send({ kind: 'progress', framesDone });
    },
  });
  send({ kind: 'done', timings });
} catch (error) {
  send({ kind: 'failed', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) });
}
port.close();
