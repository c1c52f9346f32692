import sharp from 'sharp';
import { openTracer } from '@reelwright/tracer';
import type { ImageRequest, MadeMedia } from '../generation.ts';
import type { Pixels } from './pixels.ts';

interface Making {
  threads: number;
  /** 0 to 1. */
  onProgress: (share: number) => void;
}

/** Larger images are shrunk before they are worked on. */
const MAX_SIDE = 2048;
/** Smaller images are previews, with less light a pixel. */
const PREVIEW_SIDE = 320;

/** Makes the image of a request and writes it as a PNG. Throws for kinds that need a model of a provider. */
export async function makeImage(request: ImageRequest, making: Making): Promise<MadeMedia> {
  const { rgba, width, height } = await drawSource(request, making);
  await sharp(rgba, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 4 })
    .toFile(request.outputPath);
  making.onProgress(1);
  return { width, height };
}

async function drawSource(request: ImageRequest, making: Making): Promise<Pixels> {
  const { source } = request;
  switch (source.kind) {
    case 'text':
      return trace(request, making, null);
    case 'product':
      return trace(request, making, await readPixels(source.path, MAX_SIDE));
    case 'near':
      return (await import('./change-image.ts')).showNear(request, source.path, (scene) => trace(scene, making, null));
    case 'background':
      return (await import('./change-image.ts')).changeBackground(request, source.path, (scene) =>
        trace(scene, making, null),
      );
    case 'blend':
      return (await import('./change-image.ts')).blend(request, source);
    case 'relight':
      return (await import('./change-image.ts')).relight(request, source);
    case 'restyle':
      return (await import('./change-image.ts')).restyle(request, source);
    case 'extend':
      return (await import('./change-image.ts')).extend(request, source.path);
    case 'upscale':
      return (await import('./change-image.ts')).upscale(request, source.path);
    case 'edit':
      throw new Error('The embedded engine changes no image by words.');
  }
}

async function trace(
  { graph, seed, width, height }: ImageRequest,
  { threads, onProgress }: Making,
  product: (Pixels & { rgba: Uint8Array }) | null,
): Promise<Pixels> {
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
    return { rgba, width, height };
  } finally {
    await tracer.close();
  }
}

async function readPixels(path: string, maxSide: number): Promise<Pixels & { rgba: Uint8Array }> {
  const { data, info } = await sharp(path)
    .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { rgba: data, width: info.width, height: info.height };
}
