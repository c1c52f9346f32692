/**
 * A program of its own: decoding pictures of strangers and seconds of arithmetic have no place in the server's process.
 * Answers the requests that come on standard input, as `platform/process/warm-program.ts` says.
 */
import { Console } from 'node:console';
import { createInterface } from 'node:readline';
import sharp from 'sharp';
import * as z from 'zod';
import type { PictureSubjects } from '../vision.ts';
import { describePicture } from './describe-picture.ts';
import { loadFaceDetector } from './detect-faces.ts';
import { toThumbnail } from './thumbnail.ts';

const THUMBNAIL_PX = 96;
/** The detector works on 256 px; the mesh that checks its finds wants more of a small face. */
const FACE_PICTURE_PX = 640;
const LARGEST_PICTURE_PIXELS = 100_000_000;

const requestSchema = z.object({ imagePath: z.string() });

// A line of a library on standard output would be taken for an answer.
globalThis.console = new Console(process.stderr);
sharp.concurrency(1);
sharp.cache(false);
const detector = loadFaceDetector();

async function answer(line: string): Promise<PictureSubjects> {
  const { imagePath } = requestSchema.parse(JSON.parse(line));
  // Decoded and turned upright once, at the size that the larger of both uses needs.
  const picture = await sharp(imagePath, { limitInputPixels: LARGEST_PICTURE_PIXELS })
    .autoOrient()
    .toColourspace('srgb')
    .resize(FACE_PICTURE_PX, FACE_PICTURE_PX, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = picture.info;
  const upright = () => sharp(picture.data, { raw: { width, height, channels: 4 } });
  const small = await upright()
    .resize(THUMBNAIL_PX, THUMBNAIL_PX, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rgb = await upright().flatten({ background: '#ffffff' }).raw().toBuffer();
  const findFaces = await detector;
  const faces = await findFaces({ rgb, width, height });
  return describePicture(toThumbnail(small.data, small.info), faces);
}

for await (const line of createInterface({ input: process.stdin })) {
  const reply = await answer(line).then(
    (result) => ({ result }),
    (error: unknown) => ({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
  process.stdout.write(`${JSON.stringify(reply)}\n`);
}
