import type { Region } from '@reelwright/ad';
/**
 * A separate program: untrusted images and seconds of CPU don't belong in the server's process. It answers the requests
 * on standard input, as `platform/process/warm-program.ts` describes.
 */
import { Console } from 'node:console';
import { createInterface } from 'node:readline';
import sharp from 'sharp';
import * as z from 'zod';
import type { ImageHint, ImageSubjects } from '../vision.ts';
import { BODY_REGIONS } from './body-regions.ts';
import { describeImage } from './describe-image.ts';
import { loadFaceDetector } from './detect-faces.ts';
import { isCollage } from './find-collage.ts';
import { findDetails } from './find-details.ts';
import { isGraphic } from './find-graphic.ts';
import { hasLettering } from './find-lettering.ts';
import { keepSubjectDetails } from './keep-subject-details.ts';
import { offBackground } from './off-background.ts';
import { withoutSkin } from './without-skin.ts';
import { toThumbnail } from './thumbnail.ts';
import { withinBox } from './within-box.ts';

const THUMBNAIL_PX = 96;
/** The detector works on 256 px; the mesh that checks its results needs more pixels of a small face. */
const FACE_IMAGE_PX = 640;
const LARGEST_IMAGE_PIXELS = 100_000_000;

const regionSchema = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
const requestSchema = z.object({
  imagePath: z.string(),
  wornOn: z.enum(BODY_REGIONS).optional(),
  cutOut: z.object({ path: z.string(), region: regionSchema }).optional(),
});

type CutOutFile = NonNullable<ImageHint['cutOut']>;

interface Size {
  width: number;
  height: number;
}

// A library's line on standard output would be read as an answer.
globalThis.console = new Console(process.stderr);
sharp.concurrency(1);
sharp.cache(false);
const detector = loadFaceDetector();

async function answer(line: string): Promise<ImageSubjects> {
  const { imagePath, wornOn, cutOut } = requestSchema.parse(JSON.parse(line));
  // Decoded upright once, at the larger of both needed sizes.
  const original = sharp(imagePath, { limitInputPixels: LARGEST_IMAGE_PIXELS }).autoOrient();
  const { autoOrient } = await original.metadata();
  const image = await original
    .toColourspace('srgb')
    .resize(FACE_IMAGE_PX, FACE_IMAGE_PX, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = image.info;
  const upright = () => sharp(image.data, { raw: { width, height, channels: 4 } });
  const small = await upright()
    .resize(THUMBNAIL_PX, THUMBNAIL_PX, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rgb = await upright().flatten({ background: '#ffffff' }).raw().toBuffer();
  const findFaces = await detector;
  const faces = await findFaces({ rgb, width, height });
  const cover = cutOut && (await readCover(cutOut, small.info));
  const thumbnail = toThumbnail(small.data, small.info);
  const { mask, ...subjects } = describeImage(thumbnail, {
    faces,
    wornOn,
    cutOut: cutOut && cover ? { cover, region: cutOut.region } : undefined,
    // Where nobody wears anything, what has the colour of skin is an orange bottle or a leather bag.
    dressed: !cutOut && (wornOn !== undefined || faces.length > 0) ? findDressed(small.data) : undefined,
  });
  const whole =
    cutOut && faces.length === 0
      ? toMask(await readCover(cutOut, { width, height }))
      : enlargeMask(mask, small.info, { width, height });
  const isWorn = wornOn !== undefined && isOnSomebody(faces, subjects.subject);
  // The leggings below a shirt are not the product, however rich in detail; a short one ends above the hips.
  const { subject } = subjects;
  const box = wornOn === 'torso' ? { ...subject, height: subject.height * SHIRT_SHARE } : subject;
  const worn = isWorn && faces.length > 0 ? withinBox(whole, box, { width, height }) : whole;
  const details = findDetails(
    {
      rgb,
      width,
      height,
      mask: isWorn ? withoutSkin(worn, rgb) : whole,
      originalScale: autoOrient.width / width,
    },
    faces,
  );
  const { isScene, plainBackground, palette, subjectColor } = subjects;
  const isSurrounded = isScene && plainBackground === null && !cutOut && faces.length === 0;
  const told = isSurrounded
    ? keepSubjectDetails(offBackground(details, thumbnail), { rgb, width, height }, [
        subjectColor,
        ...palette.slice(0, 1),
      ])
    : details;
  return {
    ...subjects,
    isGraphic: isGraphic({ rgb, width, height }),
    hasLettering: hasLettering({ rgb, width, height }),
    isCollage: isCollage({ rgb, width, height }),
    details: told,
  };
}

/** Returns 0 for the pixels of a thumbnail that show bare skin, 1 for all others. */
function findDressed(rgba: Uint8Array): Float64Array {
  const pixels = rgba.length / 4;
  const rgb = Uint8Array.from({ length: pixels * 3 }, (_, at) => rgba[Math.floor(at / 3) * 4 + (at % 3)] ?? 0);
  return Float64Array.from(withoutSkin(new Uint8Array(pixels).fill(1), rgb));
}

/** Share of the torso, from the neck down, that even a short shirt covers. */
const SHIRT_SHARE = 0.7;

/** Checks if a person wears the product: a face is visible, or the photo cuts off the subject. */
function isOnSomebody(faces: readonly Region[], { y, height }: Region): boolean {
  return faces.length > 0 || y <= CUT || y + height >= 1 - CUT;
}

/** A subject that begins nearer to its photo's top or bottom, as a fraction of its height, continues beyond it. */
const CUT = 0.01;

/** Returns the opacity of a cut-out at each pixel of its photo in another size, 0 to 1. */
async function readCover({ path, region }: CutOutFile, { width, height }: Size): Promise<Float64Array> {
  const left = Math.round(region.x * width);
  const top = Math.round(region.y * height);
  const box = {
    width: Math.max(1, Math.min(width - left, Math.round(region.width * width))),
    height: Math.max(1, Math.min(height - top, Math.round(region.height * height))),
  };
  const alpha = await sharp(path, { limitInputPixels: LARGEST_IMAGE_PIXELS })
    .extractChannel('alpha')
    .resize(box.width, box.height, { fit: 'fill' })
    .raw()
    .toBuffer();
  const cover = new Float64Array(width * height);
  for (let y = 0; y < box.height; y += 1) {
    for (let x = 0; x < box.width; x += 1) cover[(top + y) * width + left + x] = (alpha[y * box.width + x] ?? 0) / 255;
  }
  return cover;
}

const toMask = (cover: Float64Array): Uint8Array => Uint8Array.from(cover, (value) => (value > 0.5 ? 1 : 0));

function enlargeMask(mask: Float64Array, from: Size, to: Size): Uint8Array {
  const enlarged = new Uint8Array(to.width * to.height);
  for (let y = 0; y < to.height; y += 1) {
    const row = Math.floor((y * from.height) / to.height) * from.width;
    for (let x = 0; x < to.width; x += 1)
      if ((mask[row + Math.floor((x * from.width) / to.width)] ?? 0) > 0) enlarged[y * to.width + x] = 1;
  }
  return enlarged;
}

for await (const line of createInterface({ input: process.stdin })) {
  const reply = await answer(line).then(
    (result) => ({ result }),
    (error: unknown) => ({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
  process.stdout.write(`${JSON.stringify(reply)}\n`);
}
