import type { StickerSpec } from '@reelwright/timeline';
import type { SpriteContext } from '../../canvas-host.ts';
import { toRgba } from '../color.ts';
import { type ShapePath, traceShape } from '../trace-shape.ts';
import { paintPattern } from './paint-pattern.ts';

type ShapeSpec = Extract<StickerSpec, { kind: 'shape' }>;

export function shapeOf({ shape = 'rect', radius }: ShapeSpec): ShapePath {
  return shape === 'rect' ? { shape, radius } : { shape };
}

/** Sets the fill of a plate, plain or with a gradient, and calls `draw`. */
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

/** Paints a plate, plain or with a gradient, with its pattern, and its border inside its edge. */
export function paintShape(context: SpriteContext, spec: ShapeSpec): void {
  const { border, pattern, fill, width, height } = spec;
  const trace = () => {
    context.beginPath();
    traceShape(context, shapeOf(spec), { x: 0, y: 0, width, height });
  };
  const fillAll = () =>
    fillShape(context, spec, () => {
      trace();
      context.fill();
    });
  if (!border && !pattern) return fillAll();
  const isSolid = fill.fromOpacity === 1 && fill.toOpacity === 1;
  if (border && isSolid && !pattern && !border.glow && !border.to) {
    fillAll();
    // Only within the plate: its soft edge does not change.
    context.globalCompositeOperation = 'source-atop';
    strokeEdge(context, spec, border);
  } else {
    if (border) strokeBorder(context, spec, border);
    if (pattern) {
      // The border is on top.
      context.globalCompositeOperation = border ? 'destination-over' : 'source-over';
      paintPattern(context, pattern, spec);
    }
    context.globalCompositeOperation = 'destination-in';
    context.fillStyle = '#000000';
    trace();
    context.fill();
    context.globalCompositeOperation = 'destination-over';
    fillAll();
  }
  context.globalCompositeOperation = 'source-over';
}

type Border = NonNullable<ShapeSpec['border']>;

function strokeEdge(context: SpriteContext, spec: ShapeSpec, edge: Pick<Border, 'color' | 'opacity' | 'width'>): void {
  const { width, height } = spec;
  context.strokeStyle = toRgba(edge.color, edge.opacity);
  // Half of the stroke lies outside the edge.
  context.lineWidth = 2 * edge.width * Math.min(width, height);
  context.lineJoin = 'miter';
  context.beginPath();
  traceShape(context, shapeOf(spec), { x: 0, y: 0, width, height });
  context.stroke();
}

/** Strokes that make up a glow: each is wider than the one before, with the same low opacity. */
const GLOW = { strokes: 16, opacity: 0.055 } as const;

/** Draws a border on an empty canvas, with its glow, in one colour or a gradient. */
function strokeBorder(context: SpriteContext, spec: ShapeSpec, border: Border): void {
  const { width, height } = spec;
  const shorter = Math.min(width, height);
  if (border.glow === undefined) {
    strokeEdge(context, spec, border);
  } else {
    const linePx = border.width * shorter;
    const reach = border.glow * shorter;
    const inset = reach + linePx / 2;
    const box = { x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset };
    if (box.width <= 0 || box.height <= 0) return strokeEdge(context, spec, border);
    const stroke = (px: number, opacity: number) => {
      context.strokeStyle = toRgba(border.color, opacity);
      context.lineWidth = px;
      context.lineJoin = 'round';
      context.beginPath();
      traceShape(context, shapeOf(spec), box);
      context.stroke();
    };
    for (let at = GLOW.strokes; at >= 1; at--) {
      const part = at / GLOW.strokes;
      stroke(linePx + 2 * reach * part * part, GLOW.opacity * border.opacity);
    }
    stroke(linePx, border.opacity);
  }
  if (border.to === undefined) return;
  const gradient = context.createLinearGradient(0, 0, width, height);
  gradient.addColorStop(0, toRgba(border.color, 1));
  gradient.addColorStop(1, toRgba(border.to, 1));
  context.fillStyle = gradient;
  context.globalCompositeOperation = 'source-atop';
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = 'source-over';
}
