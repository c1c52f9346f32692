import { CUT_OUT_LIMITS, type CutOutMarks } from '@reelwright/contracts';

type Stroke = CutOutMarks['strokes'][number];

/** Points closer than this share of the brush's radius tell nothing new. */
const LEAST_STEP = 0.4;

/** Leaves out points that lie close together, so that a long line stays within the limit of points. */
export function simplifyStroke(stroke: Stroke): Stroke {
  let points = dropClose(stroke.points, stroke.radius * LEAST_STEP);
  for (let factor = 2; points.length > CUT_OUT_LIMITS.maxStrokePoints; factor *= 2)
    points = dropClose(stroke.points, stroke.radius * LEAST_STEP * factor);
  return { ...stroke, points };
}

function dropClose(points: Stroke['points'], least: number): Stroke['points'] {
  const [first] = points;
  if (!first) return [];
  const kept = [first];
  for (const [index, point] of points.entries()) {
    const last = kept.at(-1) ?? first;
    const isEnd = index === points.length - 1;
    if (Math.hypot(point[0] - last[0], point[1] - last[1]) >= least || (isEnd && index > 0)) kept.push(point);
  }
  return kept;
}
