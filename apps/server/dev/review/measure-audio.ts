import { inputArgs, measureLoudnessArgs, parseLoudness, QUIET_ARGS } from '@reelwright/media';
import type { RunProgram } from '#src/platform/process/program.ts';
import { type Gate, skippedGate } from './gate.ts';

const TARGET_LUFS = -14;
const TOLERANCE_LU = 0.5;
const PEAK_DB = -1;
const RANGE_LU = { min: 3, max: 6 } as const;
const SILENT_DB = -50;
const LONGEST_SILENCE_S = 0.3;
const FIRST_AUDIO_S = 0.05;
const RATE = 16_000;
/** Length of a window for levels, in seconds. */
const WINDOW_S = 0.025;
const LIMIT_MS = 120_000;

const GATES = {
  loudness: { id: 'loudness', label: 'Loudness', limit: `${TARGET_LUFS} ± ${TOLERANCE_LU} LUFS` },
  peak: { id: 'peak', label: 'True peak', limit: `< ${PEAK_DB} dB` },
  range: { id: 'loudness-range', label: 'Loudness range', limit: `${RANGE_LU.min} to ${RANGE_LU.max} LU` },
  silence: { id: 'silence', label: 'Longest silence', limit: `< ${LONGEST_SILENCE_S} s` },
  first: { id: 'first-sound', label: 'First 50 ms', limit: `> ${SILENT_DB} dB` },
} as const;

export interface AudioFacts {
  integratedLufs: number;
  truePeakDb: number;
  /** Measured by EBU Tech 3342; undefined if the meter returned none. */
  rangeLu: number | undefined;
  /** Mono, -1 to 1. */
  samples: Float32Array;
  rate: number;
}

export function skipAudio(): Gate[] {
  return Object.values(GATES).map(skippedGate);
}

/** Returns the levels of audio, window by window, in dB of full scale. */
function levelsOf({ samples, rate }: Pick<AudioFacts, 'samples' | 'rate'>): number[] {
  const length = Math.round(WINDOW_S * rate);
  return Array.from({ length: Math.floor(samples.length / length) }, (_, window) => {
    let sum = 0;
    for (let at = window * length; at < (window + 1) * length; at++) sum += (samples[at] ?? 0) ** 2;
    return 10 * Math.log10(sum / length + 1e-12);
  });
}

/** Returns the silent spans, in seconds. */
function listSilences(levels: readonly number[]): { from: number; length: number }[] {
  const runs: { from: number; length: number }[] = [];
  for (const [index, level] of levels.entries()) {
    if (level >= SILENT_DB) continue;
    const last = runs.at(-1);
    const isNext = last && Math.abs(last.from + last.length - index * WINDOW_S) < WINDOW_S / 2;
    if (isNext) last.length += WINDOW_S;
    else runs.push({ from: index * WINDOW_S, length: WINDOW_S });
  }
  return runs;
}

export function measureAudio(audio: AudioFacts): Gate[] {
  const { integratedLufs, truePeakDb, rangeLu } = audio;
  const levels = levelsOf(audio);
  const silences = listSilences(levels);
  const longest = Math.max(0, ...silences.map(({ length }) => length));
  const first = Math.max(...levels.slice(0, Math.round(FIRST_AUDIO_S / WINDOW_S)), Number.NEGATIVE_INFINITY);
  const isQuietEnough = longest < LONGEST_SILENCE_S - WINDOW_S / 2;
  return [
    {
      ...GATES.loudness,
      value: `${integratedLufs.toFixed(1)} LUFS`,
      isPassed: Math.abs(integratedLufs - TARGET_LUFS) <= TOLERANCE_LU + 1e-9,
      where: [],
    },
    { ...GATES.peak, value: `${truePeakDb.toFixed(1)} dB`, isPassed: truePeakDb < PEAK_DB, where: [] },
    rangeLu === undefined
      ? skippedGate(GATES.range)
      : {
          ...GATES.range,
          value: `${rangeLu.toFixed(1)} LU`,
          isPassed: rangeLu >= RANGE_LU.min && rangeLu <= RANGE_LU.max,
          where: [],
        },
    {
      ...GATES.silence,
      value: `${longest.toFixed(2)} s`,
      isPassed: isQuietEnough,
      where: isQuietEnough
        ? []
        : silences
            .filter(({ length }) => length >= LONGEST_SILENCE_S - WINDOW_S / 2)
            .map(({ from, length }) => `${length.toFixed(2)} s from ${from.toFixed(2)} s`),
    },
    { ...GATES.first, value: `${first.toFixed(0)} dB`, isPassed: first > SILENT_DB, where: [] },
  ];
}

/** Returns the loudness range from the summary of ffmpeg's meter. */
export function parseLoudnessRange(stderr: string): number | undefined {
  const summary = stderr.slice(Math.max(0, stderr.lastIndexOf('Summary:')));
  const range = /\bLRA:\s*([\d.]+) LU/.exec(summary)?.[1];
  return range === undefined ? undefined : Number(range);
}

/** Measures the audio of a rendered file. Throws AppError(RENDER_FAILED) if ffmpeg fails. */
export async function measureAudioOf(
  file: string,
  { runProgram, signal }: { runProgram: RunProgram; signal: AbortSignal },
): Promise<Gate[]> {
  const run = { program: 'ffmpeg', signal, timeoutMs: LIMIT_MS, errorCode: 'RENDER_FAILED' } as const;
  const { stderrTail } = await runProgram({ ...run, args: measureLoudnessArgs(file) });
  const loudness = parseLoudness(stderrTail);
  const { stdout } = await runProgram({
    ...run,
    args: [
      ...QUIET_ARGS,
      ...inputArgs(file),
      '-map',
      '0:a:0',
      '-ac',
      '1',
      '-ar',
      String(RATE),
      '-f',
      'f32le',
      'pipe:1',
    ],
  });
  if (!loudness) return skipAudio();
  const samples = Float32Array.from({ length: Math.floor(stdout.length / 4) }, (_, index) =>
    stdout.readFloatLE(index * 4),
  );
  return measureAudio({ ...loudness, rangeLu: parseLoudnessRange(stderrTail), samples, rate: RATE });
}
