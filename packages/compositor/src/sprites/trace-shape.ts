import type { Mask, PixelRect, ShapeClip } from '@reelwright/timeline';
import type { PathSink } from '../canvas-host.ts';
import {
  type Point,
  QUARTER_HANDLE,
  starPoints,
  traceEllipse,
  traceLoop,
  tracePolygon,
  traceRoundedBox,
} from './outline.ts';

/** A shape of the document: of a mask, or of a plate. `radius` is a fraction of the box's shorter side. */
export type ShapePath =
  | Mask
  | { shape: Exclude<ShapeClip['shape'], undefined | 'rect'> }
  | { shape: 'rect'; radius: number };

/** Corners of what is straight are a little blunt, by this part of the box's shorter side: nothing pricks the eye. */
const BLUNT = 0.03;
/** Half height of a star of radius 1, above and below its centre, and half its width. */
const STAR = { above: 1, below: 0.8090169944, across: 0.9510565163, inner: 0.46 };
/** An even, soft outline without corners, in fractions of the box; it touches all four sides. */
const BLOB: readonly Point[] = [
  [0.52, 0.0],
  [0.84, 0.09],
  [0.985, 0.36],
  [0.985, 0.63],
  [0.83, 0.91],
  [0.56, 0.995],
  [0.27, 0.93],
  [0.03, 0.73],
  [0.015, 0.42],
  [0.2, 0.1],
];

/**
 * Adds the outline of a shape to the current path, as large as the box lets it be. Rounded, ellipse, arch, diamond, hexagon, blob and slant fill
 * the box; circle, star and heart keep their proportions in its middle. One closed figure, clockwise.
 */
export function traceShape(path: PathSink, shape: ShapePath, box: PixelRect): void {
  const shorter = Math.min(box.width, box.height);
  switch (shape.shape) {
    case 'rect':
    case 'rounded':
      return traceRoundedBox(path, box, shape.radius * shorter);
    case 'circle':
      return traceEllipse(path, centreIn(box, 1));
    case 'ellipse':
      return traceEllipse(path, box);
    case 'arch':
      return traceArch(path, box);
    case 'diamond':
      return tracePolygon(path, inBox(box, DIAMOND), BLUNT * shorter);
    case 'hexagon':
      return tracePolygon(path, inBox(box, hexagonFor(box)), BLUNT * shorter);
    case 'star':
      return traceStar(path, box);
    case 'heart':
      return traceHeart(path, centreIn(box, HEART_ASPECT));
    case 'blob':
      return traceLoop(path, inBox(box, BLOB));
    case 'slant':
      return traceSlant(path, box);
  }
}

const DIAMOND: readonly Point[] = [
  [0.5, 0],
  [1, 0.5],
  [0.5, 1],
  [0, 0.5],
];

function inBox({ x, y, width, height }: PixelRect, points: readonly Point[]): Point[] {
  return points.map(([across, down]) => [x + across * width, y + down * height]);
}

/** The largest box of this width per height in the middle of another. */
function centreIn(box: PixelRect, aspect: number): PixelRect {
  const width = Math.min(box.width, box.height * aspect);
  const height = width / aspect;
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}

/** Points to the sides of the box that are farther apart. */
function hexagonFor({ width, height }: PixelRect): Point[] {
  const wide: Point[] = [
    [0.25, 0],
    [0.75, 0],
    [1, 0.5],
    [0.75, 1],
    [0.25, 1],
    [0, 0.5],
  ];
  if (width > height) return wide;
  return [
    [0.5, 0],
    [1, 0.25],
    [1, 0.75],
    [0.5, 1],
    [0, 0.75],
    [0, 0.25],
  ];
}

/** Straight sides, a round top: half a circle, or half an ellipse where the box is too low for it. */
function traceArch(path: PathSink, { x, y, width, height }: PixelRect): void {
  const radiusX = width / 2;
  const radiusY = Math.min(radiusX, height);
  const [handleX, handleY] = [radiusX * QUARTER_HANDLE, radiusY * QUARTER_HANDLE];
  path.moveTo(x, y + radiusY);
  path.bezierCurveTo(x, y + radiusY - handleY, x + radiusX - handleX, y, x + radiusX, y);
  path.bezierCurveTo(x + radiusX + handleX, y, x + width, y + radiusY - handleY, x + width, y + radiusY);
  path.lineTo(x + width, y + height);
  path.lineTo(x, y + height);
  path.closePath();
}

function traceStar(path: PathSink, box: PixelRect): void {
  const radius = Math.min(box.width / (2 * STAR.across), box.height / (STAR.above + STAR.below));
  const centerX = box.x + box.width / 2;
  const centerY = box.y + (box.height - (STAR.above + STAR.below) * radius) / 2 + radius * STAR.above;
  const points = starPoints(STAR.inner).map(([x, y]): Point => [centerX + x * radius, centerY + y * radius]);
  tracePolygon(path, points, 0.09 * radius);
}

const HEART_ASPECT = 1.08;

function traceHeart(path: PathSink, { x, y, width, height }: PixelRect): void {
  const curve = (...fractions: [number, number, number, number, number, number]) => {
    const [c1x, c1y, c2x, c2y, toX, toY] = fractions;
    path.bezierCurveTo(
      x + c1x * width,
      y + c1y * height,
      x + c2x * width,
      y + c2y * height,
      x + toX * width,
      y + toY * height,
    );
  };
  path.moveTo(x + 0.5 * width, y + 0.2 * height);
  curve(0.575, 0.07, 0.665, 0, 0.755, 0);
  curve(0.9, 0, 1, 0.13, 1, 0.29);
  curve(1, 0.57, 0.75, 0.78, 0.545, 0.975);
  curve(0.52, 1.0, 0.48, 1.0, 0.455, 0.975);
  curve(0.25, 0.78, 0, 0.57, 0, 0.29);
  curve(0, 0.13, 0.1, 0, 0.245, 0);
  curve(0.335, 0, 0.425, 0.07, 0.5, 0.2);
  path.closePath();
}

/** A parallelogram that leans to the right by a part of its shorter side. */
function traceSlant(path: PathSink, box: PixelRect): void {
  const { x, y, width, height } = box;
  const shorter = Math.min(width, height);
  const lean = 0.22 * shorter;
  const points: Point[] = [
    [x + lean, y],
    [x + width, y],
    [x + width - lean, y + height],
    [x, y + height],
  ];
  tracePolygon(path, points, BLUNT * shorter);
}
