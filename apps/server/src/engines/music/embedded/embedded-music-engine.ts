import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { AppError } from '#src/app-error.ts';
import type { Music, MusicEngine, MusicRequest } from '../music.ts';
import { composePiece } from './compose-piece.ts';
import type { MusicWork } from './music-worker.ts';

/** Composes from rules and plays on its own instruments, in a thread of its own. */
export function createEmbeddedMusicEngine(): MusicEngine {
  return { id: 'embedded-music', compose };
}

async function compose({ mood, durationMs, seed, folder, signal }: MusicRequest): Promise<Music> {
  signal.throwIfAborted();
  const wavPath = join(folder, `music-${mood}-${seed}.wav`);
  const durationS = durationMs / 1000;
  await playInThread({ mood, durationS, seed, wavPath }, signal);
  signal.throwIfAborted();
  // Writing the notes takes a millisecond; playing them is what the thread is for.
  const { tempoBpm, beatsS } = composePiece({ mood, durationS, seed });
  return { wavPath, tempoBpm, beatsMs: beatsS.map((second) => second * 1000) };
}

/** Resolves when the thread has ended, also where an abort ended it. */
function playInThread(work: MusicWork, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./music-worker.ts', import.meta.url), { workerData: work });
    const stop = () => void worker.terminate();
    signal.addEventListener('abort', stop, { once: true });
    worker.once('error', (cause) => reject(new AppError('SYSTEM_ERROR', {}, { cause })));
    worker.once('exit', (code) => {
      signal.removeEventListener('abort', stop);
      if (code === 0 || signal.aborted) resolve();
      else reject(new AppError('SYSTEM_ERROR', {}, { cause: new Error(`the music thread ended with ${code}`) }));
    });
  });
}
