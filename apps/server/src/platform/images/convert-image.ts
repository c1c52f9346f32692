import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import sharp, { type Metadata, type SharpOptions, type Stats } from 'sharp';
import { AppError } from '../../app-error.ts';
import { checkPixels, MAX_IMAGE_PIXELS } from './image-limits.ts';
import { usesSvgFilters } from './svg-filters.ts';
import type { ConvertRequest, ImageRules, ImageType, NormalisedImage } from './image-protocol.ts';

const JPEG = { quality: 92, chromaSubsampling: '4:4:4', mozjpeg: false } as const;
const PNG = { compressionLevel: 6, adaptiveFiltering: true, palette: false } as const;
const WHITE = { r: 255, g: 255, b: 255 };
/** Vector images have no pixels of their own: the longer side gets this many, whatever size the file declares. */
const VECTOR_SIDE_PX = 2048;
/** The density at which librsvg computes a file's own size. */
const VECTOR_DPI = 72;
/** Formats used for drawings, screenshots and cut-outs, where JPEG would add ringing at the edges. */
const LOSSLESS: ReadonlySet<ImageType> = new Set(['png', 'gif', 'svg']);

/** First frame only, bounded size, any damage is an error. */
const UNTRUSTED = { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error', animated: false } as const;

/**
 * Reads one whole image (the first frame of an animated one) and writes it as documents use it. Throws the errors of
 * `normaliseImage`.
 */
export async function convertImage(request: ConvertRequest): Promise<NormalisedImage> {
  const { type, rules } = request;
  sharp.concurrency(1);
  sharp.cache(false);
  const content = await readFile(request.input);
  if (type === 'svg' && usesSvgFilters(content)) throw new AppError('SVG_FILTERS');
  const metadata = await readMetadata(content, type);
  const size = sizeOf(metadata, type);
  checkPixels(size.decoded);
  if (type !== 'svg' && Math.min(size.shown.width, size.shown.height) < rules.minSidePx) {
    throw new AppError('IMAGE_TOO_SMALL', { pixels: rules.minSidePx });
  }
  try {
    return await convert(request, { content, metadata, options: size.options });
  } catch (error) {
    throw new AppError('FILE_CORRUPTED', {}, { cause: error });
  }
}

async function readMetadata(content: Buffer, type: ImageType): Promise<Metadata> {
  const metadata = await sharp(content, { ...UNTRUSTED, limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw new AppError('FILE_CORRUPTED', {}, { cause: error });
    });
  // The boxes of AVIF may hold other codecs, which we do not read.
  if (type === 'avif' && metadata.compression !== 'av1') throw new AppError('FILE_FORMAT');
  return metadata;
}

function sizeOf(metadata: Metadata, type: ImageType) {
  const { width, height } = metadata;
  if (type === 'svg') {
    const density = Math.max(1, (VECTOR_DPI * VECTOR_SIDE_PX) / Math.max(width, height));
    const scale = density / VECTOR_DPI;
    const decoded = { width: width * scale, height: height * scale };
    const options: SharpOptions = { ...UNTRUSTED, density };
    return { decoded, shown: decoded, options };
  }
  // Orientations 5 to 8 swap width and height.
  const isRotated = orientationOf(metadata, type) >= 5;
  const shown = isRotated ? { width: height, height: width } : { width, height };
  return { decoded: { width, height }, shown, options: UNTRUSTED };
}

/** The decoder has already rotated an HEIC image; its Exif orientation must not be applied again. */
function orientationOf({ orientation = 1 }: Metadata, type: ImageType): number {
  return type === 'heic' ? 1 : orientation;
}

/** Mean of a fully opaque channel. */
const OPAQUE = 255;

function isTransparent({ isOpaque, channels }: Stats, { leastClear = 0 }: ImageRules): boolean {
  const alpha = channels.at(-1);
  return !isOpaque && alpha !== undefined && 1 - alpha.mean / OPAQUE >= leastClear;
}

async function convert(
  { type, outputBase, rules }: ConvertRequest,
  source: { content: Buffer; metadata: Metadata; options: SharpOptions },
): Promise<NormalisedImage> {
  const open = () => sharp(source.content, source.options);
  const isClear = rules.background === 'transparent' && source.metadata.hasAlpha;
  const hasAlpha = isClear && isTransparent(await open().stats(), rules);
  const extension = hasAlpha || LOSSLESS.has(type) ? 'png' : 'jpg';
  const decoded = orientationOf(source.metadata, type) === 1 ? open() : open().autoOrient();
  const upright = decoded
    .flatten(hasAlpha ? false : { background: WHITE })
    // Converts from the colours of the embedded profile, CMYK included; 16 bits become 8.
    .toColourspace('srgb')
    .resize({
      width: rules.maxSidePx,
      height: rules.maxSidePx,
      fit: rules.isSquare ? 'cover' : 'inside',
      withoutEnlargement: !rules.isSquare,
      kernel: 'lanczos3',
    });
  const encoded = extension === 'png' ? upright.png(PNG) : upright.jpeg(JPEG);
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  const path = `${outputBase}.${extension}`;
  await writeFile(path, data);
  return {
    kind: 'image',
    path,
    extension,
    contentType: extension === 'png' ? 'image/png' : 'image/jpeg',
    width: info.width,
    height: info.height,
    hasAlpha,
    sizeBytes: data.length,
    sha256: createHash('sha256').update(data).digest('hex'),
  };
}
