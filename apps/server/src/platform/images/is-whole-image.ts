import sharp from 'sharp';
import { MAX_IMAGE_PIXELS } from './image-limits.ts';

/** What images of the library are stored as. A drawing that runs (SVG) is none of them. */
const FORMATS: ReadonlySet<string | undefined> = new Set(['jpeg', 'png', 'webp']);
/** Sides of what is read of an image: all of its file is unpacked, little of it kept. */
const SIDE_PX = 16;

/** Whether all of a file can be unpacked as an image, whatever its name says it is. Works beside the event loop. */
export async function isWholeImage(content: Buffer): Promise<boolean> {
  const image = sharp(content, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error', animated: false });
  try {
    if (!FORMATS.has((await image.metadata()).format)) return false;
    await image.resize(SIDE_PX, SIDE_PX, { fit: 'fill' }).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}
