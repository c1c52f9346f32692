import type { SpriteContext } from '../../canvas-host.ts';
import { drawBlock, fitBlock } from '../fit-block.ts';
import { traceEllipse, traceRoundedBox } from '../outline.ts';
import { EDGE_PX, type PaintSticker, type SpecOf } from './sticker-spec.ts';

type Shape = NonNullable<SpecOf<'cta'>['shape']>;

/** In font sizes. */
const PADDING_X = 0.95;
const PADDING_Y = 0.47;
const GAP = 0.5;
const ARROW = 0.86;
const DISC = 1.34;
const BORDER = 0.1;

/** Corner radius relative to half the height. */
const RADII: Record<Shape, number> = { rounded: 0.42, pill: 1, square: 0, outline: 1 };

/** A button that fits its text or fills its box, with an arrow at its end: on a disc if its ends are round. */
export const paintCta: PaintSticker<'cta'> = (context, spec, size) => {
  const shape = spec.shape ?? 'pill';
  const hasDisc = shape === 'pill';
  const end = hasDisc ? GAP + DISC + PADDING_Y * 0.55 : GAP + ARROW + PADDING_X;
  const toWidth = (textWidth: number) => PADDING_X + textWidth + end;
  // Leaves space for the disc in a button of one line.
  const toHeight = (textHeight: number) => Math.max(textHeight + 2 * PADDING_Y, hasDisc ? DISC + PADDING_Y * 1.1 : 0);
  const room = { width: size.width - 2 * EDGE_PX, height: size.height - 2 * EDGE_PX };
  const block = fitBlock(context, { text: spec.text, family: spec.family, weight: 700, maxLines: 3 }, (units) =>
    Math.min(room.width / toWidth(units.width), room.height / toHeight(units.height)),
  );
  const { sizePx } = block.font;
  const hugging = toWidth(block.width / sizePx) * sizePx;
  const width = spec.isFull ? room.width : hugging;
  const height = toHeight(block.height / sizePx) * sizePx;
  const box = { x: (size.width - width) / 2, y: (size.height - height) / 2, width, height };
  const centerY = size.height / 2;

  const isOutline = shape === 'outline';
  // Semicircular ends of several lines would leave empty space.
  const radius = RADII[shape] * (block.lines.length > 1 ? Math.min(height / 2, 1.1 * sizePx) : height / 2);
  context.beginPath();
  if (isOutline) {
    const line = BORDER * sizePx;
    context.strokeStyle = spec.color;
    context.lineWidth = line;
    traceRoundedBox(context, inset(box, line / 2), radius - line / 2);
    context.stroke();
  } else {
    context.fillStyle = spec.background;
    traceRoundedBox(context, box, radius);
    context.fill();
  }
  context.fillStyle = spec.color;
  // In a wider button the text is centred in the space beside the arrow.
  drawBlock(context, block, { x: box.x + PADDING_X * sizePx + (width - hugging) / 2, centerY, align: 'left' });
  if (hasDisc) {
    const discRadius = (DISC / 2) * sizePx;
    const center = box.x + width - PADDING_Y * 0.55 * sizePx - discRadius;
    context.beginPath();
    traceEllipse(context, {
      x: center - discRadius,
      y: centerY - discRadius,
      width: 2 * discRadius,
      height: 2 * discRadius,
    });
    context.fill();
    paintArrow(context, {
      x: center,
      y: centerY,
      reach: discRadius * 0.44,
      width: discRadius * 0.21,
      color: spec.background,
    });
  } else {
    const reach = (ARROW / 2) * sizePx;
    const center = box.x + width - (PADDING_X + ARROW / 2) * sizePx;
    paintArrow(context, { x: center, y: centerY, reach, width: 0.13 * sizePx, color: spec.color });
  }
};

function inset({ x, y, width, height }: { x: number; y: number; width: number; height: number }, by: number) {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}

function paintArrow(
  context: SpriteContext,
  { x, y, reach, width, color }: { x: number; y: number; reach: number; width: number; color: string },
): void {
  context.strokeStyle = color;
  context.lineWidth = width;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  context.moveTo(x - reach, y);
  context.lineTo(x + reach, y);
  context.moveTo(x + reach * 0.15, y - reach * 0.85);
  context.lineTo(x + reach, y);
  context.lineTo(x + reach * 0.15, y + reach * 0.85);
  context.stroke();
}
