import type { PathSink } from '../canvas-host.ts';

/** A point in the unit of its list. */
export type Point = readonly [x: number, y: number];

/** Length of a curve's handles along a quarter circle, relative to its radius. */
const QUARTER_HANDLE = 0.5522847498;

/** Adds a closed polygon to the path; its corners are rounded by `radius`, less at short edges. */
export function tracePolygon(path: PathSink, points: readonly Point[], radius: number): void {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  const towards = ([fromX, fromY]: Point, [toX, toY]: Point): Point => {
    const length = Math.sqrt((toX - fromX) * (toX - fromX) + (toY - fromY) * (toY - fromY));
    const part = length === 0 ? 0 : Math.min(0.5, radius / length);
    return [fromX + (toX - fromX) * part, fromY + (toY - fromY) * part];
  };
  for (let index = 0; index < points.length; index++) {
    const corner = at(index);
    const start = towards(corner, at(index - 1));
    const end = towards(corner, at(index + 1));
    if (index === 0) path.moveTo(start[0], start[1]);
    else path.lineTo(start[0], start[1]);
    if (radius > 0) path.quadraticCurveTo(corner[0], corner[1], end[0], end[1]);
  }
  path.closePath();
}

/** Adds an ellipse that fills a rectangle. */
export function traceEllipse(
  path: PathSink,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  const [radiusX, radiusY] = [width / 2, height / 2];
  const [centerX, centerY] = [x + radiusX, y + radiusY];
  const [handleX, handleY] = [radiusX * QUARTER_HANDLE, radiusY * QUARTER_HANDLE];
  path.moveTo(centerX, y);
  path.bezierCurveTo(centerX + handleX, y, x + width, centerY - handleY, x + width, centerY);
  path.bezierCurveTo(x + width, centerY + handleY, centerX + handleX, y + height, centerX, y + height);
  path.bezierCurveTo(centerX - handleX, y + height, x, centerY + handleY, x, centerY);
  path.bezierCurveTo(x, centerY - handleY, centerX - handleX, y, centerX, y);
  path.closePath();
}

/** Adds a rectangle whose corners are quarter circles. */
export function traceRoundedBox(
  path: PathSink,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  radius: number,
): void {
  const round = Math.max(0, Math.min(radius, width / 2, height / 2));
  const reach = round * (1 - QUARTER_HANDLE);
  const [right, bottom] = [x + width, y + height];
  path.moveTo(x + round, y);
  path.lineTo(right - round, y);
  path.bezierCurveTo(right - reach, y, right, y + reach, right, y + round);
  path.lineTo(right, bottom - round);
  path.bezierCurveTo(right, bottom - reach, right - reach, bottom, right - round, bottom);
  path.lineTo(x + round, bottom);
  path.bezierCurveTo(x + reach, bottom, x, bottom - reach, x, bottom - round);
  path.lineTo(x, y + round);
  path.bezierCurveTo(x, y + reach, x + reach, y, x + round, y);
  path.closePath();
}

/** Returns the tips and notches of an upright star, the tips on a circle of radius 1 around [0, 0]. */
export function starPoints(inner: number): Point[] {
  return STAR_DIRECTIONS.flatMap(([x, y], index): Point[] => {
    // A notch is half way to the next tip: opposite to the tip across.
    const [oppositeX, oppositeY] = STAR_DIRECTIONS[(index + 3) % STAR_DIRECTIONS.length] ?? [0, 0];
    return [
      [x, y],
      [-oppositeX * inner, -oppositeY * inner],
    ];
  });
}

/** Fifths of a full rotation from straight up, clockwise. */
const STAR_DIRECTIONS: readonly Point[] = [
  [0, -1],
  [0.9510565163, -0.3090169944],
  [0.5877852523, 0.8090169944],
  [-0.5877852523, 0.8090169944],
  [-0.9510565163, -0.3090169944],
];
