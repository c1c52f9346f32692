import type { SpriteContext } from '../../canvas-host.ts';
import { drawBlock, fitBlock } from '../fit-block.ts';
import { traceEllipse, tracePolygon, traceRoundedBox } from '../outline.ts';
import { EDGE_PX, type PaintSticker, type SpecOf } from './sticker-spec.ts';

type Shape = SpecOf<'label'>['shape'];

/** In font sizes: padding beside and above the text, and additional padding at the left and beneath. */
const PADDING: Record<Shape, { x: number; y: number; left: number; below: number }> = {
  pill: { x: 0.75, y: 0.42, left: 0, below: 0 },
  square: { x: 0.55, y: 0.42, left: 0, below: 0 },
  tag: { x: 0.6, y: 0.46, left: 0.75, below: 0 },
  outline: { x: 0.75, y: 0.46, left: 0, below: 0 },
  bubble: { x: 0.75, y: 0.55, left: 0, below: 0.5 },
};
const BORDER = 0.09;

/** A plate that fits its text. */
export const paintLabel: PaintSticker<'label'> = (context, spec, size) => {
  const padding = PADDING[spec.shape];
  const toWidth = (width: number) => width + 2 * padding.x + padding.left;
  const toHeight = (height: number) => height + 2 * padding.y + padding.below;
  const block = fitBlock(context, { text: spec.text, family: spec.family, weight: 800, maxLines: 3 }, (units) =>
    Math.min((size.width - 2 * EDGE_PX) / toWidth(units.width), (size.height - 2 * EDGE_PX) / toHeight(units.height)),
  );
  const { sizePx } = block.font;
  const width = toWidth(block.width / sizePx) * sizePx;
  const height = toHeight(block.height / sizePx) * sizePx;
  const box = { x: (size.width - width) / 2, y: (size.height - height) / 2, width, height };
  const body = { ...box, height: height - padding.below * sizePx };
  paintPlate(context, spec, body, sizePx);
  context.fillStyle = spec.color;
  drawBlock(context, block, {
    x: body.x + (padding.left + padding.x) * sizePx + block.width / 2,
    centerY: body.y + body.height / 2,
    align: 'center',
  });
};

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function paintPlate(context: SpriteContext, spec: SpecOf<'label'>, box: Box, sizePx: number): void {
  // As round as a plate of one line, for any number of lines.
  const round = Math.min(box.height / 2, 0.92 * sizePx);
  context.fillStyle = spec.background;
  context.beginPath();
  switch (spec.shape) {
    case 'pill':
      traceRoundedBox(context, box, round);
      return context.fill();
    case 'square':
      traceRoundedBox(context, box, 0.08 * sizePx);
      return context.fill();
    case 'tag':
      return paintTag(context, box, sizePx);
    case 'outline': {
      const line = BORDER * sizePx;
      context.strokeStyle = spec.color;
      context.lineWidth = line;
      const inner = { x: box.x + line / 2, y: box.y + line / 2, width: box.width - line, height: box.height - line };
      traceRoundedBox(context, inner, round - line / 2);
      return context.stroke();
    }
    case 'bubble':
      return paintBubble(context, box, sizePx);
  }
}

function paintTag(context: SpriteContext, { x, y, width, height }: Box, sizePx: number): void {
  const [right, bottom] = [x + width, y + height];
  const nose = Math.min(height / 2, 0.85 * sizePx);
  const middle = y + height / 2;
  tracePolygon(
    context,
    [
      [x + nose, y],
      [right, y],
      [right, bottom],
      [x + nose, bottom],
      [x, middle],
    ],
    0.16 * sizePx,
  );
  context.fill();
  const hole = 0.12 * sizePx;
  context.globalCompositeOperation = 'destination-out';
  context.beginPath();
  traceEllipse(context, { x: x + 0.62 * sizePx, y: middle - hole, width: 2 * hole, height: 2 * hole });
  context.fill();
  context.globalCompositeOperation = 'source-over';
}

/** A speech bubble whose tail hangs beneath, to the left, and curls slightly. */
function paintBubble(context: SpriteContext, box: Box, sizePx: number): void {
  const bottom = box.y + box.height;
  traceRoundedBox(context, box, Math.min(box.height / 2, 0.8 * sizePx));
  const start = box.x + Math.min(0.95 * sizePx, box.width * 0.3);
  const overlap = 0.06 * sizePx;
  context.moveTo(start, bottom - overlap);
  context.lineTo(start + 0.75 * sizePx, bottom - overlap);
  context.bezierCurveTo(
    start + 0.55 * sizePx,
    bottom + 0.22 * sizePx,
    start + 0.2 * sizePx,
    bottom + 0.44 * sizePx,
    start - 0.16 * sizePx,
    bottom + 0.5 * sizePx,
  );
  context.bezierCurveTo(
    start + 0.02 * sizePx,
    bottom + 0.3 * sizePx,
    start + 0.04 * sizePx,
    bottom + 0.12 * sizePx,
    start,
    bottom - overlap,
  );
  context.closePath();
  context.fill();
}
