import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EffectId } from '@reelwright/contracts';
import { AppError } from '#src/app-error.ts';
import { runProgram } from '#src/platform/process/run-program.ts';
import { HANG_LIMIT_MS } from '#src/platform/process/time-limits.ts';
import type { EffectFile, EffectsRequest, Music, MusicEngine, MusicRequest } from '../music.ts';
import { composePiece, type PieceRequest } from './compose/compose-piece.ts';
import { listTempos } from './compose/list-tempos.ts';
import type { MusicWork } from './music-work.ts';
import type { EffectMeasure } from './sounds/measure-effect.ts';

const MAX_HEAP_MIB = 512;
const MAX_DATA_BYTES = 2 * 2 ** 30;

/** Composes by rules and plays with its own instruments, in a separate process. */
export function createEmbeddedMusicEngine(): MusicEngine {
  return { id: 'embedded-music', listTempos, compose, playEffects };
}

async function compose({
  folder,
  signal,
  durationMs,
  cutsMs,
  form = {},
  effectIds = [],
  ...rest
}: MusicRequest): Promise<Music> {
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
  const effects = await play({ piece: { request, wavPath }, effects: toFiles(effectIds, folder) }, signal);
  signal.throwIfAborted();
  // Composing takes milliseconds; only playing needs the process.
  const { tempoBpm, beatsS, barsS, accentsS } = composePiece(request);
  return { wavPath, tempoBpm, beatsMs: toMs(beatsS), barsMs: toMs(barsS), accentsMs: toMs(accentsS), effects };
}

async function playEffects({ ids, folder, signal }: EffectsRequest): Promise<EffectFile[]> {
  signal.throwIfAborted();
  const effects = await play({ effects: toFiles(ids, folder) }, signal);
  signal.throwIfAborted();
  return effects;
}

function toFiles(ids: readonly EffectId[], folder: string): MusicWork['effects'] {
  return ids.map((id) => ({ id, wavPath: join(folder, `effect-${id}.wav`) }));
}

function toMs(seconds: readonly number[]): number[] {
  return seconds.map((second) => second * 1000);
}

function toSeconds(ms: number | undefined): number | undefined {
  return ms === undefined ? undefined : ms / 1000;
}

/** Returns the effects with their measures. Throws SYSTEM_ERROR, or the signal's reason. */
async function play(work: MusicWork, signal: AbortSignal): Promise<EffectFile[]> {
  const { stdout } = await runProgram({
    program: process.execPath,
    args: [`--max-old-space-size=${MAX_HEAP_MIB}`, fileURLToPath(new URL('./music-program.ts', import.meta.url))],
    input: JSON.stringify(work),
    timeoutMs: HANG_LIMIT_MS,
    maxDataBytes: MAX_DATA_BYTES,
    signal,
    errorCode: 'SYSTEM_ERROR',
  });
  // The program is our own.
  const measures = JSON.parse(stdout.toString('utf8')) as EffectMeasure[];
  return work.effects.map((file, index) => {
    const measure = measures[index];
    if (!measure) throw new AppError('SYSTEM_ERROR', {}, { cause: new Error(`no measure of effect ${file.id}`) });
    return { ...file, ...measure };
  });
}
