import type { SpriteContext } from '../../canvas-host.ts';
import { type Point, starPoints, tracePolygon } from '../outline.ts';

/** Fuller than a pentagram, with soft corners: usual for ratings. */
const NOTCH = 0.5;
const ROUNDING = 0.16;
const STARS = 5;
/** Distance of stars, in widths of a star. */
const STAR_STEP = 1.16;
/** Height of a star above and below the centre of its circle, and half its width, relative to the circle's radius. */
const ABOVE = 1;
const BELOW = 0.81;
const ACROSS = 0.951;

/** Height of a row of five relative to its width. */
export const STARS_ASPECT = (ABOVE + BELOW) / (2 * ACROSS) / (1 + (STARS - 1) * STAR_STEP);

/** Draws five stars in a row of this width, `value` of them filled, the last one partly. */
export function paintStars(
  context: SpriteContext,
  {
    x,
    centerY,
    width,
    value,
    color,
    emptyColor,
  }: {
    x: number;
    centerY: number;
    width: number;
    value: number;
    color: string;
    emptyColor: string;
  },
): void {
  const starWidth = width / (1 + (STARS - 1) * STAR_STEP);
  const radius = starWidth / 2 / ACROSS;
  const middle = centerY + ((ABOVE - BELOW) / 2) * radius;
  for (let star = 0; star < STARS; star++) {
    const left = x + star * STAR_STEP * starWidth;
    const filled = Math.min(1, Math.max(0, value - star));
    const points = starPoints(NOTCH).map(
      ([dx, dy]): Point => [left + starWidth / 2 + dx * radius, middle + dy * radius],
    );
    context.beginPath();
    tracePolygon(context, points, ROUNDING * radius);
    if (filled > 0 && filled < 1) {
      const gradient = context.createLinearGradient(left, 0, left + starWidth, 0);
      gradient.addColorStop(0, color);
      gradient.addColorStop(filled, color);
      gradient.addColorStop(filled, emptyColor);
      gradient.addColorStop(1, emptyColor);
      context.fillStyle = gradient;
    } else context.fillStyle = filled === 1 ? color : emptyColor;
    context.fill();
  }
}
