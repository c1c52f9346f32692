import type { TextStyle } from '@reelwright/timeline';
import type { SpriteContext } from '../canvas-host.ts';

/** Fills the plate behind one line of text. */
export function paintLinePlate(
  context: SpriteContext,
  line: { x: number; centerY: number; width: number },
  plate: NonNullable<TextStyle['plate']>,
  sizePx: number,
): void {
  const padding = plate.padding * sizePx;
  const height = sizePx + 2 * padding;
  context.globalAlpha = plate.opacity;
  context.fillStyle = plate.color;
  context.beginPath();
  context.roundRect(
    line.x - padding,
    line.centerY - height / 2,
    line.width + 2 * padding,
    height,
    Math.min(plate.radius * sizePx, height / 2),
  );
  context.fill();
  context.globalAlpha = 1;
}
