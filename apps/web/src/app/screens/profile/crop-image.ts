import { AVATAR_LIMITS } from '@reelwright/contracts';

/** A square of an image: how much it is enlarged, and where its centre is, as fractions of what can be moved. */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

/** Decodes a file. Rejects what is no image. */
export function readImage(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file);
}

/** Returns the square in pixels of the image. */
function findSquare(size: { width: number; height: number }, { zoom, x, y }: Crop) {
  const side = Math.min(size.width, size.height) / zoom;
  return { left: (size.width - side) * x, top: (size.height - side) * y, side };
}

export function drawCrop(canvas: HTMLCanvasElement, image: ImageBitmap, crop: Crop): void {
  const { left, top, side } = findSquare(image, crop);
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** Returns the square as a JPEG in base64. */
export async function cropToSquare(image: ImageBitmap, crop: Crop): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = AVATAR_LIMITS.sidePx;
  canvas.height = AVATAR_LIMITS.sidePx;
  drawCrop(canvas, image, crop);
  const [, content = ''] = canvas.toDataURL('image/jpeg', 0.92).split(',');
  return content;
}
