import { inputArgs, QUIET_ARGS } from './ffmpeg-arguments.ts';

/**
 * Arguments for ffmpeg to write a small grey image of every key frame of a working copy (one per half second, the first at 0) to
 * standard output: one byte per pixel, without padding, stretched to `width` by `height`. Other frames are not decoded.
 */
export function sampleKeyFramesArgs(sampling: {
  input: string;
  width: number;
  height: number;
  /** Alpha of the timeline's media: for a stacked video, the colour half above is used. */
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
