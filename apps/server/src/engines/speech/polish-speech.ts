import { rm } from 'node:fs/promises';
import path from 'node:path';
import {
  METER_FILTER,
  parseLoudness,
  REPEATABLE_ARGS,
  REPORTING_ARGS,
  toDecimal,
  toFileArgument,
} from '@reelwright/media';
import { AppError } from '#src/app-error.ts';
import type { RunProgram } from '#src/platform/process/program.ts';
import { passLimitMs } from '#src/platform/process/time-limits.ts';

const SAMPLE_RATE = 48_000;
const TARGET_LUFS = -16;
/** Limits samples; the signal between them may be a little higher, and lossy encoders need headroom. */
const PEAK_LIMIT = 0.77;
/** Audio too short to measure loudness gets this peak instead. */
const SHORT_PEAK_DB = -5;
const MAX_MEMORY_BYTES = 1024 * 2 ** 20;

/** Evens out syllables and softens hissing sounds. */
export const SYNTHETIC_DYNAMICS = [
  'deesser=i=0.35',
  'acompressor=threshold=-22dB:ratio=2.5:attack=6:release=90:makeup=1.5',
];
/** For voices of people, whose loudness varies on purpose: half as much. */
export const RECORDED_DYNAMICS = ['deesser=i=0.25', 'acompressor=threshold=-20dB:ratio=1.6:attack=8:release=120'];
/** Looks ahead, so that no peak is clipped; compensates for that delay. */
const LIMITER = `alimiter=limit=${PEAK_LIMIT}:attack=4:release=60:level=false:latency=true`;

interface RawAudio {
  /** 16-bit little-endian mono. */
  pcmPath: string;
  sampleRate: number;
  /** Filters of ffmpeg that colour it. */
  filters: readonly string[];
}

/** Builds the arguments that shape the raw voice; its loudness is printed on standard error. */
function shapeArgs(input: RawAudio & { shapedPath: string }): string[] {
  const filters = [`aresample=${SAMPLE_RATE}`, 'aformat=sample_fmts=flt', ...input.filters, METER_FILTER];
  return [
    REPORTING_ARGS,
    ['-f', 's16le', '-ar', String(input.sampleRate), '-ac', '1', '-protocol_whitelist', 'file'],
    ['-i', toFileArgument(input.pcmPath)],
    ['-filter_threads', '1', '-filter:a', filters.join(',')],
    REPEATABLE_ARGS,
    ['-c:a', 'pcm_f32le', '-ar', String(SAMPLE_RATE), '-f', 'wav', toFileArgument(input.shapedPath)],
  ].flat();
}

/** Builds the arguments that set loudness and exact length, to the sample. */
function levelArgs(input: { shapedPath: string; wavPath: string; gainDb: number; durationMs: number }): string[] {
  const sampleCount = (input.durationMs * SAMPLE_RATE) / 1000;
  const filters = [`volume=${toDecimal(input.gainDb)}dB`, LIMITER, 'apad', `atrim=end_sample=${sampleCount}`];
  return [
    REPORTING_ARGS,
    ['-protocol_whitelist', 'file', '-i', toFileArgument(input.shapedPath)],
    ['-filter_threads', '1', '-filter:a', filters.join(',')],
    REPEATABLE_ARGS,
    ['-c:a', 'pcm_s16le', '-flags:a', '+bitexact', '-f', 'wav', toFileArgument(input.wavPath)],
  ].flat();
}

/** Returns the gain for a voice. Silence stays unchanged. */
function planGainDb({ integratedLufs, truePeakDb }: { integratedLufs: number; truePeakDb: number }): number {
  if (!Number.isFinite(truePeakDb) || truePeakDb < -60) return 0;
  return integratedLufs <= -60 ? SHORT_PEAK_DB - truePeakDb : TARGET_LUFS - integratedLufs;
}

/**
 * Makes a raw voice sound full and even: a file in `folder` of 48 kHz mono 16-bit, `durationMs` long to the sample, at
 * about -16 LUFS with true peaks below -1 dB.
 */
export async function polishSpeech(
  input: RawAudio & { folder: string; durationMs: number; runProgram: RunProgram; signal: AbortSignal },
): Promise<string> {
  const shapedPath = path.join(input.folder, 'shaped.wav');
  const wavPath = path.join(input.folder, 'speech.wav');
  const run = (args: string[]) =>
    input.runProgram({
      program: 'ffmpeg',
      args,
      signal: input.signal,
      timeoutMs: passLimitMs(input.durationMs),
      maxMemoryBytes: MAX_MEMORY_BYTES,
      errorCode: 'SPEECH_FAILED',
    });
  const { stderrTail } = await run(shapeArgs({ ...input, shapedPath }));
  const loudness = parseLoudness(stderrTail);
  if (!loudness) throw new AppError('SPEECH_FAILED', {}, { cause: new Error(`no loudness in: ${stderrTail}`) });
  await run(levelArgs({ shapedPath, wavPath, gainDb: planGainDb(loudness), durationMs: input.durationMs }));
  await rm(shapedPath);
  return wavPath;
}
