import { Worker } from 'node:worker_threads';
import { AppError } from '#src/app-error.ts';

interface ThreadRequest {
  /** The worker's file; it posts one message, its answer. */
  worker: URL;
  workerData: unknown;
  /** A thread that needs more fails instead of the process. */
  maxHeapMib: number;
}

/** Returns the answer of a separate thread, which an abort ends. Throws SPEECH_FAILED, or the signal's reason. */
export async function runInThread<Answer>(
  { worker: file, workerData, maxHeapMib }: ThreadRequest,
  signal: AbortSignal,
): Promise<Answer> {
  signal.throwIfAborted();
  const worker = new Worker(file, { workerData, resourceLimits: { maxOldGenerationSizeMb: maxHeapMib } });
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const stop = (): void => reject(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  worker.once('message', resolve);
  worker.once('error', (cause) => reject(new AppError('SPEECH_FAILED', {}, { cause })));
  worker.once('exit', (code) =>
    reject(new AppError('SPEECH_FAILED', {}, { cause: new Error(`the thread ended with ${code}, without an answer`) })),
  );
  try {
    return await promise;
  } finally {
    signal.removeEventListener('abort', stop);
    await worker.terminate();
  }
}
