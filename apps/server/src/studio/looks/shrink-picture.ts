import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

const MAX_SIDE_PX = 1080;
const JPEG_QUALITY = 88;

/** A copy of a picture file as small as previews need it; what is transparent in it is white. */
export async function shrinkPicture(path: string): Promise<{ jpeg: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(await readFile(path))
    .resize(MAX_SIDE_PX, MAX_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { jpeg: data, width: info.width, height: info.height };
}
