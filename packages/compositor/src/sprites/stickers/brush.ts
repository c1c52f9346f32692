import type { PathSink } from '../../canvas-host.ts';
import { type Point, traceEllipse } from '../outline.ts';

/** Returns points along a smooth curve through all `points`, `steps` between each two. */
export function sampleCurve(points: readonly Point[], steps = 28): Point[] {
  const at = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];
  const samples: Point[] = [];
  for (let index = 0; index < points.length - 1; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const blend = (axis: 0 | 1) => {
        const [p, q, r, s] = [before[axis], from[axis], to[axis], after[axis]];
        return q + 0.5 * t * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)));
      };
      samples.push([blend(0), blend(1)]);
    }
  }
  samples.push(at(points.length - 1));
  return samples;
}

/**
 * Adds a stroke of varying width with round ends to the current path. It is made of pieces with the same winding, so
 * that a stroke which crosses itself has no holes. `widthAt` returns the width at a share of the stroke, 0 to 1.
 */
export function traceBrush(path: PathSink, points: readonly Point[], widthAt: (part: number) => number): void {
  const last = Math.max(1, points.length - 1);
  for (let index = 0; index < points.length; index++) {
    const [x, y] = points[index] ?? [0, 0];
    const radius = widthAt(index / last) / 2;
    traceEllipse(path, { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius });
    const next = points[index + 1];
    if (!next) continue;
    const [dx, dy] = [next[0] - x, next[1] - y];
    const length = Math.sqrt(dx * dx + dy * dy);
    if (length === 0) continue;
    const [normalX, normalY] = [dy / length, -dx / length];
    const nextRadius = widthAt((index + 1) / last) / 2;
    path.moveTo(x + normalX * radius, y + normalY * radius);
    path.lineTo(next[0] + normalX * nextRadius, next[1] + normalY * nextRadius);
    path.lineTo(next[0] - normalX * nextRadius, next[1] - normalY * nextRadius);
    path.lineTo(x - normalX * radius, y - normalY * radius);
    path.closePath();
  }
}

/**
 * Start and end of a stroke: the pen's width there, as a share of its full width, and the share of the stroke over
 * which it reaches full width.
 */
export interface PenTouch {
  start?: number;
  end?: number;
  startRamp?: number;
  endRamp?: number;
}

/** A pen that is thin at both ends of a stroke, and slightly uneven in between. */
export function penWidth(widthPx: number, touch: PenTouch = {}): (part: number) => number {
  const { start = 0.45, end = 0.3, startRamp = 0.18, endRamp = 0.3 } = touch;
  const press = (from: number, ramp: number) => {
    const done = Math.min(1, ramp);
    return from + (1 - from) * done * (2 - done);
  };
  // Two slow swells, as parabolas.
  const swell = (phase: number) => {
    const at = phase - Math.floor(phase);
    return 4 * at * (1 - at);
  };
  return (part) =>
    widthPx *
    Math.min(press(start, part / startRamp), press(end, (1 - part) / endRamp)) *
    (0.88 + 0.12 * swell(part * 2.3 + 0.2));
}
