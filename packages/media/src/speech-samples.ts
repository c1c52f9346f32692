import { inputArgs, QUIET_ARGS, toDecimal, toFileArgument } from './ffmpeg-arguments.ts';

/** Samples per second of `speechSamplesArgs`: all of a voice that tells it from music. */
export const SPEECH_SAMPLE_RATE = 16_000;

/** Arguments for ffmpeg to write the first seconds of a file's audio as samples: mono, 16-bit, without a header. */
export function speechSamplesArgs({
  input,
  maxDurationS,
  output,
}: {
  input: string;
  maxDurationS: number;
  output: string;
}): string[] {
  return [
    QUIET_ARGS,
    inputArgs(input),
    ['-map', '0:a:0', '-t', toDecimal(maxDurationS), '-ac', '1', '-ar', String(SPEECH_SAMPLE_RATE)],
    ['-c:a', 'pcm_s16le', '-f', 's16le', toFileArgument(output)],
  ].flat();
}

/** Arguments for ffmpeg to write the first seconds of a file's audio as a small MP3 that speech recognition reads. */
export function spokenAudioArgs({
  input,
  maxDurationS,
  output,
}: {
  input: string;
  maxDurationS: number;
  output: string;
}): string[] {
  return [
    QUIET_ARGS,
    inputArgs(input),
    ['-map', '0:a:0', '-t', toDecimal(maxDurationS), '-ac', '1', '-ar', String(SPEECH_SAMPLE_RATE)],
    ['-c:a', 'libmp3lame', '-b:a', '48k', toFileArgument(output)],
  ].flat();
}
