import {
  inputArgs,
  PROGRESS_ARGS,
  QUIET_ARGS,
  REPEATABLE_ARGS,
  toFileArgument,
  VIDEO_TIMESCALE,
} from '../ffmpeg-arguments.ts';
import { MIX_SAMPLE_RATE } from '../mix-audio.ts';
import { type VideoImages, videoImagesOutputArgs } from './filmstrip.ts';
import { type PeaksSamples, peaksOutputArgs } from './peaks.ts';
import type { WorkingAudioPlan } from './plan-normalisation.ts';

const BIT_RATE_KBPS = 192;
const MAX_ERROR_RATE = 0.2;

/**
 * Returns the arguments of ffmpeg for the second pass: the audio of a source as AAC, 48 kHz stereo, in an MP4 without
 * video. With `samples` it is cut or padded with silence to that length; without, it keeps its length up to
 * `maxSamples`.
 */
export function workingAudioArgs(pass: {
  plan: WorkingAudioPlan;
  input: string;
  length: { samples: number } | { maxSamples: number };
  output: string;
}): string[] {
  const { plan, input, length } = pass;
  const filters = [
    ...toStereo(plan),
    // A late start and gaps are filled with silence, so that audio and video stay in sync.
    `aresample=${MIX_SAMPLE_RATE}:async=1:first_pts=0`,
    ...('samples' in length
      ? [`apad=whole_len=${length.samples}`, `atrim=end_sample=${length.samples}`]
      : [`atrim=end_sample=${length.maxSamples}`]),
    'aformat=sample_fmts=fltp',
  ];
  return [
    QUIET_ARGS,
    PROGRESS_ARGS,
    ['-max_error_rate', String(MAX_ERROR_RATE)],
    inputArgs(input),
    ['-map', `0:${plan.streamIndex}`, '-vn', '-filter:a', filters.join(',')],
    ['-c:a', 'aac', '-b:a', `${BIT_RATE_KBPS}k`, '-ac', '2'],
    [...REPEATABLE_ARGS, '-flags:a', '+bitexact', '-movflags', '+faststart'],
    ['-f', 'mp4', toFileArgument(pass.output)],
  ].flat();
}

/** Copies mono to both channels: mixed as a centre it would lose 3 dB. More channels are mixed down by their layout. */
function toStereo({ channels }: WorkingAudioPlan): string[] {
  return channels === 1 ? ['pan=stereo|c0=c0|c1=c0'] : ['aformat=channel_layouts=stereo'];
}

/**
 * Returns the arguments of ffmpeg for the last pass: joins each video with the audio without encoding, with the index in
 * front, decodes the audio for its waveform, and makes the images of the last of the videos.
 */
export function joinWorkingCopiesArgs(join: {
  audio: string;
  copies: readonly { visual: string; output: string }[];
  peaks: PeaksSamples;
  images: VideoImages;
}): string[] {
  const { audio, copies, peaks, images } = join;
  return [
    QUIET_ARGS,
    inputArgs(audio),
    ...copies.map(({ visual }) => inputArgs(visual)),
    ...copies.map(({ output }, index) =>
      [
        ['-map', `${index + 1}:v:0`, '-map', '0:a:0', '-c', 'copy'],
        ['-video_track_timescale', String(VIDEO_TIMESCALE), ...REPEATABLE_ARGS],
        ['-movflags', '+faststart', '-f', 'mp4', toFileArgument(output)],
      ].flat(),
    ),
    peaksOutputArgs('0:a:0', peaks),
    videoImagesOutputArgs(`${copies.length}:v:0`, images),
  ].flat();
}
