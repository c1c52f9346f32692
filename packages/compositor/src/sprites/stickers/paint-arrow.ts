import { toRotation } from '@reelwright/timeline';
import { type Point, tracePolygon } from '../outline.ts';
import { penWidth, sampleCurve, traceBrush } from './brush.ts';
import { EDGE_PX, type PaintSticker, type SpecOf } from './sticker-spec.ts';

/** Strokes of an arrow that points to the right, in any unit; `width` in the same unit. */
interface Drawing {
  strokes: { points: Point[]; widthAt: (part: number) => number }[];
  width: number;
}

const DRAWINGS: Record<Exclude<SpecOf<'arrow'>['style'], 'straight'>, Drawing> = {
  // Descends, and curves towards its target.
  curved: {
    width: 0.15,
    strokes: [
      {
        points: sampleCurve([
          [-0.98, -0.62],
          [-0.86, -0.16],
          [-0.54, 0.18],
          [-0.06, 0.32],
          [0.93, 0.3],
        ]),
        // Swells towards the head.
        widthAt: (part) => 0.06 + 0.08 * part,
      },
      {
        points: sampleCurve([
          [0.56, -0.08],
          [0.72, 0.16],
          [0.97, 0.3],
        ]),
        widthAt: (part) => 0.1 + 0.05 * part,
      },
      {
        points: sampleCurve([
          [0.97, 0.3],
          [0.72, 0.42],
          [0.54, 0.66],
        ]),
        widthAt: (part) => 0.15 - 0.05 * part,
      },
    ],
  },
  hand: {
    width: 0.1,
    strokes: [
      {
        points: sampleCurve([
          [-1, -0.14],
          [-0.74, 0.16],
          [-0.42, 0.2],
          [-0.24, -0.02],
          [-0.36, -0.24],
          [-0.56, -0.12],
          [-0.44, 0.18],
          [0.02, 0.3],
          [0.46, 0.2],
          [0.93, -0.06],
        ]),
        widthAt: penWidth(0.1, { start: 0.5, end: 0.7 }),
      },
      {
        points: sampleCurve([
          [0.5, -0.34],
          [0.74, -0.2],
          [0.98, -0.08],
        ]),
        widthAt: penWidth(0.1, { start: 0.5, end: 0.8 }),
      },
      {
        points: sampleCurve([
          [0.97, -0.06],
          [0.88, 0.16],
          [0.84, 0.42],
        ]),
        widthAt: penWidth(0.1, { start: 0.8, end: 0.35 }),
      },
    ],
  },
};

/** A shaft that widens towards a broad head. */
const STRAIGHT: readonly Point[] = [
  [-1, -0.13],
  [0.22, -0.2],
  [0.16, -0.56],
  [1, 0],
  [0.16, 0.56],
  [0.22, 0.2],
  [-1, 0.13],
];

/** Draws the arrow in its direction, as large as the box allows. */
export const paintArrow: PaintSticker<'arrow'> = (context, spec, size) => {
  const rotation = toRotation(spec.direction) ?? { cos: 1, sin: 0 };
  // A curve that points to the left would come from below: it is mirrored to come from above.
  const mirror = rotation.cos < -1e-9 ? -1 : 1;
  const toRotated = ([x, y]: Point): Point => {
    const flipped = y * mirror;
    return [x * rotation.cos - flipped * rotation.sin, x * rotation.sin + flipped * rotation.cos];
  };
  context.fillStyle = spec.color;
  context.beginPath();
  if (spec.style === 'straight') {
    const points = STRAIGHT.map(toRotated);
    const fit = fitPoints(points, 0, size);
    tracePolygon(context, points.map(fit.place), 0.055 * fit.scale);
  } else {
    const { strokes, width } = DRAWINGS[spec.style];
    const rotated = strokes.map(({ points, widthAt }) => ({ points: points.map(toRotated), widthAt }));
    const fit = fitPoints(
      rotated.flatMap(({ points }) => points),
      width / 2,
      size,
    );
    for (const { points, widthAt } of rotated)
      traceBrush(context, points.map(fit.place), (part) => widthAt(part) * fit.scale);
  }
  context.fill();
};

/** Fits points into the middle of a box, with a margin in the unit of the points. */
function fitPoints(points: readonly Point[], margin: number, size: { width: number; height: number }) {
  const [left, right] = rangeOf(points.map(([x]) => x));
  const [top, bottom] = rangeOf(points.map(([, y]) => y));
  const scale = Math.min(
    (size.width - 2 * EDGE_PX) / (right - left + 2 * margin),
    (size.height - 2 * EDGE_PX) / (bottom - top + 2 * margin),
  );
  const place = ([x, y]: Point): Point => [
    size.width / 2 + (x - (left + right) / 2) * scale,
    size.height / 2 + (y - (top + bottom) / 2) * scale,
  ];
  return { scale, place };
}

function rangeOf(values: readonly number[]): [number, number] {
  return values.reduce<[number, number]>(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
}
