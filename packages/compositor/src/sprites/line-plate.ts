import type { TextStyle } from '@reelwright/timeline';
import type { SpriteContext } from '../canvas-host.ts';

export interface PlateLine {
  x: number;
  centerY: number;
  width: number;
}

/** Fills the plates behind lines of text as one shape: overlaps are not darker. */
export function paintPlates(
  context: SpriteContext,
  lines: readonly PlateLine[],
  plate: NonNullable<TextStyle['plate']>,
  sizePx: number,
): void {
  const padding = plate.padding * sizePx;
  const height = sizePx + 2 * padding;
  const radius = Math.min(plate.radius * sizePx, height / 2);
  context.globalAlpha = plate.opacity;
  context.fillStyle = plate.color;
  context.beginPath();
  for (const line of lines)
    context.roundRect(line.x - padding, line.centerY - height / 2, line.width + 2 * padding, height, radius);
  context.fill();
  context.globalAlpha = 1;
}
