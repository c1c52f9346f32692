import { runInThread } from '../run-in-thread.ts';
import type { ShapeWork } from './shape-sounds.ts';

const MAX_HEAP_MIB = 256;

/** Shapes audio in a separate thread, which an abort ends. Throws SPEECH_FAILED, or the signal's reason. */
export function shapeInThread(sounds: readonly ShapeWork[], signal: AbortSignal): Promise<Int16Array[]> {
  const worker = new URL('./shape.worker.ts', import.meta.url);
  return runInThread({ worker, workerData: { sounds }, maxHeapMib: MAX_HEAP_MIB }, signal);
}
