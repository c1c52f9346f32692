/**
 * A program of its own: decoding pictures of strangers has no place in the server's process. Takes one request as its
 * argument, and prints one answer (`imageAnswer`) as JSON.
 */
import * as z from 'zod';
import { AppError } from '../../app-error.ts';
import { convertImage } from './convert-image.ts';
import { extractFrames } from './extract-frames.ts';
import type { ImageAnswer } from './normalise-image.ts';

const request = z.union([
  z.object({
    input: z.string(),
    type: z.enum(['jpeg', 'png', 'gif', 'webp', 'avif', 'tiff', 'svg']),
    outputBase: z.string(),
    rules: z.object({
      maxSidePx: z.number(),
      minSidePx: z.number(),
      background: z.enum(['transparent', 'white']),
      animation: z.enum(['first_frame', 'report']),
    }),
  }),
  z.object({ input: z.string(), framesFolder: z.string() }),
]);

async function answer(): Promise<ImageAnswer | { kind: 'frames'; listFile: string }> {
  const message = request.parse(JSON.parse(process.argv[2] ?? ''));
  try {
    return 'framesFolder' in message ? await extractFrames(message) : await convertImage(message);
  } catch (error) {
    if (error instanceof AppError) return { kind: 'refused', code: error.code, values: error.values };
    throw error;
  }
}

process.stdout.write(JSON.stringify(await answer()));
