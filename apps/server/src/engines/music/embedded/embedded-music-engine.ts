import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { AppError } from '#src/app-error.ts';
import type { EffectFile, EffectsRequest, Music, MusicEngine, MusicRequest } from '../music.ts';
import { composePiece, type PieceRequest } from './compose/compose-piece.ts';
import { listTempos } from './compose/list-tempos.ts';
import type { MusicWork } from './music-worker.ts';
import type { EffectMeasure } from './sounds/measure-effect.ts';

/** Composes by rules and plays with its own instruments, in a separate thread. */
export function createEmbeddedMusicEngine(): MusicEngine {
  return { id: 'embedded-music', listTempos, compose, playEffects };
}

async function compose({ folder, signal, durationMs, cutsMs, form = {}, ...rest }: MusicRequest): Promise<Music> {
  signal.throwIfAborted();
  const request: PieceRequest = {
    ...rest,
    durationS: durationMs / 1000,
    cutsS: (cutsMs ?? []).map((cut) => cut / 1000),
    liftS: toSeconds(form.liftMs),
    climaxS: toSeconds(form.climaxMs),
    wishedEndingS: toSeconds(form.endingMs),
  };
  const wavPath = join(folder, `music-${rest.mood}-${rest.seed}.wav`);
  await playInThread({ kind: 'piece', request, wavPath }, signal);
  signal.throwIfAborted();
  // Composing takes milliseconds; only playing needs the thread.
  const { tempoBpm, beatsS, barsS, accentsS } = composePiece(request);
  return { wavPath, tempoBpm, beatsMs: toMs(beatsS), barsMs: toMs(barsS), accentsMs: toMs(accentsS) };
}

async function playEffects({ ids, folder, signal }: EffectsRequest): Promise<EffectFile[]> {
  signal.throwIfAborted();
  const files = ids.map((id) => ({ id, wavPath: join(folder, `effect-${id}.wav`) }));
  const measures = await playInThread({ kind: 'effects', files }, signal);
  signal.throwIfAborted();
  return files.map((file, index) => {
    const measure = measures[index];
    if (!measure) throw new AppError('SYSTEM_ERROR', {}, { cause: new Error(`no measure of effect ${file.id}`) });
    return { ...file, ...measure };
  });
}

function toMs(seconds: readonly number[]): number[] {
  return seconds.map((second) => second * 1000);
}

function toSeconds(ms: number | undefined): number | undefined {
  return ms === undefined ? undefined : ms / 1000;
}

/** Resolves when the thread has ended, also after an abort, with the measures of its effects. */
function playInThread(work: MusicWork, signal: AbortSignal): Promise<EffectMeasure[]> {
  return new Promise((resolve, reject) => {
    let measures: EffectMeasure[] = [];
    const worker = new Worker(new URL('./music-worker.ts', import.meta.url), { workerData: work });
    const stop = () => void worker.terminate();
    signal.addEventListener('abort', stop, { once: true });
    worker.once('message', (measured: EffectMeasure[]) => {
      measures = measured;
    });
    worker.once('error', (cause) => reject(new AppError('SYSTEM_ERROR', {}, { cause })));
    worker.once('exit', (code) => {
      signal.removeEventListener('abort', stop);
      if (code === 0 || signal.aborted) resolve(measures);
      else reject(new AppError('SYSTEM_ERROR', {}, { cause: new Error(`the music thread ended with ${code}`) }));
    });
  });
}
