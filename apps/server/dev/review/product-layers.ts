import path from 'node:path';
import { isVisualTrack, type Media, type VisualClip, type TimelineDocument, type Track } from '@reelwright/timeline';
import sharp, { type Sharp } from 'sharp';
import type { AdImage } from '@reelwright/ad';
import { findProductPixels } from './product-pixels.ts';

/**
 * Stand-ins for an ad's images that reveal in its frames where the product is visible and which colours it should have.
 * Frames painted with `marks` and with `blanks` differ only where the product is visible; painted with `photos`, they
 * show the photo's own colours.
 */
export interface ProductLayers {
  /** With every video as an image, and without anything on images that changes their colours. */
  document: TimelineDocument;
  /** The same with only the images, on black. */
  imagesOnly: TimelineDocument;
  marks(media: string): string;
  blanks(media: string): string;
  photos(media: string): string;
}

interface Request {
  document: TimelineDocument;
  images: readonly AdImage[];
  fileOf(media: string): string;
  /** Folder for the stand-ins. */
  folder: string;
}

const IMAGE_ID = /^image-(\d+)(-cut-out|-extended)?$/;

export async function prepareProductLayers({ document, images, fileOf, folder }: Request): Promise<ProductLayers> {
  const marks = new Map<string, string>();
  const blanks = new Map<string, string>();
  const photos = new Map<string, string>();
  const used = new Set(
    document.tracks.flatMap((track) => (isVisualTrack(track) ? track.clips : [])).map(({ media }) => media),
  );
  for (const id of used) {
    const media = document.media[id];
    const [, place, made] = IMAGE_ID.exec(id) ?? [];
    const image = images[Number(place)];
    if (!media || media.kind === 'audio' || !image) continue;
    const size = { width: media.width, height: media.height };
    const alpha = hasAlpha(media) ? await readAlpha(fileOf(id), size) : undefined;
    const product = alpha
      ? undefined
      : await findOpaqueProduct(media.kind === 'image' ? fileOf(id) : undefined, {
          image: made === '-extended' ? inExtension(image) : image,
          size,
        });
    const write = async (name: string, colors: Sharp): Promise<string> => {
      const file = path.join(folder, `${id}-${name}.png`);
      // joinChannel adds the alpha unchanged: nothing is premultiplied.
      const pixels = alpha ? colors.joinChannel(Buffer.from(alpha), { raw: { ...size, channels: 1 } }) : colors;
      await pixels.png({ compressionLevel: 1 }).toFile(file);
      return file;
    };
    marks.set(id, await write('mark', product ? fromGrey(product, size) : fill(size, 255)));
    blanks.set(id, await write('blank', fill(size, 0)));
    if (media.kind === 'video') photos.set(id, blanks.get(id) ?? '');
    else if (made === '-cut-out' && alpha && image.cutOut) {
      const photo = await readPart(fileOf(`image-${place}`), image.cutOut.region, size);
      photos.set(id, await write('photo', sharp(photo, { raw: { ...size, channels: 3 } })));
    }
  }
  const stills = toStills(document);
  const choose = (from: ReadonlyMap<string, string>) => (media: string) => from.get(media) ?? fileOf(media);
  return {
    document: stills,
    imagesOnly: {
      ...stills,
      canvas: { ...stills.canvas, background: '#000000' },
      tracks: stills.tracks.filter(isVisualTrack),
    },
    marks: choose(marks),
    blanks: choose(blanks),
    photos: choose(photos),
  };
}

/** Returns the image at its position within its extension. */
function inExtension(image: AdImage): AdImage {
  if (!image.extended) return image;
  const { region } = image.extended;
  const { x, y, width, height } = image.subject;
  const subject = {
    x: region.x + x * region.width,
    y: region.y + y * region.height,
    width: width * region.width,
    height: height * region.height,
  };
  return { ...image, subject };
}

function hasAlpha(media: Media): boolean {
  return media.kind === 'image' && media.hasAlpha;
}

