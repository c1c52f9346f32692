import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { AppError } from '#src/app-error.ts';
import type { EffectRequest, Music, MusicEngine, MusicRequest } from '../music.ts';
import { composePiece, type PieceRequest } from './compose/compose-piece.ts';
import type { MusicWork } from './music-worker.ts';

/** Composes from rules and plays on its own instruments, in a thread of its own. */
export function createEmbeddedMusicEngine(): MusicEngine {
  return { id: 'embedded-music', compose, playEffect };
}

async function compose({ folder, signal, durationMs, cutsMs, ...rest }: MusicRequest): Promise<Music> {
  signal.throwIfAborted();
  const request: PieceRequest = {
    ...rest,
    durationS: durationMs / 1000,
    cutsS: (cutsMs ?? []).map((cut) => cut / 1000),
  };
  const wavPath = join(folder, `music-${rest.mood}-${rest.seed}.wav`);
  await playInThread({ kind: 'piece', request, wavPath }, signal);
  signal.throwIfAborted();
  // Writing the notes takes milliseconds; playing them is what the thread is for.
  const { tempoBpm, beatsS, barsS, accentsS } = composePiece(request);
  return { wavPath, tempoBpm, beatsMs: toMs(beatsS), barsMs: toMs(barsS), accentsMs: toMs(accentsS) };
}

async function playEffect({ id, folder, signal }: EffectRequest): Promise<{ wavPath: string }> {
  signal.throwIfAborted();
  const wavPath = join(folder, `effect-${id}.wav`);
  await playInThread({ kind: 'effect', id, wavPath }, signal);
  signal.throwIfAborted();
  return { wavPath };
}

function toMs(seconds: readonly number[]): number[] {
  return seconds.map((second) => second * 1000);
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
