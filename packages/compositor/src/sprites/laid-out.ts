import type { SpriteSpec } from '@reelwright/timeline';
import type { SpriteContext } from '../canvas-host.ts';

export interface Size {
  width: number;
  height: number;
}

type Scaled = Pick<SpriteSpec, 'width' | 'height' | 'scale' | 'layout'>;

/** Returns the size of a sprite in pixels of the document. */
export function layoutSize({ width, height, layout }: Scaled): Size {
  return layout ?? { width, height };
}

/** Returns the origin of the document's pixels in the sprite, whose own size is rounded to even pixels. */
export function layoutOrigin(spec: Scaled): { x: number; y: number } {
  const { width, height } = layoutSize(spec);
  return { x: (spec.width - width * spec.scale) / 2, y: (spec.height - height * spec.scale) / 2 };
}

/** Draws in pixels of the document. */
export function drawScaled(context: SpriteContext, spec: Scaled, draw: (size: Size) => void): void {
  const origin = layoutOrigin(spec);
  context.save();
  context.translate(origin.x, origin.y);
  context.scale(spec.scale, spec.scale);
  draw(layoutSize(spec));
  context.restore();
}
