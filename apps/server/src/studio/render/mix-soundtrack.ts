import path from 'node:path';
import {
  type AudioCoder,
  ffprobeArgs,
  type Loudness,
  type LoudnessTarget,
  MAX_MASTER_PASSES,
  masterAudioArgs,
  type MasterSettings,
  measureLoudnessArgs,
  measureMasterArgs,
  mixAudioArgs,
  parseLoudness,
  parseProbe,
  planLoudness,
  planLoudnessCorrection,
  type Stretcher,
} from '@reelwright/media';
import { type AudioPlan, planAudio, ticksToSeconds, type TimelineDocument } from '@reelwright/timeline';
import { AppError } from '../../app-error.ts';
import type { RunProgram } from '../../platform/process/program.ts';
import { HANG_LIMIT_MS, passLimitMs } from '../../platform/process/time-limits.ts';

/** Room for peaks of audio that is encoded once, in dB, beyond that of audio which is encoded again. */
const STREAMED_HEADROOM_DB = 0.7;

export interface Soundtrack {
  /** AAC in an MP4 without a video stream. */
  file: string;
  /** Measured on the encoded audio, as a player outputs it. */
  loudness: Loudness;
}

/**
 * Mixes a document's audio, normalises its loudness, and encodes it. Returns undefined for a document without audio.
 * Throws AppError(RENDER_FAILED).
 */
export async function mixSoundtrack(input: {
  document: TimelineDocument;
  resolveMedia: (media: string) => string;
  stretcher: Stretcher;
  folder: string;
  signal: AbortSignal;
  runProgram: RunProgram;
  /**
   * Whether somebody waits for it: the audio comes before the video beside it, encoded once in a file that a player can
   * append to a stream. Its loudness may then miss the target by what the encoder changes.
   */
  isStreamed?: boolean;
  coder?: AudioCoder;
  /** Called with the encoded audio before its loudness is measured. */
  onEncoded?: (file: string) => Promise<void>;
}): Promise<Soundtrack | undefined> {
  const { folder, isStreamed = false, coder = 'twoloop' } = input;
  const plan = planAudio(input.document);
  const files = new Map(plan.inputs.map(({ media }) => [media, input.resolveMedia(media)]));
  if (plan.inputs.length === 0) return undefined;
  const timeoutMs = passLimitMs(ticksToSeconds(input.document.duration) * 1000);
  const runFfmpeg = async (args: string[]): Promise<string> => {
    const { stderrTail } = await input.runProgram({
      program: 'ffmpeg',
      args,
      signal: input.signal,
      timeoutMs,
      isBackground: !isStreamed,
      errorCode: 'RENDER_FAILED',
    });
    return stderrTail;
  };
  const measure = async (args: string[]): Promise<Loudness> => {
    const stderrTail = await runFfmpeg(args);
    const loudness = parseLoudness(stderrTail);
    if (!loudness) throw new AppError('RENDER_FAILED', {}, { cause: new Error(`No loudness in: ${stderrTail}`) });
    return loudness;
  };
  const mix = path.join(folder, 'mix.wav');
  const file = path.join(folder, 'audio.mp4');
  const mixInputs = async (inputs: AudioPlan['inputs']): Promise<Loudness> =>
    await measure(mixAudioArgs({ plan: { ...plan, inputs }, files, stretcher: input.stretcher, output: mix }));
  let mixed: Loudness;
  try {
    mixed = await mixInputs(plan.inputs);
  } catch (error) {
    input.signal.throwIfAborted();
    const silent = await listSilentVideos(input, files);
    if (silent.size === 0) throw error;
    const heard = plan.inputs.filter(({ media }) => !silent.has(media));
    if (heard.length === 0) return undefined;
    mixed = await mixInputs(heard);
  }
  let settings = planLoudness(mixed, plan);
  // Encoded once: what the encoder may do to peaks cannot be corrected.
  if (isStreamed) settings = { ...settings, ceilingDb: settings.ceilingDb - STREAMED_HEADROOM_DB };
  for (let pass = 1; ; pass++) {
    settings = await tuneMaster(settings, { mixed, target: plan, mix, measure });
    await runFfmpeg(masterAudioArgs({ ...settings, mix, coder, isFragmented: isStreamed, output: file }));
    const [loudness] = await Promise.all([measure(measureLoudnessArgs(file)), input.onEncoded?.(file)]);
    const correction = planLoudnessCorrection({ mix: mixed, used: settings, reached: loudness, target: plan });
    if (isStreamed || !correction || pass === MAX_MASTER_PASSES) return { file, loudness };
    settings = correction;
  }
}

/**
 * Returns settings that reach the target loudness before encoding. A limiter takes loudness away, so its effect is
 * measured; encoding anew after each correction took most of the time.
 */
async function tuneMaster(
  planned: MasterSettings,
  run: { mixed: Loudness; target: LoudnessTarget; mix: string; measure: (args: string[]) => Promise<Loudness> },
): Promise<MasterSettings> {
  const { mixed, mix, measure } = run;
  // The encoder moves peaks: they are checked on what it made.
  const target = { ...run.target, maxTruePeakDb: Number.POSITIVE_INFINITY };
  let settings = planned;
  for (let pass = 1; settings.isLimited && pass < MAX_MASTER_PASSES; pass++) {
    const reached = await measure(measureMasterArgs({ ...settings, mix }));
    const correction = planLoudnessCorrection({ mix: mixed, used: settings, reached, target });
    if (!correction) break;
    settings = correction;
  }
  return settings;
}

/** Lists videos without audio, whatever their document says: they have made the mix fail. */
async function listSilentVideos(
  { document, signal, runProgram }: Pick<Parameters<typeof mixSoundtrack>[0], 'document' | 'signal' | 'runProgram'>,
  files: ReadonlyMap<string, string>,
): Promise<ReadonlySet<string>> {
  const videos = [...files].filter(([media]) => document.media[media]?.kind === 'video');
  const silent = new Set<string>();
  for (const [media, file] of videos) {
    const { stdout } = await runProgram({
      program: 'ffprobe',
      args: ffprobeArgs(file),
      signal,
      timeoutMs: HANG_LIMIT_MS,
      isBackground: true,
      errorCode: 'RENDER_FAILED',
    });
    const parsed = parseProbe(String(stdout));
    if (parsed.ok && !parsed.probe.audio) silent.add(media);
  }
  return silent;
}
