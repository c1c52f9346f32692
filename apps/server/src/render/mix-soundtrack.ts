import path from 'node:path';
import {
  type Loudness,
  MAX_MASTER_PASSES,
  masterAudioArgs,
  measureLoudnessArgs,
  mixAudioArgs,
  parseLoudness,
  planLoudness,
  planLoudnessCorrection,
} from '@reelwright/media';
import { planAudio, type TimelineDocument } from '@reelwright/timeline';
import { AppError } from '../app-error.ts';
import type { RunProgram } from '../platform/process/program.ts';

const TIMEOUT_MS = 5 * 60_000;

export interface Soundtrack {
  /** AAC in an MP4 without pictures. */
  file: string;
  /** Of the encoded sound, as a player hears it. */
  loudness: Loudness;
}

/**
 * Mixes a document's sound, brings it to its loudness, and encodes it. Undefined for a document without sound. Throws
 * AppError(RENDER_FAILED).
 */
export async function mixSoundtrack(input: {
  document: TimelineDocument;
  resolveMedia: (media: string) => string;
  folder: string;
  signal: AbortSignal;
  runProgram: RunProgram;
}): Promise<Soundtrack | undefined> {
  const { folder } = input;
  const plan = planAudio(input.document);
  if (plan.inputs.length === 0) return undefined;
  const runFfmpeg = async (args: string[]): Promise<Loudness> => {
    const { stderrTail } = await input.runProgram({
      program: 'ffmpeg',
      args,
      signal: input.signal,
      timeoutMs: TIMEOUT_MS,
      errorCode: 'RENDER_FAILED',
    });
    const loudness = parseLoudness(stderrTail);
    if (!loudness) throw new AppError('RENDER_FAILED', {}, { cause: new Error(`No loudness in: ${stderrTail}`) });
    return loudness;
  };
  const mix = path.join(folder, 'mix.wav');
  const file = path.join(folder, 'sound.mp4');
  const files = new Map(plan.inputs.map(({ media }) => [media, input.resolveMedia(media)]));
  const mixed = await runFfmpeg(mixAudioArgs({ plan, files, stretcher: 'rubberband', output: mix }));
  let settings = planLoudness(mixed, plan);
  for (let pass = 1; ; pass++) {
    await runFfmpeg(masterAudioArgs({ ...settings, mix, output: file }));
    const loudness = await runFfmpeg(measureLoudnessArgs(file));
    const correction = planLoudnessCorrection({ mix: mixed, used: settings, reached: loudness, target: plan });
    if (!correction || pass === MAX_MASTER_PASSES) return { file, loudness };
    settings = correction;
  }
}
