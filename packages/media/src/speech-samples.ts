import { inputArgs, QUIET_ARGS, toDecimal, toFileArgument } from './ffmpeg-arguments.ts';

/** Samples per second of `speechSamplesArgs`: all of a voice that tells it from music. */
export const SPEECH_SAMPLE_RATE = 16_000;

interface SpeechRequest {
  input: string;
  maxDurationS: number;
  output: string;
}

/** Arguments for ffmpeg to write the first seconds of a file's audio as samples: mono, 16-bit, without a header. */
export function speechSamplesArgs(request: SpeechRequest): string[] {
  return monoArgs(request, ['-c:a', 'pcm_s16le', '-f', 's16le']);
}

/** Arguments for ffmpeg to write the first seconds of a file's audio as a small MP3 that speech recognition reads. */
export function spokenAudioArgs(request: SpeechRequest): string[] {
  return monoArgs(request, ['-c:a', 'libmp3lame', '-b:a', '48k']);
}

function monoArgs({ input, maxDurationS, output }: SpeechRequest, coded: readonly string[]): string[] {
  return [
    QUIET_ARGS,
    inputArgs(input),
    ['-map', '0:a:0', '-t', toDecimal(maxDurationS), '-ac', '1', '-ar', String(SPEECH_SAMPLE_RATE)],
    [...coded, toFileArgument(output)],
  ].flat();
}
