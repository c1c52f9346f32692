import { runInThread } from '../run-in-thread.ts';
import { FRAME_MS } from './mel-frames.ts';

export interface TimeSpan {
  startMs: number;
  endMs: number;
}

/** Two files of raw samples (16-bit little-endian mono at `FRAME_SAMPLE_RATE`), and the words of the second. */
export interface MatchWork {
  recordingPath: string;
  referencePath: string;
  words: TimeSpan[];
}

export interface ThreadMatch {
  /** Time of each word in the recording; undefined if the word is missing. */
  words: (TimeSpan | undefined)[];
  confidence: number;
}

/** A frame is centred on its time, so it begins half a frame earlier. */
export const toFrames = (ms: number): number => Math.round(ms / FRAME_MS + 0.5);
export const toMs = (frames: number): number => Math.max(0, (frames - 0.5) * FRAME_MS);

/** Half an hour of speech takes 0.5 GB; a thread that needs more fails instead of the process. */
const MAX_HEAP_MIB = 1024;

/** Compares in a separate thread, which an abort ends. Throws SPEECH_FAILED, or the signal's reason. */
export function matchInThread(work: MatchWork, signal: AbortSignal): Promise<ThreadMatch> {
  const worker = new URL('./align.worker.ts', import.meta.url);
  return runInThread({ worker, workerData: work, maxHeapMib: MAX_HEAP_MIB }, signal);
}
