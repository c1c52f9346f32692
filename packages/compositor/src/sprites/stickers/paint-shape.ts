import type { StickerSpec } from '@reelwright/timeline';
import type { SpriteContext } from '../../canvas-host.ts';
import { toRgba } from '../color.ts';
import { type ShapePath, traceShape } from '../trace-shape.ts';

type ShapeSpec = Extract<StickerSpec, { kind: 'shape' }>;

export function shapeOf({ shape = 'rect', radius }: ShapeSpec): ShapePath {
  return shape === 'rect' ? { shape, radius } : { shape };
}

/** Sets the fill of a plate, flat or graded, and has it filled. */
export function fillShape(context: SpriteContext, { fill, width, height }: ShapeSpec, draw: () => void): void {
  const from = toRgba(fill.from, fill.fromOpacity);
  const to = toRgba(fill.to, fill.toOpacity);
  const { direction = 'down' } = fill;
  const gradient = context.createLinearGradient(
    0,
    0,
    direction === 'down' ? 0 : width,
    direction === 'right' ? 0 : height,
  );
  gradient.addColorStop(0, from);
  gradient.addColorStop(1, to);
  context.fillStyle = from === to ? from : gradient;
  draw();
}

/** A plate, flat or graded, with its border inside its edge. */
export function paintShape(context: SpriteContext, spec: ShapeSpec): void {
  const { border, width, height } = spec;
  const trace = () => {
    context.beginPath();
    traceShape(context, shapeOf(spec), { x: 0, y: 0, width, height });
  };
  if (border) {
    // Twice as wide about the edge, then cut off outside it.
    context.strokeStyle = toRgba(border.color, border.opacity);
    context.lineWidth = 2 * border.width * Math.min(width, height);
    context.lineJoin = 'round';
    trace();
    context.stroke();
    context.globalCompositeOperation = 'destination-in';
    context.fillStyle = '#000000';
    trace();
    context.fill();
    context.globalCompositeOperation = 'destination-over';
  }
  fillShape(context, spec, () => {
    trace();
    context.fill();
  });
  context.globalCompositeOperation = 'source-over';
}
