import path from 'node:path';
import { mixAudioArgs } from '@reelwright/media';
import { planAudio, ticksToSeconds, type TimelineDocument } from '@reelwright/timeline';
import { execute } from '#src/platform/process/test-execute.ts';

const SAMPLE_RATE = 48_000;
/** How long the end of an ad is measured after its last word, before the final chord fades. */
const AFTER_VOICE_S = 0.5;

/** Start and end, in seconds. */
type Span = readonly [number, number];

const readNumber = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1] ?? Number.NaN);

async function runFilter(file: string, filter: string): Promise<string> {
  const args = ['-hide_banner', '-nostats', '-i', file, '-vn', '-af', filter, '-f', 'null', '-'];
  return (await execute('ffmpeg', args)).stderr;
}

/**
 * Measures by EBU R 128 and its supplement s1 for advertisements: no loudness range, which needs a minute, but the
 * loudest three seconds.
 */
export async function measureLoudness(file: string) {
  const log = await runFilter(file, 'ebur128=peak=true:framelog=info');
  const summary = log.split('Summary').at(-1) ?? '';
  return {
    integratedLufs: readNumber(summary, /I:\s+(\S+) LUFS/),
    truePeakDb: readNumber(summary, /Peak:\s+(\S+) dBFS/),
    loudestLufs: Math.max(...[...log.matchAll(/ S:\s*(-?[\d.]+)/g)].map(([, level]) => Number(level))),
  };
}

export const hasSilence = async (file: string): Promise<boolean> =>
  (await runFilter(file, 'silencedetect=noise=-50dB:duration=0.1')).includes('silence_start');

/** Measures the root mean square of spans of a file, in decibels. */
export async function openLevels(file: string) {
  const args = ['-v', 'error', '-i', file, '-vn', '-f', 'f32le', '-ac', '1', '-ar', String(SAMPLE_RATE), '-'];
  const { stdout } = await execute('ffmpeg', args, { encoding: 'buffer' });
  const samples = new Float32Array(new Uint8Array(stdout).buffer);
  const durationS = samples.length / SAMPLE_RATE;
  const levelOf = (spans: readonly Span[]): number => {
    const parts = spans.map(([from, to]) => samples.subarray(from * SAMPLE_RATE, to * SAMPLE_RATE));
    const energy = parts.reduce((sum, part) => sum + part.reduce((total, sample) => total + sample * sample, 0), 0);
    return 10 * Math.log10(energy / parts.reduce((sum, part) => sum + part.length, 0));
  };
  return { durationS, levelOf };
}

/**
 * Returns the level of an ad's music, ducked as in its mix: while the voice speaks, in its pauses, and after its last
 * word.
 */
export async function measureMusic(
  document: TimelineDocument,
  { fileOf, folder }: { fileOf(media: string): Promise<string>; folder: string },
) {
  const plan = planAudio(document);
  const inputs = plan.inputs.filter(({ role }) => role === 'music');
  const files = new Map(await Promise.all(inputs.map(async ({ media }) => [media, await fileOf(media)] as const)));
  const output = path.join(folder, 'music-alone.wav');
  await execute('ffmpeg', ['-y', ...mixAudioArgs({ plan: { ...plan, inputs }, files, stretcher: 'atempo', output })]);
  const { levelOf } = await openLevels(output);
  const spoken = plan.ducking.spans.map(({ start, end }): Span => [ticksToSeconds(start), ticksToSeconds(end)]);
  const pauses = spoken.slice(1).map(([start], index): Span => [spoken[index]?.[1] ?? 0, start]);
  const lastWordS = spoken.at(-1)?.[1] ?? 0;
  return {
    pauses: pauses.length,
    underVoiceDb: levelOf(spoken),
    inPausesDb: levelOf(pauses),
    afterVoiceDb: levelOf([[lastWordS, lastWordS + AFTER_VOICE_S]]),
  };
}

/** Returns the level of each spoken line in the finished audio of an ad, in the order of the lines. */
export async function measureLines(document: TimelineDocument, file: string): Promise<number[]> {
  const { levelOf } = await openLevels(file);
  const voices = planAudio(document).inputs.filter(({ role }) => role === 'voice');
  return voices.map(({ start, duration }) => {
    const words = document.script.filter((word) => word.start >= start && word.start < start + duration);
    return levelOf(words.map((word): Span => [ticksToSeconds(word.start), ticksToSeconds(word.end)]));
  });
}
