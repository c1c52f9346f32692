import {
  blendImages,
  extendCanvas,
  PICTURE_STYLES,
  RELIGHT_DIRECTIONS,
  RELIGHT_TONES,
  relightImage,
  stylePicture,
} from '@reelwright/picture-styles';
import sharp from 'sharp';
import type { ImageRequest, ImageSource } from '../generation.ts';
import type { Pixels } from './pixels.ts';

type SourceOf<Kind extends ImageSource['kind']> = Extract<ImageSource, { kind: Kind }>;
type Asked = Pick<ImageRequest, 'width' | 'height' | 'seed' | 'graph'>;

/** How far a foreground takes on the light of what it is set into. */
const HARMONY = 0.6;
/** The row, as a share of the height, on which a blended foreground stands. */
const STANDS_AT = 0.93;
/** Of the longer side: how far what lies behind a subject without feet is out of focus. */
const OUT_OF_FOCUS = 0.009;

/** The image drawn again in a style, cropped to the size asked for. */
export async function restyle(
  { seed, width, height, graph }: Asked,
  { path, style, strength }: SourceOf<'restyle'>,
): Promise<Pixels> {
  const known = PICTURE_STYLES.find((one) => one === style);
  if (!known) throw new Error(`no style ${style}`);
  const { rgba } = await read(path, { width, height, fit: 'cover' });
  const colors = graph?.palette ?? [];
  return { rgba: stylePicture({ rgba, width, height, style: known, strength, seed, colors }), width, height };
}

/** The image whole and in the middle, continued on two sides until it has the wished ratio. */
export async function extend({ seed, width, height }: Asked, path: string): Promise<Pixels> {
  const image = await read(path, { width, height, fit: 'inside' });
  const [left, top] = [(width - image.width) >> 1, (height - image.height) >> 1];
  const sides = { left, right: width - image.width - left, top, bottom: height - image.height - top };
  return extendCanvas({ ...image, ...sides, seed });
}

/** The image under another light. */
export async function relight(
  asked: Asked,
  { path, subjectPath, direction, tone, strength }: SourceOf<'relight'>,
): Promise<Pixels> {
  const from = RELIGHT_DIRECTIONS.find((one) => one === direction);
  const colour = RELIGHT_TONES.find((one) => one === tone);
  if (!from || !colour) throw new Error(`no light ${tone} from ${direction}`);
  const image = await read(path, within(asked));
  const { width, height } = image;
  const subject = subjectPath === null ? null : await readClear(subjectPath, { width, height, fit: 'fill' });
  const subjectMask =
    subject && Uint8Array.from({ length: width * height }, (_, pixel) => subject.rgba[pixel * 4 + 3] ?? 0);
  return {
    rgba: relightImage({ ...image, subjectMask, direction: from, tone: colour, strength }),
    width,
    height,
  };
}

/** A foreground in the image, with a shadow where it stands. */
export async function blend(asked: Asked, { path, foregroundPath, x, size }: SourceOf<'blend'>): Promise<Pixels> {
  const image = await read(path, within(asked));
  const room = { width: image.width, height: Math.max(1, Math.round(image.height * size)) };
  const cut = await readClear(foregroundPath, { ...room, fit: 'inside' });
  const left = Math.round(image.width * x - cut.width / 2);
  // A tall foreground moves down rather than lose its upper part.
  const top = Math.max(0, Math.round(image.height * STANDS_AT) - cut.height);
  const rgba = blendImages({ ...image, foreground: { ...cut, left, top }, harmony: HARMONY, castsShadow: true });
  return { rgba, width: image.width, height: image.height };
}

/** A traced scene behind a subject, which stays where it is. */
export async function changeBackground(
  request: ImageRequest,
  path: string,
  trace: (request: ImageRequest) => Promise<Pixels>,
): Promise<Pixels> {
  const subject = await readClear(path, within(request));
  const { width, height } = subject;
  const scene = await trace({ ...request, width, height });
  // A subject that the lower edge cuts off is near: what lies behind it is far.
  const isCutOff = !hasFeet(subject);
  const behind = isCutOff ? await blurScene(scene) : scene.rgba;
  const rgba = blendImages({
    rgba: behind,
    width,
    height,
    foreground: { ...subject, left: 0, top: 0 },
    harmony: HARMONY,
    castsShadow: !isCutOff,
  });
  return { rgba, width, height };
}

/** Of the image: how much of it a near subject fills at most. */
const NEAR = { width: 0.82, height: 0.74 } as const;

/** A subject that is cut off below, before a traced scene that is out of focus: nothing stands there. */
export async function showNear(
  request: ImageRequest,
  path: string,
  trace: (request: ImageRequest) => Promise<Pixels>,
): Promise<Pixels> {
  const { graph, width, height } = request;
  if (!graph) throw new Error('a scene needs a graph');
  const empty = { ...graph, subject: { ...graph.subject, kind: 'none' as const, label: null, count: 1 } };
  const scene = await trace({ ...request, graph: empty });
  const room = { width: Math.round(width * NEAR.width), height: Math.round(height * NEAR.height) };
  const subject = await readClear(path, { ...room, fit: 'inside' });
  const place = { left: (width - subject.width) >> 1, top: height - subject.height };
  const rgba = blendImages({
    rgba: await blurScene(scene),
    width,
    height,
    foreground: { ...subject, ...place },
    harmony: HARMONY,
    castsShadow: false,
  });
  return { rgba, width, height };
}

const blurScene = ({ rgba, width, height }: Pixels): Promise<Buffer> =>
  sharp(rgba, { raw: { width, height, channels: 4 } })
    .blur(Math.max(0.5, Math.max(width, height) * OUT_OF_FOCUS))
    .raw()
    .toBuffer();

/** The image with its longer side as long as asked for, resampled and its edges sharpened; it gains no detail. */
export async function upscale(asked: Asked, path: string): Promise<Pixels> {
  const size = within(asked);
  const { data, info } = await sharp(path)
    .flatten({ background: '#ffffff' })
    .resize({ ...size, kernel: 'lanczos3' })
    .sharpen({ sigma: 1.1, m1: 0.4, m2: 1.6 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { rgba: data, width: info.width, height: info.height };
}

interface Fit {
  width: number;
  height: number;
  fit: 'cover' | 'inside' | 'fill';
}

/** The shape of the image, as large as the longer side asked for. */
const within = ({ width, height }: Asked): Fit => {
  const side = Math.max(width, height);
  return { width: side, height: side, fit: 'inside' };
};

async function read(path: string, fit: Fit): Promise<Pixels> {
  const { data, info } = await sharp(path)
    .flatten({ background: '#ffffff' })
    .resize(fit)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { rgba: data, width: info.width, height: info.height };
}

async function readClear(path: string, fit: Fit): Promise<Pixels> {
  const { data, info } = await sharp(path).resize(fit).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { rgba: data, width: info.width, height: info.height };
}

const LOWEST_ROWS = 2;
const OPAQUE = 128;

/** Whether a subject ends above the lower edge. */
function hasFeet({ rgba, width, height }: Pixels): boolean {
  for (let pixel = width * (height - LOWEST_ROWS); pixel < width * height; pixel += 1)
    if ((rgba[pixel * 4 + 3] ?? 0) > OPAQUE) return false;
  return true;
}
