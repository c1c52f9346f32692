import type { CutOutFacts } from '@reelwright/ad';
/**
 * A program of its own: decoding pictures of strangers and seconds of arithmetic have no place in the server's process.
 * Answers the requests that come on standard input, as `platform/process/warm-program.ts` says.
 */
import { Console } from 'node:console';
import { createInterface } from 'node:readline';
import sharp, { type Sharp } from 'sharp';
import * as z from 'zod';
import type { CutOut } from '../cut-out.ts';
import { cutOutPhoto } from './cut-out-photo.ts';
import { findFeet } from './find-feet.ts';
import type { RgbaImage } from './refine-edge.ts';
import { isCutOut, separateShadow } from './separate-shadow.ts';
import { trimImage } from './trim-image.ts';

/** Where the subject is looked for; its edge is refined at full size. */
const MIDDLE_PX = 700;
const LARGEST_PICTURE_PIXELS = 16_000_000;
/** Quick to write; the files live as long as the task. */
const PNG = { compressionLevel: 4, adaptiveFiltering: false } as const;

/** What was cut out already is trusted. */
const WHOLE: CutOutFacts = { cutBy: [], ground: 'any' };

const requestSchema = z.object({ imagePath: z.string(), outputPath: z.string() });

// A line of a library on standard output would be taken for an answer.
globalThis.console = new Console(process.stderr);
sharp.concurrency(1);
sharp.cache(false);

async function answer(line: string): Promise<CutOut | null> {
  const { imagePath, outputPath } = requestSchema.parse(JSON.parse(line));
  const image = await readRgba(
    sharp(imagePath, { limitInputPixels: LARGEST_PICTURE_PIXELS }).autoOrient().toColourspace('srgb').ensureAlpha(),
  );
  const facts = await cutOut(image);
  if (!facts) return null;
  const trimmed = trimImage(image);
  if (!trimmed) return null;
  const { width, height } = trimmed.image;
  await open(trimmed.image).png(PNG).toFile(outputPath);
  return { width, height, region: trimmed.region, fill: trimmed.fill, feet: findFeet(trimmed.image), ...facts };
}

async function cutOut(image: RgbaImage): Promise<CutOutFacts | undefined> {
  if (isCutOut(image)) {
    separateShadow(image);
    return WHOLE;
  }
  if (!isOpaque(image)) return undefined;
  const isLarge = Math.max(image.width, image.height) > MIDDLE_PX;
  const middle = isLarge
    ? await readRgba(open(image).resize(MIDDLE_PX, MIDDLE_PX, { fit: 'inside' }))
    : { ...image, data: image.data.slice() };
  return cutOutPhoto(image, middle);
}

const open = ({ data, width, height }: RgbaImage) => sharp(data, { raw: { width, height, channels: 4 } });

async function readRgba(picture: Sharp): Promise<RgbaImage> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8Array(data.buffer, data.byteOffset, data.length), width: info.width, height: info.height };
}

function isOpaque({ data }: RgbaImage): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  return true;
}

for await (const line of createInterface({ input: process.stdin })) {
  const reply = await answer(line).then(
    (result) => ({ result }),
    (error: unknown) => ({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
  process.stdout.write(`${JSON.stringify(reply)}\n`);
}
