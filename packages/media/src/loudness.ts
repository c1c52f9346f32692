import { inputArgs, METER_FILTER, REPORTING_ARGS } from './ffmpeg-arguments.ts';
import type { MasterSettings } from './mix-audio.ts';

/** Loudness by ITU-R BS.1770. Silence has an integrated loudness of -70 (the gate) and a true peak of -Infinity. */
export interface Loudness {
  integratedLufs: number;
  truePeakDb: number;
}

/** Arguments for ffmpeg to measure the audio of a file; `parseLoudness` reads the result from standard error. */
export function measureLoudnessArgs(input: string): string[] {
  return [...REPORTING_ARGS, ...inputArgs(input), '-map', '0:a:0', '-filter:a', METER_FILTER, '-f', 'null', '-'];
}

/** Parses the summary in ffmpeg's standard error (its tail is enough); undefined if there is none. */
export function parseLoudness(stderr: string): Loudness | undefined {
  const summary = stderr.slice(Math.max(0, stderr.lastIndexOf('Summary:')));
  const integrated = /\bI:\s*(-?[\d.]+|-inf|nan) LUFS/.exec(summary)?.[1];
  const peak = /\bPeak:\s*(-?[\d.]+|-inf|nan) dBFS/.exec(summary)?.[1];
  if (!summary.startsWith('Summary:') || integrated === undefined || peak === undefined) return undefined;
  const toNumber = (text: string) => (/^(-inf|nan)$/.test(text) ? Number.NEGATIVE_INFINITY : Number(text));
  return { integratedLufs: Math.max(SILENCE_LUFS, toNumber(integrated)), truePeakDb: toNumber(peak) };
}

export interface LoudnessTarget {
  targetLufs: number;
  maxTruePeakDb: number;
}

const SILENCE_LUFS = -70;
/** Highest gain, in dB; more would only raise noise. */
const MAX_GAIN_DB = 40;
/** Room for AAC, in dB: decoded peaks may exceed the encoded ones by this much, most of all in percussive audio. */
const ENCODER_HEADROOM_DB = 0.9;
/** Extra amount, in dB, by which a missed ceiling is lowered: the next encoding moves peaks in another way. */
const CEILING_MARGIN_DB = 0.2;
/** Deviation that is not worth another pass; the meter's tenths are not exact in binary. */
const TOLERANCE_LU = 0.3 + 1e-6;

function toGain(gainDb: number): number {
  return Math.max(-MAX_GAIN_DB, Math.min(MAX_GAIN_DB, gainDb));
}

/** Smallest assumed share of added gain that becomes loudness; a smaller estimate would overshoot. */
const LEAST_YIELD = 0.35;

/** Plans the second pass for a mix measured in the first. Silence stays silent. */
export function planLoudness(mix: Loudness, target: LoudnessTarget): MasterSettings {
  const gainDb = mix.integratedLufs <= SILENCE_LUFS ? 0 : toGain(target.targetLufs - mix.integratedLufs);
  return withCeiling(mix, gainDb, target.maxTruePeakDb - ENCODER_HEADROOM_DB);
}

/** Adds the ceiling, and a limiter only if a peak exceeds it: without a limiter the pass takes a quarter of the time. */
function withCeiling(mix: Loudness, gainDb: number, ceilingDb: number): MasterSettings {
  return { gainDb, ceilingDb, isLimited: mix.truePeakDb + gainDb > ceilingDb };
}

/** Maximum number of second passes: speech needs one or two, percussive audio the others. */
export const MAX_MASTER_PASSES = 4;

/**
 * Plans another second pass on the same mix after `used` led to `reached`, because a limiter takes loudness away.
 * Undefined if `reached` is good enough.
 */
export function planLoudnessCorrection(input: {
  mix: Loudness;
  used: MasterSettings;
  reached: Loudness;
  target: LoudnessTarget;
}): MasterSettings | undefined {
  const { mix, used, reached, target } = input;
  if (reached.integratedLufs <= SILENCE_LUFS) return undefined;
  const missLu = target.targetLufs - reached.integratedLufs;
  const excessDb = Math.max(0, reached.truePeakDb - target.maxTruePeakDb);
  const lowerDb = excessDb === 0 ? 0 : excessDb + CEILING_MARGIN_DB;
  if (Math.abs(missLu) <= TOLERANCE_LU && excessDb === 0) return undefined;
  const gained = (reached.integratedLufs - mix.integratedLufs) / used.gainDb;
  const loudnessPerDb = used.isLimited && used.gainDb > 1 ? Math.max(LEAST_YIELD, Math.min(1, gained)) : 1;
  return withCeiling(mix, toGain(used.gainDb + missLu / loudnessPerDb), used.ceilingDb - lowerDb);
}
