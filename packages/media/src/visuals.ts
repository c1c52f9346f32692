import {
  EXACT_SCALING,
  inputArgs,
  QUIET_ARGS,
  REPEATABLE_ARGS,
  toDecimal,
  toFileArgument,
} from './ffmpeg-arguments.ts';

/** Limits the longer side to `maxSide`, with both sides even; a smaller image keeps its size. */
export function fitLongerSide(maxSide: number): string {
  const longer = (side: string) => `trunc(min(${side},${maxSide})/2)*2`;
  // Quoted: commas inside an expression would end the filter.
  return `scale='if(gte(iw,ih),${longer('iw')},-2)':'if(gte(iw,ih),-2,${longer('ih')})':${EXACT_SCALING}`;
}

/**
 * Returns the arguments of ffmpeg to convert a still image (upright: EXIF is ignored) to the raw planes of the
 * compositor on standard output: I420, limited BT.709, without padding, `width * height * 3 / 2` bytes.
 */
export function decodeImageArgs(visual: { input: string; width: number; height: number }): string[] {
  const scale = `scale=${visual.width}:${visual.height}:${EXACT_SCALING}:out_color_matrix=bt709:out_range=limited`;
  return [
    QUIET_ARGS,
    inputArgs(visual.input),
    ['-map', '0:v:0', '-frames:v', '1', '-vf', `${scale},format=yuv420p`],
    ['-f', 'rawvideo', '-pix_fmt', 'yuv420p', 'pipe:1'],
  ].flat();
}

/**
 * Returns the arguments of ffmpeg to make a JPEG of one frame. `maxSide` limits its longer side; a smaller image
 * keeps its size.
 */
export function thumbnailArgs(thumbnail: { input: string; atMs: number; maxSide: number; output: string }): string[] {
  const scale = fitLongerSide(thumbnail.maxSide);
  return [
    QUIET_ARGS,
    ['-ss', toDecimal(thumbnail.atMs / 1000, 3), ...inputArgs(thumbnail.input)],
    // JPEG is BT.601, full range, by its standard; BT.709 would shift greens and reds.
    ['-map', '0:v:0', '-frames:v', '1', '-vf', `${scale}:out_color_matrix=bt601:out_range=full,format=yuvj420p`],
    ['-c:v', 'mjpeg', '-q:v', '3', ...REPEATABLE_ARGS, '-flags:v', '+bitexact'],
    ['-update', '1', '-f', 'image2', toFileArgument(thumbnail.output)],
  ].flat();
}

/** Returns the arguments of ffmpeg to convert a still image of a rare format to a PNG, with its alpha. */
export function convertImageArgs(conversion: { input: string; output: string }): string[] {
  return [
    QUIET_ARGS,
    ['-threads', '1', ...inputArgs(conversion.input)],
    ['-map', '0:v:0', '-frames:v', '1', '-c:v', 'png', ...REPEATABLE_ARGS, '-flags:v', '+bitexact'],
    ['-update', '1', '-f', 'image2', toFileArgument(conversion.output)],
  ].flat();
}
