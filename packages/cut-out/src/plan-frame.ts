import type { Size } from '@reelwright/planes';
import type { Region } from './image.ts';

/** What of the image a result shows, and how large. */
export type Frame =
  | { kind: 'original' }
  | { kind: 'subject'; margin: number }
  | { kind: 'square'; side_px: number; fill: number };

/** A result's size, and where the subject's bounding box lies in it, in pixels. */
export interface FramePlan extends Size {
  subject: { x: number; y: number; width: number; height: number };
}

/** Lays a subject out in a frame. `region` is its bounding box, in fractions of the image. */
export function planFrame(image: Size, region: Region, frame: Frame): FramePlan {
  const own = { width: region.width * image.width, height: region.height * image.height };
  switch (frame.kind) {
    case 'original':
      return {
        width: image.width,
        height: image.height,
        subject: toPixels({ x: region.x * image.width, y: region.y * image.height, ...own }),
      };
    case 'subject': {
      const margin = frame.margin * Math.max(own.width, own.height);
      const subject = toPixels({ x: margin, y: margin, ...own });
      return {
        width: subject.width + 2 * Math.round(margin),
        height: subject.height + 2 * Math.round(margin),
        subject,
      };
    }
    case 'square': {
      const side = frame.side_px;
      const scale = (frame.fill * side) / Math.max(own.width, own.height);
      const [width, height] = [own.width * scale, own.height * scale];
      const subject = toPixels({ x: (side - width) / 2, y: (side - height) / 2, width, height });
      return { width: side, height: side, subject };
    }
  }
}

function toPixels({ x, y, width, height }: FramePlan['subject']): FramePlan['subject'] {
  return {
    x: Math.round(x),
    y: Math.round(y),
    width: Math.max(1, Math.round(width)),
    height: Math.max(1, Math.round(height)),
  };
}

/** The soft shadow that a subject throws on the floor it stands on: two ellipses, blurred, in pixels of the result. */
export interface ShadowPlan {
  layers: readonly { x: number; y: number; radiusX: number; radiusY: number; blur: number; opacity: number }[];
}

/** Wide and pale below the whole subject, narrow and darker where it touches the floor. */
const SHADOW_LAYERS = [
  { width: 0.5, height: 0.035, blur: 0.03, opacity: 0.26 },
  { width: 0.44, height: 0.012, blur: 0.009, opacity: 0.34 },
] as const;

/** Plans the shadow below a subject that stands on `feet`: the part of its width that touches the floor. */
export function planShadow({ subject }: Pick<FramePlan, 'subject'>, feet: { from: number; to: number }): ShadowPlan {
  const middle = subject.x + (subject.width * (feet.from + feet.to)) / 2;
  const width = subject.width * Math.max(0.25, feet.to - feet.from);
  return {
    layers: SHADOW_LAYERS.map((layer) => ({
      x: middle,
      y: subject.y + subject.height - layer.height * width * 0.35,
      radiusX: layer.width * width,
      radiusY: layer.height * width + 1,
      blur: layer.blur * width,
      opacity: layer.opacity,
    })),
  };
}

/** Where a subject touches the floor, as shares of its width: the columns of the lowest part of its opacity. */
export function findContact(alpha: ArrayLike<number>, { width, height }: Size): { from: number; to: number } {
  const top = Math.floor(height * 0.94);
  let [from, to] = [width, -1];
  for (let y = top; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((alpha[y * width + x] ?? 0) < 128) continue;
      from = Math.min(from, x);
      to = Math.max(to, x);
    }
  }
  return to < from ? { from: 0.2, to: 0.8 } : { from: from / width, to: (to + 1) / width };
}
