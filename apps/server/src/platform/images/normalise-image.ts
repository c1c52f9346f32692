import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isAnimatedImage } from '@reelwright/media';
import * as z from 'zod';
import { AppError } from '../../app-error.ts';
import type { RunProgram } from '../process/program.ts';
import { convertBmp } from './convert-bmp.ts';
import { convertHeic } from './convert-heic.ts';
import { identifyFile } from './identify-file.ts';
import { IMAGE_CPU_S } from './image-limits.ts';
import type { ImageRules, ImageType, NormalisedImage } from './image-protocol.ts';
import { runImageProgram } from './run-image-program.ts';

export interface NormaliseImageRequest {
  /** A local file of any kind. */
  input: string;
  /** The folder in which `<name>.png` or `<name>.jpg` is written. */
  folder: string;
  name: string;
  rules: ImageRules;
  runProgram: RunProgram;
  signal: AbortSignal;
}

/** An animated image; returned only with `animation: 'report'`. */
export interface AnimatedImage {
  kind: 'animated';
  type: ImageType;
}

const imageAnswer = z.object({
  kind: z.literal('image'),
  path: z.string(),
  extension: z.enum(['png', 'jpg']),
  contentType: z.enum(['image/png', 'image/jpeg']),
  width: z.number(),
  height: z.number(),
  hasAlpha: z.boolean(),
  sizeBytes: z.number(),
  sha256: z.string(),
});
/**
 * Normalises any image in a process of its own with bounded memory and time, because decoders read untrusted files
 * there. The same file gives the same bytes. Throws FILE_FORMAT, FILE_CORRUPTED, FILE_TOO_LARGE (in pixels),
 * IMAGE_TOO_SMALL, IMAGE_TOO_COMPLEX, SVG_FILTERS.
 */
export async function normaliseImage(request: NormaliseImageRequest): Promise<NormalisedImage | AnimatedImage> {
  const { folder, name, rules, runProgram, signal } = request;
  const signature = await identifyFile(request.input);
  if (signature.kind !== 'image') throw new AppError('FILE_FORMAT');
  const { type } = signature;
  if (rules.animation === 'report' && isAnimatedImage(await readFile(request.input), type))
    return { kind: 'animated', type };
  const outputBase = join(folder, name);
  if (type !== 'bmp' && type !== 'heic') {
    const convert = { op: 'convert', input: request.input, type, outputBase, rules, cpuLimitS: IMAGE_CPU_S } as const;
    return await runImageProgram(convert, imageAnswer, { runProgram, signal });
  }
  const png = `${outputBase}.${type}.png`;
  try {
    await (type === 'bmp' ? convertBmp : convertHeic)({ input: request.input, output: png, runProgram, signal });
    // BMP images are mostly drawings, HEIC images photos.
    const convert = {
      op: 'convert',
      input: png,
      type: type === 'bmp' ? 'png' : 'heic',
      outputBase,
      rules,
      cpuLimitS: IMAGE_CPU_S,
    } as const;
    return await runImageProgram(convert, imageAnswer, { runProgram, signal });
  } finally {
    await rm(png, { force: true });
  }
}

/** Does the same as `normaliseImage`, for rules that never only report. */
export async function normaliseStill(
  request: NormaliseImageRequest & { rules: { animation: 'first_frame' } },
): Promise<NormalisedImage> {
  const image = await normaliseImage(request);
  if (image.kind !== 'image') throw new Error('a first frame was asked for');
  return image;
}
