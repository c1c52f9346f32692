import type { PathSink } from '../../canvas-host.ts';
import type { Point } from '../outline.ts';
import { penWidth, sampleCurve, traceBrush } from './brush.ts';
import { DOODLES } from './doodles.ts';
import { EDGE_PX, type PaintSticker } from './sticker-spec.ts';

/**
 * Tips of a sparkle relative to its radius, slightly irregular as if drawn by hand; then the indentation of the sides.
 */
const SPARKLE_TIPS: readonly Point[] = [
  [0.04, -1],
  [0.8, -0.03],
  [-0.03, 0.97],
  [-0.83, 0.04],
];
const SPARKLE_WAIST = 0.13;

function traceSparkle(path: PathSink, [x, y]: Point, radius: number): void {
  const at = (index: number): Point => SPARKLE_TIPS[index % SPARKLE_TIPS.length] ?? [0, 0];
  SPARKLE_TIPS.forEach(([tipX, tipY], index) => {
    const [nextX, nextY] = at(index + 1);
    if (index === 0) path.moveTo(x + tipX * radius, y + tipY * radius);
    const waistX = (tipX + nextX) * SPARKLE_WAIST * radius;
    const waistY = (tipY + nextY) * SPARKLE_WAIST * radius;
    path.quadraticCurveTo(x + waistX, y + waistY, x + nextX * radius, y + nextY * radius);
  });
  path.closePath();
}

/** Draws with a felt pen of uneven line width. */
export const paintDoodle: PaintSticker<'doodle'> = (context, spec, size) => {
  const drawing = DOODLES[spec.drawing];
  const room = { width: size.width - 2 * EDGE_PX, height: size.height - 2 * EDGE_PX };
  const width = drawing.aspect === undefined ? room.width : Math.min(room.width, room.height * drawing.aspect);
  const height = drawing.aspect === undefined ? room.height : width / drawing.aspect;
  const pen = drawing.pen * Math.min(width, height);
  // Margin for the pen's maximum width on both sides of the line.
  const margin = pen * 0.62;
  const left = (size.width - width) / 2 + margin;
  const top = (size.height - height) / 2 + margin;
  const place = ([x, y]: Point): Point => [left + x * (width - 2 * margin), top + y * (height - 2 * margin)];
  context.fillStyle = spec.color;
  context.beginPath();
  for (const { points, weight = 1, isStraight, ...touch } of drawing.strokes) {
    const placed = points.map(place);
    traceBrush(context, isStraight ? bendEdges(placed, pen) : sampleCurve(placed), penWidth(pen * weight, touch));
  }
  for (const { center, radius } of drawing.sparkles ?? []) traceSparkle(context, place(center), radius * width);
  context.fill();
};

/** Draws edges from corner to corner, each slightly bowed, as if drawn by hand. */
function bendEdges(points: readonly Point[], pen: number): Point[] {
  return points.slice(1).flatMap(([toX, toY], index): Point[] => {
    const [fromX, fromY] = points[index] ?? [toX, toY];
    const bow = (index % 2 === 0 ? 0.22 : -0.16) * pen;
    const length = Math.sqrt((toX - fromX) * (toX - fromX) + (toY - fromY) * (toY - fromY)) || 1;
    const normal: Point = [(toY - fromY) / length, -(toX - fromX) / length];
    return Array.from({ length: 16 }, (_, step): Point => {
      const t = step / 15;
      const lift = 4 * t * (1 - t) * bow;
      return [fromX + (toX - fromX) * t + normal[0] * lift, fromY + (toY - fromY) * t + normal[1] * lift];
    });
  });
}
