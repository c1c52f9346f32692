import { inputArgs, QUIET_ARGS, REPEATABLE_ARGS, toFileArgument } from './ffmpeg-arguments.ts';

/** Bit rate of one channel, at which speech cannot be told from the original. */
const BITRATE = '128k';

/**
 * Arguments for ffmpeg to make an MP3 file of a recorded voice. Its header states the padding that the encoder added before
 * and after, so that players play exactly the source's length.
 */
export function encodeVoiceMp3Args({ input, output }: { input: string; output: string }): string[] {
  return [
    QUIET_ARGS,
    inputArgs(input),
    ['-map', '0:a:0', '-c:a', 'libmp3lame', '-b:a', BITRATE, '-write_xing', '1', '-id3v2_version', '0'],
    REPEATABLE_ARGS,
    ['-f', 'mp3', toFileArgument(output)],
  ].flat();
}
