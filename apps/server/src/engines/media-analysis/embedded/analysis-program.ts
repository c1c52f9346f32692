/**
 * A separate program: untrusted images and seconds of CPU don't belong in the server's process. It answers the requests
 * on standard input, as `platform/process/warm-program.ts` describes.
 */
import { Console } from 'node:console';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import sharp from 'sharp';
import * as z from 'zod';
import { classifyAudio } from './classify-audio.ts';
import { measureSharpness } from './measure-sharpness.ts';
import { toTextLines } from './read-words.ts';
import { loadTextReader } from './tesseract.ts';

/** Text of a poster is legible, and a photo of a camera takes no ten seconds. */
const READ_MAX_SIDE = 1600;
/** Small letters are read from an enlarged image. */
const READ_MIN_SIDE = 1000;
/** Sharpness is compared at one size: every large photo is soft when looked at closely. */
const SHARPNESS_SIDE = 512;
const LARGEST_IMAGE_PIXELS = 100_000_000;

const requestSchema = z.union([z.object({ imagePath: z.string() }), z.object({ samplesPath: z.string() })]);

// A library's line on standard output would be read as an answer.
globalThis.console = new Console(process.stderr);
sharp.concurrency(1);
sharp.cache(false);
let reader: ReturnType<typeof loadTextReader> | undefined;

async function readImage(imagePath: string): Promise<{ sharpness: number; texts: string[] }> {
  const grey = await sharp(imagePath, { limitInputPixels: LARGEST_IMAGE_PIXELS })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize(READ_MAX_SIDE, READ_MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = grey.info;
  const image = () => sharp(grey.data, { raw: { width, height, channels: 1 } });
  const small = await image()
    .resize(SHARPNESS_SIDE, SHARPNESS_SIDE, { fit: 'inside', withoutEnlargement: true })
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const scale = Math.max(1, READ_MIN_SIDE / Math.max(width, height));
  const legible = await image()
    .resize(Math.round(width * scale), Math.round(height * scale), { fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  // Loaded for the first image: audio files need no Tesseract.
  reader ??= loadTextReader();
  const read = await reader;
  return { sharpness: measureSharpness(small.data, small.info), texts: toTextLines(read(legible)) };
}

async function answer(line: string): Promise<unknown> {
  const request = requestSchema.parse(JSON.parse(line));
  if ('imagePath' in request) return await readImage(request.imagePath);
  const bytes = await readFile(request.samplesPath);
  return classifyAudio(new Int16Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.length / 2)));
}

for await (const line of createInterface({ input: process.stdin })) {
  const reply = await answer(line).then(
    (result) => ({ result }),
    (error: unknown) => ({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
  process.stdout.write(`${JSON.stringify(reply)}\n`);
}
