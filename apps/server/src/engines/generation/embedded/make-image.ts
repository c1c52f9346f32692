import sharp from 'sharp';
import { openTracer } from '@reelwright/tracer';
import type { ImageRequest, MadeMedia } from '../generation.ts';

interface Making {
  threads: number;
  /** 0 to 1. */
  onProgress: (share: number) => void;
}

interface Pixels {
  rgba: Uint8Array;
  width: number;
  height: number;
}

/** Larger images are shrunk before they are worked on. */
const MAX_SIDE = 2048;
/** Smaller images are previews, with less light a pixel. */
const PREVIEW_SIDE = 320;

/** Makes the image of a request and writes it as a PNG. Throws for kinds that need a model of a provider. */
export async function makeImage(request: ImageRequest, making: Making): Promise<MadeMedia> {
  const { width, height, outputPath } = request;
  const rgba = await drawSource(request, making);
  await sharp(rgba, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 4 })
    .toFile(outputPath);
  making.onProgress(1);
  return { width, height };
}

function drawSource(request: ImageRequest, making: Making): Promise<Uint8ClampedArray> {
  const { source } = request;
  switch (source.kind) {
    case 'text':
      return trace(request, making, null);
    case 'product':
      return readPixels(source.path, MAX_SIDE).then((product) => trace(request, making, product));
    case 'restyle':
      return restyle(request, source);
    case 'extend':
      return extend(request, source.path);
    case 'edit':
      throw new Error('The embedded engine changes no image by words.');
  }
}

async function trace(
  { graph, seed, width, height }: ImageRequest,
  { threads, onProgress }: Making,
  product: Pixels | null,
): Promise<Uint8ClampedArray> {
  if (!graph) throw new Error('The embedded engine draws scenes: it needs a graph.');
  const drawLabel = graph.subject.label ? (await import('./draw-label.ts')).drawLabel : undefined;
  const tracer = await openTracer({ threads, ...(drawLabel && { drawLabel }) });
  try {
    const quality = Math.max(width, height) <= PREVIEW_SIDE ? 'preview' : 'standard';
    const { rgba } = await tracer.render({
      graph,
      seed,
      width,
      height,
      quality,
      onProgress,
      ...(product && { product }),
    });
    return rgba;
  } finally {
    await tracer.close();
  }
}

async function restyle(
  { seed, width, height, graph }: ImageRequest,
  { path, style, strength }: { path: string; style: string; strength: number },
): Promise<Uint8ClampedArray> {
  const { PICTURE_STYLES, stylePicture } = await import('@reelwright/picture-styles');
  const known = PICTURE_STYLES.find((one) => one === style);
  if (!known) throw new Error(`no style ${style}`);
  const rgba = await sharp(path)
    .flatten({ background: '#ffffff' })
    .resize(width, height, { fit: 'cover' })
    .ensureAlpha()
    .raw()
    .toBuffer();
  return stylePicture({
    rgba: new Uint8ClampedArray(rgba),
    width,
    height,
    style: known,
    strength,
    seed,
    colors: graph?.palette ?? [],
  });
}

/** The image whole and in the middle, continued on two sides until it has the wished ratio. */
async function extend({ seed, width, height }: ImageRequest, path: string): Promise<Uint8ClampedArray> {
  const { extendCanvas } = await import('@reelwright/picture-styles');
  const { data, info } = await sharp(path)
    .flatten({ background: '#ffffff' })
    .resize(width, height, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [left, top] = [(width - info.width) >> 1, (height - info.height) >> 1];
  const sides = { left, right: width - info.width - left, top, bottom: height - info.height - top };
  return extendCanvas({ rgba: new Uint8ClampedArray(data), width: info.width, height: info.height, ...sides, seed })
    .rgba;
}

async function readPixels(path: string, maxSide: number): Promise<Pixels> {
  const { data, info } = await sharp(path)
    .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { rgba: data, width: info.width, height: info.height };
}
