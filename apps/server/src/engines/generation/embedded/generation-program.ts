/** A separate program: untrusted images and seconds of CPU time don't belong in the server's process. */
import { text } from 'node:stream/consumers';
import { extendCanvas, stylePicture } from '@reelwright/picture-styles';
import { openTracer } from '@reelwright/tracer';
import sharp from 'sharp';
import { createLabelPainter } from './draw-label.ts';
import { type GenerationProgramRequest, generationRequest, PROGRESS_WORD } from './generation-messages.ts';

type RequestOf<Op extends GenerationProgramRequest['op']> = Extract<GenerationProgramRequest, { op: Op }>;

const LARGEST_IMAGE_PIXELS = 64_000_000;
/** Fast to write; the file that users get is compressed later. */
const PNG = { compressionLevel: 1, adaptiveFiltering: false } as const;
/** A product is drawn at most this large. */
const PRODUCT_SIDE_PX = 2048;

sharp.concurrency(1);
sharp.cache(false);

interface Raster {
  rgba: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
}

async function read(path: string, fit: { width: number; height: number; fit: 'inside' | 'cover' }): Promise<Raster> {
  const { data, info } = await sharp(path, { limitInputPixels: LARGEST_IMAGE_PIXELS })
    .autoOrient()
    .toColourspace('srgb')
    .ensureAlpha()
    .resize({ ...fit, withoutEnlargement: fit.fit === 'inside' && fit.width === PRODUCT_SIDE_PX })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { rgba: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

async function write(rgba: Uint8ClampedArray, width: number, height: number, outputPath: string): Promise<void> {
  const data = Buffer.from(rgba.buffer, rgba.byteOffset, rgba.byteLength);
  await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png(PNG)
    .toFile(outputPath);
}

async function draw({
  graph,
  seed,
  width,
  height,
  productPath,
  quality,
  threads,
  fonts,
  outputPath,
}: RequestOf<'draw'>): Promise<void> {
  const product =
    productPath === null
      ? undefined
      : await read(productPath, { width: PRODUCT_SIDE_PX, height: PRODUCT_SIDE_PX, fit: 'inside' });
  const hasLabel = product === undefined && graph.subject.label !== null;
  const tracer = await openTracer({ threads, ...(hasLabel ? { drawLabel: createLabelPainter(fonts) } : {}) });
  try {
    const { rgba } = await tracer.render({
      graph,
      seed,
      width,
      height,
      quality,
      ...(product ? { product: { ...product, rgba: new Uint8Array(product.rgba.buffer) } } : {}),
      onProgress: (share) => process.stdout.write(`${PROGRESS_WORD} ${share}\n`),
    });
    await write(rgba, width, height, outputPath);
  } finally {
    await tracer.close();
  }
}

async function restyle({
  path,
  style,
  strength,
  seed,
  width,
  height,
  outputPath,
}: RequestOf<'restyle'>): Promise<void> {
  const picture = await read(path, { width, height, fit: 'cover' });
  await write(stylePicture({ ...picture, style, strength, seed }), width, height, outputPath);
}

/** Places the image in the middle, as large as fits, and continues it to the edges. */
async function extend({ path, seed, width, height, outputPath }: RequestOf<'extend'>): Promise<void> {
  const picture = await read(path, { width, height, fit: 'inside' });
  const left = Math.floor((width - picture.width) / 2);
  const top = Math.floor((height - picture.height) / 2);
  const margins = { left, right: width - picture.width - left, top, bottom: height - picture.height - top };
  const extended = extendCanvas({ ...picture, ...margins, seed });
  await write(extended.rgba, width, height, outputPath);
}

const request = generationRequest.parse(JSON.parse(await text(process.stdin)));
switch (request.op) {
  case 'draw':
    await draw(request);
    break;
  case 'restyle':
    await restyle(request);
    break;
  case 'extend':
    await extend(request);
    break;
}
