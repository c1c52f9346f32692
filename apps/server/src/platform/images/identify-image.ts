import sharp from 'sharp';
import { AppError } from '../../app-error.ts';

export const IMAGE_TYPES = {
  jpeg: { contentType: 'image/jpeg', extension: 'jpg' },
  png: { contentType: 'image/png', extension: 'png' },
  webp: { contentType: 'image/webp', extension: 'webp' },
  gif: { contentType: 'image/gif', extension: 'gif' },
  avif: { contentType: 'image/avif', extension: 'avif' },
} as const;

export type ImageType = keyof typeof IMAGE_TYPES;

export interface IdentifiedImage {
  type: ImageType;
  /** As shown, with the camera's orientation applied. */
  width: number;
  height: number;
  hasAlpha: boolean;
}

/** A picture with more pixels is refused before it is unpacked: a small file can claim any size. */
const MAX_IMAGE_PIXELS = 50_000_000;

/** For every picture from outside: its first frame only, its size bounded, any damage an error. */
export const UNTRUSTED_IMAGE = { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error', animated: false } as const;

const SIGNATURES: readonly { type: ImageType; at: number; bytes: string }[] = [
  { type: 'jpeg', at: 0, bytes: '\xff\xd8\xff' },
  { type: 'png', at: 0, bytes: '\x89PNG\r\n\x1a\n' },
  { type: 'gif', at: 0, bytes: 'GIF8' },
  { type: 'webp', at: 8, bytes: 'WEBP' },
  { type: 'avif', at: 4, bytes: 'ftypavif' },
  { type: 'avif', at: 4, bytes: 'ftypavis' },
  { type: 'avif', at: 4, bytes: 'ftypmif1' },
];

/** The type a file's first bytes prove; the decoders of other types are never let near it. */
function findImageType(content: Buffer): ImageType | undefined {
  return SIGNATURES.find(({ at, bytes }) => content.toString('latin1', at, at + bytes.length) === bytes)?.type;
}

/**
 * What a picture is, by its content; name and announced type count for nothing. Throws FILE_FORMAT, FILE_CORRUPTED, and
 * FILE_TOO_LARGE where it has too many pixels.
 */
export async function identifyImage(content: Buffer): Promise<IdentifiedImage> {
  const type = findImageType(content);
  if (!type) throw new AppError('FILE_FORMAT');
  const metadata = await sharp(content, { ...UNTRUSTED_IMAGE, limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw new AppError('FILE_CORRUPTED', {}, { cause: error });
    });
  if (type === 'avif' && metadata.compression !== 'av1') throw new AppError('FILE_FORMAT');
  if (metadata.width * metadata.height > MAX_IMAGE_PIXELS) {
    throw new AppError('FILE_TOO_LARGE', { limit: `${MAX_IMAGE_PIXELS / 1_000_000} megapixels` });
  }
  // Orientations 5 to 8 lie on their side.
  const isTurned = (metadata.orientation ?? 1) >= 5;
  return {
    type,
    width: isTurned ? metadata.height : metadata.width,
    height: isTurned ? metadata.width : metadata.height,
    hasAlpha: metadata.hasAlpha,
  };
}