type ImageMedia = Exclude<Media, { kind: 'audio' }>;

function toStills(document: TimelineDocument): TimelineDocument {
  const media = Object.fromEntries(
    Object.entries(document.media).map(([id, each]) => [id, each.kind === 'video' ? toImage(each) : each]),
  );
  const tracks = document.tracks.map(
    (track): Track => (isVisualTrack(track) ? { ...track, clips: track.clips.map(toPlainClip) } : track),
  );
  return { ...document, media, tracks };
}

function toImage({ key, width, height }: ImageMedia): Media {
  return { kind: 'image', key, width, height, hasAlpha: false };
}

function toPlainClip(clip: VisualClip): VisualClip {
  const { id, start, duration, media, box, fit, crop, camera, opacity, transform, enter, exit, mask } = clip;
  return {
    kind: 'image',
    id,
    start,
    duration,
    media,
    box,
    fit,
    camera,
    opacity,
    ...(crop ? { crop } : {}),
    ...(transform ? { transform } : {}),
    ...(enter ? { enter } : {}),
    ...(exit ? { exit } : {}),
    ...(mask ? { mask } : {}),
  };
}

interface Size {
  width: number;
  height: number;
}

async function readAlpha(file: string, { width, height }: Size): Promise<Uint8Array> {
  return await sharp(file)
    .autoOrient()
    .ensureAlpha()
    .extractChannel('alpha')
    .resize({ width, height, fit: 'fill' })
    .raw()
    .toBuffer();
}

async function readPart(file: string, region: { x: number; y: number; width: number; height: number }, size: Size) {
  const photo = sharp(file).autoOrient().toColourspace('srgb');
  const { autoOrient } = await photo.metadata();
  const left = Math.min(autoOrient.width - 1, Math.round(region.x * autoOrient.width));
  const top = Math.min(autoOrient.height - 1, Math.round(region.y * autoOrient.height));
  return await photo
    .extract({
      left,
      top,
      width: Math.max(1, Math.min(autoOrient.width - left, Math.round(region.width * autoOrient.width))),
      height: Math.max(1, Math.min(autoOrient.height - top, Math.round(region.height * autoOrient.height))),
    })
    .flatten({ background: '#ffffff' })
    .resize({ ...size, fit: 'fill' })
    .raw()
    .toBuffer();
}

function fill({ width, height }: Size, grey: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: { r: grey, g: grey, b: grey } } });
}

/** White where the product is, black elsewhere. */
function fromGrey(product: Uint8Array, size: Size): Sharp {
  const pixels = new Uint8Array(size.width * size.height * 3);
  for (let at = 0; at < product.length; at++) if (product[at]) pixels.fill(255, at * 3, at * 3 + 3);
  return sharp(pixels, { raw: { ...size, channels: 3 } });
}

/**
 * Finds the product: in a photo with a background of one colour, everything that differs from it; in a scene or a
 * video, its subject's box. 1 where the product is.
 */
async function findOpaqueProduct(
  file: string | undefined,
  { image, size }: { image: AdImage; size: Size },
): Promise<Uint8Array> {
  const isScene = image.isScene ?? image.plainBackground === null;
  if (file === undefined || isScene || image.plainBackground === null) return fillBox(image.subject, size);
  const rgb = await readPart(file, { x: 0, y: 0, width: 1, height: 1 }, size);
  return findProductPixels({ ...size, rgb, background: image.plainBackground });
}

function fillBox(box: AdImage['subject'], { width, height }: Size): Uint8Array {
  const pixels = new Uint8Array(width * height);
  const [left, right] = [Math.round(box.x * width), Math.round((box.x + box.width) * width)];
  for (let y = Math.round(box.y * height); y < Math.min(height, Math.round((box.y + box.height) * height)); y++)
    pixels.fill(1, y * width + left, y * width + Math.min(width, right));
  return pixels;
}
