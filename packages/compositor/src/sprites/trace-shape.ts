import type { PixelRect, ShapeClip } from '@reelwright/timeline';
import type { PathSink } from '../canvas-host.ts';
import { maskRect } from '../paint/draw-shape.ts';
import { outlineOf } from '../paint/masks/shapes.ts';
import { traceEllipse, traceRoundedBox } from './outline.ts';

/** The outline of a plate. `radius` is a fraction of the box's shorter side. */
export type ShapePath = { shape: Exclude<ShapeClip['shape'], undefined | 'rect'> } | { shape: 'rect'; radius: number };

/** Adds the outline of a shape to the current path: the same as that of the mask of this name. */
export function traceShape(path: PathSink, shape: ShapePath, box: PixelRect): void {
  if (shape.shape === 'rect') return traceRoundedBox(path, box, shape.radius * Math.min(box.width, box.height));
  const { x, y, width, height } = maskRect(shape, box);
  if (shape.shape === 'circle' || shape.shape === 'ellipse') return traceEllipse(path, { x, y, width, height });
  outlineOf(shape.shape, width / height).forEach((point, index) => {
    if (index === 0) path.moveTo(x + point.x * width, y + point.y * height);
    else path.lineTo(x + point.x * width, y + point.y * height);
  });
  path.closePath();
}
