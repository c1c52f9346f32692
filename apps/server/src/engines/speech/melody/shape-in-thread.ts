import { Worker } from 'node:worker_threads';
import { AppError } from '#src/app-error.ts';
import type { ShapeWork } from './shape-sounds.ts';

const MAX_HEAP_MIB = 256;

/** Shapes sounds in a thread of its own, which an abort ends. Throws SPEECH_FAILED, or the signal's reason. */
export async function shapeInThread(sounds: readonly ShapeWork[], signal: AbortSignal): Promise<Int16Array[]> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./shape.worker.ts', import.meta.url), {
    workerData: { sounds },
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MIB },
  });
  const { promise, resolve, reject } = Promise.withResolvers<Int16Array[]>();
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
