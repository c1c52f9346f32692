import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

const MAX_SIDE_PX = 1080;
const JPEG_QUALITY = 88;

/** Copies an image file at the small size that previews need; transparent areas become white. */
export async function shrinkImage(path: string): Promise<{ jpeg: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(await readFile(path))
    .resize(MAX_SIDE_PX, MAX_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { jpeg: data, width: info.width, height: info.height };
}
