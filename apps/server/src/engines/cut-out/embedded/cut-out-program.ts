import type { CutOutFacts } from '@reelwright/ad';
import { makeMask } from '@reelwright/planes';
import { cutOutPhoto, findOwnCuts, isCutOut, type RgbaImage, separateShadow, trimImage } from '@reelwright/cut-out';
/**
 * A separate program: untrusted images and seconds of CPU don't belong in the server's process. It answers the requests
 * on standard input, as `platform/process/warm-program.ts` describes.
 */
import { Console } from 'node:console';
import { createInterface } from 'node:readline';
import sharp, { type Sharp } from 'sharp';
import type { CutOut } from '../cut-out.ts';
import type { Separation, Uncertainty } from '../separation.ts';
import type { CutOutOrder } from './cut-out-protocol.ts';
import { type ModelMask, separateImage } from './separate-image.ts';
import { findFeet } from './find-feet.ts';

/** Size in which the subject is searched; its edge is refined at full size. */
const MIDDLE_PX = 700;
const LARGEST_IMAGE_PIXELS = 16_000_000;
const LARGEST_MASK_PIXELS = 40_000_000;
/** The longer side of a model's mask; its edge is refined at full size. */
const MASK_PX = 1024;
/** Fast to write; the files live only as long as the task. */
const PNG = { compressionLevel: 4, adaptiveFiltering: false } as const;

// A library's line on standard output would be read as an answer.
globalThis.console = new Console(process.stderr);
sharp.concurrency(1);
sharp.cache(false);

async function answer(line: string): Promise<CutOut | Separation | Uncertainty | null> {
  // The engine passes the order, and is typed.
  const request = JSON.parse(line) as CutOutOrder;
  const image = await readRgba(
    sharp(request.imagePath, { limitInputPixels: LARGEST_IMAGE_PIXELS })
      .autoOrient()
      .toColourspace('srgb')
      .ensureAlpha(),
  );
  switch (request.op) {
    case 'cut_out':
      return answerCutOut(image, request.outputPath);
    case 'separate': {
      const { marks, edge, maskPath } = request;
      const model = maskPath === undefined ? undefined : await readModelMask(maskPath, image);
      const separated = separateImage(image, { marks, edge, model });
      if (!separated.isSeparated) return separated;
      await open(image).png(PNG).toFile(request.outputPath);
      return { ...separated, width: image.width, height: image.height };
    }
  }
}

async function answerCutOut(image: RgbaImage, outputPath: string): Promise<CutOut | null> {
  const facts = await cutOut(image);
  if (!facts) return null;
  const trimmed = trimImage(image);
  if (!trimmed) return null;
  const { width, height } = trimmed.image;
  await open(trimmed.image).png(PNG).toFile(outputPath);
  const { region, fill, outline } = trimmed;
  return { width, height, region, fill, outline, feet: findFeet(trimmed.image), ...facts };
}

async function cutOut(image: RgbaImage): Promise<CutOutFacts | undefined> {
  if (isCutOut(image)) {
    separateShadow(image);
    // The outline of an image that is already cut out is trusted.
    return { cutBy: findOwnCuts(image), background: 'any' };
  }
  if (!isOpaque(image)) return undefined;
  const isLarge = Math.max(image.width, image.height) > MIDDLE_PX;
  const middle = isLarge
    ? await readRgba(open(image).resize(MIDDLE_PX, MIDDLE_PX, { fit: 'inside' }))
    : { ...image, data: image.data.slice() };
  return cutOutPhoto(image, middle);
}

const open = ({ data, width, height }: RgbaImage) => sharp(data, { raw: { width, height, channels: 4 } });

async function readRgba(reader: Sharp): Promise<RgbaImage> {
  const { data, info } = await reader.raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8Array(data.buffer, data.byteOffset, data.length), width: info.width, height: info.height };
}

/** Reads a grey mask at the image's own proportions: models work on squares. */
async function readModelMask(path: string, image: RgbaImage): Promise<ModelMask> {
  const scale = Math.min(1, MASK_PX / Math.max(image.width, image.height));
  const size = {
    width: Math.max(1, Math.round(image.width * scale)),
    height: Math.max(1, Math.round(image.height * scale)),
  };
  const shares = await sharp(path, { limitInputPixels: LARGEST_MASK_PIXELS })
    .toColourspace('b-w')
    .resize(size.width, size.height, { fit: 'fill' })
    .raw()
    .toBuffer();
  return { mask: makeMask(shares.length, (pixel) => (shares[pixel] ?? 0) > 127), size, isTrusted: true };
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
