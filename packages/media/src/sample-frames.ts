import { inputArgs, QUIET_ARGS } from './ffmpeg-arguments.ts';

/**
 * Arguments of ffmpeg to take a small grey picture of every key frame of a working copy (one each half second, the first at 0) to
 * standard output: one byte a pixel, without padding, stretched to `width` by `height`. Nothing between key frames is decoded.
 */
export function sampleKeyFramesArgs(sampling: {
  input: string;
  width: number;
  height: number;
  /** As the timeline's media say it: of a stacked film the colour above is taken. */
  alpha: 'none' | 'stacked';
}): string[] {
  const crop = sampling.alpha === 'stacked' ? 'crop=iw:ih/2:0:0,' : '';
  return [
    QUIET_ARGS,
    ['-skip_frame', 'nokey', '-threads', '1', ...inputArgs(sampling.input)],
    ['-map', '0:v:0', '-an', '-sn', '-dn', '-filter_threads', '1'],
    ['-vf', `${crop}scale=${sampling.width}:${sampling.height}:flags=area,format=gray`],
    ['-fps_mode', 'passthrough', '-f', 'rawvideo', '-pix_fmt', 'gray', 'pipe:1'],
  ].flat();
}
