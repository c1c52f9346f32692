import { Worker } from 'node:worker_threads';
import { AppError } from '#src/app-error.ts';
import { FRAME_MS } from './mel-frames.ts';

export interface TimeSpan {
  startMs: number;
  endMs: number;
}

/** Two files of bare samples (16-bit little-endian mono at `FRAME_SAMPLE_RATE`), and the words of the second. */
export interface MatchWork {
  recordingPath: string;
  referencePath: string;
  words: TimeSpan[];
}

export interface ThreadMatch {
  /** When the recording says each word; undefined where it does not. */
  words: (TimeSpan | undefined)[];
  confidence: number;
}

/** A frame is centred on its time, so it begins half a frame before. */
export const toFrames = (ms: number): number => Math.round(ms / FRAME_MS + 0.5);
export const toMs = (frames: number): number => Math.max(0, (frames - 0.5) * FRAME_MS);

/** Half an hour of speech takes 0.5 GB; a thread that wants more ends with an error instead of the process. */
const MAX_HEAP_MIB = 1024;

/** Compares in a thread of its own, which an abort ends. Throws SPEECH_FAILED, or the signal's reason. */
export async function matchInThread(work: MatchWork, signal: AbortSignal): Promise<ThreadMatch> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./align.worker.ts', import.meta.url), {
    workerData: work,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MIB },
  });
  const { promise, resolve, reject } = Promise.withResolvers<ThreadMatch>();
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
