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
  const { border, fill, width, height } = spec;
  const trace = () => {
    context.beginPath();
    traceShape(context, shapeOf(spec), { x: 0, y: 0, width, height });
  };
  const fillAll = () =>
    fillShape(context, spec, () => {
      trace();
      context.fill();
    });
  const strokeEdge = (edge: NonNullable<ShapeSpec['border']>) => {
    context.strokeStyle = toRgba(edge.color, edge.opacity);
    // Half of it lies outside the edge.
    context.lineWidth = 2 * edge.width * Math.min(width, height);
    context.lineJoin = 'miter';
    trace();
    context.stroke();
  };
  if (!border) return fillAll();
  if (fill.fromOpacity === 1 && fill.toOpacity === 1) {
    fillAll();
    // Only where the plate is: its soft edge stays as it is.
    context.globalCompositeOperation = 'source-atop';
    strokeEdge(border);
  } else {
    strokeEdge(border);
    context.globalCompositeOperation = 'destination-in';
    context.fillStyle = '#000000';
    trace();
    context.fill();
    context.globalCompositeOperation = 'destination-over';
    fillAll();
  }
  context.globalCompositeOperation = 'source-over';
}
