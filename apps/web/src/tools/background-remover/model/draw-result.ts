import type { CutOutBackground } from '@reelwright/contracts';
import { findContact, planFrame, planShadow, type Region, type Size } from '@reelwright/cut-out';
import type { Settings } from './settings.ts';

export interface ResultParts {
  subject: ImageBitmap;
  region: Region;
  /** The image itself, for its blurred background. */
  image: CanvasImageSource & Size;
  /** The image behind, once it has loaded. */
  behind: (CanvasImageSource & Size) | null;
}

type ResultSettings = Pick<Settings, 'background' | 'frame' | 'shadow'>;

/** The blur of the image's own background, as a share of the result's longer side: as the server's. */
const BLUR_SHARE = 0.025;

/**
 * Draws a subject on its background, in its frame, as the server will: the same plan, at most `longerSide` pixels large.
 * A transparent background is left clear.
 */
export function drawResult(
  canvas: HTMLCanvasElement,
  { subject, region, image, behind }: ResultParts,
  { settings: { background, frame, shadow }, longerSide }: { settings: ResultSettings; longerSide: number },
): void {
  const plan = planFrame(subject, region, frame);
  const scale = Math.min(1, longerSide / Math.max(plan.width, plan.height));
  canvas.width = Math.max(1, Math.round(plan.width * scale));
  canvas.height = Math.max(1, Math.round(plan.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return;
  fillBackground(context, { background, image, behind });
  context.scale(canvas.width / plan.width, canvas.height / plan.height);
  const { x, y, width, height } = plan.subject;
  if (shadow && region.y + region.height <= 0.995) {
    for (const layer of planShadow(plan, measureContact(subject, region)).layers) {
      context.save();
      context.filter = `blur(${layer.blur * scale}px)`;
      context.fillStyle = `rgb(0 0 0 / ${layer.opacity})`;
      context.beginPath();
      context.ellipse(layer.x, layer.y, layer.radiusX, layer.radiusY, 0, 0, 2 * Math.PI);
      context.fill();
      context.restore();
    }
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    subject,
    region.x * subject.width,
    region.y * subject.height,
    region.width * subject.width,
    region.height * subject.height,
    x,
    y,
    width,
    height,
  );
}

interface Backdrop extends Pick<ResultParts, 'image' | 'behind'> {
  background: CutOutBackground;
}

function fillBackground(context: CanvasRenderingContext2D, { background, image, behind }: Backdrop): void {
  const { width, height } = context.canvas;
  switch (background.kind) {
    case 'transparent':
      return;
    case 'color':
      context.fillStyle = background.color;
      context.fillRect(0, 0, width, height);
      return;
    case 'gradient': {
      const gradient = context.createLinearGradient(0, 0, 0, height);
      gradient.addColorStop(0, background.from);
      gradient.addColorStop(1, background.to);
      context.fillStyle = gradient;
      context.fillRect(0, 0, width, height);
      return;
    }
    case 'blur': {
      const blur = BLUR_SHARE * Math.max(width, height);
      context.filter = `blur(${blur}px)`;
      // A margin beyond the edge, which a blur would else mix with nothing.
      drawCover(context, image, 2 * blur);
      context.filter = 'none';
      return;
    }
    case 'image':
      if (behind) drawCover(context, behind, 0);
  }
}

function drawCover(context: CanvasRenderingContext2D, image: CanvasImageSource & Size, margin: number): void {
  const { width, height } = context.canvas;
  const scale = Math.max((width + 2 * margin) / image.width, (height + 2 * margin) / image.height);
  const [wide, high] = [image.width * scale, image.height * scale];
  context.drawImage(image, (width - wide) / 2, (height - high) / 2, wide, high);
}

const contacts = new WeakMap<ImageBitmap, { from: number; to: number }>();

/** Where the subject touches the floor; measured once for each bitmap, on a small copy. */
function measureContact(subject: ImageBitmap, region: Region): { from: number; to: number } {
  const known = contacts.get(subject);
  if (known) return known;
  const size = { width: 120, height: 120 };
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return { from: 0.2, to: 0.8 };
  context.drawImage(
    subject,
    region.x * subject.width,
    region.y * subject.height,
    region.width * subject.width,
    region.height * subject.height,
    0,
    0,
    size.width,
    size.height,
  );
  const { data } = context.getImageData(0, 0, size.width, size.height);
  const contact = findContact(
    Array.from({ length: size.width * size.height }, (_, pixel) => data[pixel * 4 + 3] ?? 0),
    size,
  );
  contacts.set(subject, contact);
  return contact;
}
