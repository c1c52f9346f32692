import { join } from 'node:path';
import { type MediaProbe, MIX_SAMPLE_RATE, planNormalisation, workingAudioArgs } from '@reelwright/media';
import { TICKS_PER_SECOND } from '@reelwright/timeline';
import { AppError } from '../../app-error.ts';
import { describeFile } from './describe-file.ts';
import { drawWaveform } from './draw-waveform.ts';
import { findFfmpegFeatures } from './ffmpeg-features.ts';
import { type MediaWork, requirePlan } from './media-work.ts';
import type { NormalisedMedia } from './normalised-media.ts';
import { probeMedia } from './probe-media.ts';
import { writePeaks } from './write-peaks.ts';
import { passLimitMs } from '../process/time-limits.ts';

/** Share of the time that encoding takes; drawing the waveform takes the rest. */
const AUDIO_SHARE = 0.8;

/** Makes the working copy of an audio file: AAC in an MP4, 48 kHz, stereo. */
export async function normaliseAudio({
  probe,
  ...work
}: MediaWork & { probe: MediaProbe }): Promise<Extract<NormalisedMedia, { kind: 'audio' }>> {
  const { input, folder, runner, signal, maxDurationMs, onProgress } = work;
  const features = await findFfmpegFeatures(runner);
  const plan = requirePlan(planNormalisation(probe, { features, isAlphaUsed: false, maxDurationMs }));
  if (plan.kind !== 'audio') throw new Error('a sound has no picture');
  const output = join(folder, 'audio.m4a');
  const expectedMs = probe.durationMs ?? maxDurationMs;
  // One sample beyond the limit tells audio that is too long from audio that is just short enough.
  const maxSamples = (maxDurationMs / 1000) * MIX_SAMPLE_RATE;
  await runner.runFfmpeg({
    args: workingAudioArgs({ plan: plan.audio, input, length: { maxSamples: maxSamples + 1 }, output }),
    timeoutMs: passLimitMs(expectedMs),
    errorCode: 'FILE_CORRUPTED',
    onWritten: (writtenMs) => onProgress(AUDIO_SHARE * Math.min(1, writtenMs / expectedMs)),
  });
  const durationMs = (await probeMedia(output, runner)).audio?.durationMs ?? 0;
  const duration = Math.floor((durationMs / 1000) * TICKS_PER_SECOND);
  if (duration < 1) throw new AppError('FILE_CORRUPTED', {}, { cause: new Error('no sound could be decoded') });
  if (durationMs > maxDurationMs) throw new AppError('VIDEO_TOO_LONG');
  const { file, peaks } = await writePeaks({ path: output, durationMs }, work);
  return {
    kind: 'audio',
    facts: { kind: 'audio', duration },
    workingCopy: await describeFile(output, 'audio/mp4', signal),
    peaks: file,
    poster: await drawWaveform(peaks, folder, signal),
  };
}
