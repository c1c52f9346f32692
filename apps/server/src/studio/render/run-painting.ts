import { Worker } from 'node:worker_threads';
import { AppError } from '../../app-error.ts';
import type { PaintingJob, PaintingMessage, PaintingOrder, SegmentTimings } from './painting-messages.ts';

/** A thread's JavaScript is small; by default its heap for new objects alone may take 48 MiB before a collection. */
const RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 256 };

/**
 * Renders segments in a thread of their own. Settles only when the thread, and with it its encoders, has ended. Throws
 * AppError(RENDER_FAILED), or the signal's reason on abort.
 */
export function runPainting(
  job: PaintingJob,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (segment: number, framesDone: number) => void },
): Promise<SegmentTimings[]> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./painting.worker.ts', import.meta.url), {
      workerData: job,
      resourceLimits: RESOURCE_LIMITS,
      // Sockets close their own descriptors: tracking them would warn about every reused number.
      trackUnmanagedFds: false,
    });
    let timings: SegmentTimings[] | undefined;
    let failure: unknown;
    const onAbort = () => thread.postMessage('stop' satisfies PaintingOrder);
    signal.addEventListener('abort', onAbort, { once: true });
    thread.on('message', (message: PaintingMessage) => {
      switch (message.kind) {
        case 'progress':
          onProgress(message.segment, message.framesDone);
          break;
        case 'done':
          timings = message.timings;
          break;
        case 'failed':
          failure = new Error(message.reason);
          break;
      }
    });
    thread.on('error', (error) => {
      failure = error;
    });
    thread.on('exit', () => {
      signal.removeEventListener('abort', onAbort);
      // Rejects with the caller's own reason, whatever its type, as fetch does.
      // oxlint-disable-next-line typescript/prefer-promise-reject-errors
      if (signal.aborted) reject(signal.reason);
      else if (timings) resolve(timings);
      else reject(new AppError('RENDER_FAILED', {}, { cause: failure ?? new Error('The thread ended early') }));
    });
  });
}
