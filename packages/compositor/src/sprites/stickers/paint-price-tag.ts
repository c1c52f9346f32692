import type { SpriteContext } from '../../canvas-host.ts';
import { type Font, measureUnit, setFont } from '../font.ts';
import { bodyOffset } from '../font.ts';
import { traceEllipse, tracePolygon, traceRoundedBox } from '../outline.ts';
import { EDGE_PX, type PaintSticker, type SpecOf } from './sticker-spec.ts';

/** Proportions, in font sizes of the price. */
const HEAD = 0.62;
const HOLE = 0.24;
const PADDING_RIGHT = 0.5;
const PADDING_Y = 0.34;
const GAP = 0.34;
const RADIUS = 0.2;
const OLD_PRICE = 0.56;
const BODY = 0.8;
/** Margins around the figures. The line through the old price extends slightly beyond it. */
const ON_TAG = { left: 2 * HEAD - HEAD * 0.55, right: PADDING_RIGHT, y: PADDING_Y } as const;
const ON_BLOCK = { left: 0.36, right: 0.36, y: 0.3 } as const;
const BARE = { left: 0.07, right: 0.07, y: 0.2 } as const;
const MARGINS = { tag: ON_TAG, block: ON_BLOCK, plain: BARE } as const;

interface Piece {
  text: string;
  weight: number;
  /** In font sizes of the price: size, and position in the tag's content. */
  size: number;
  width: number;
  x: number;
  centerY: number;
}

/**
 * A tag with its hole, or a block, and the price in heavy type; the former price beside or above it, whichever allows a larger
 * price.
 */
export const paintPriceTag: PaintSticker<'price_tag'> = (context, spec, size) => {
  const arrangements =
    spec.originalPrice === undefined ? [beside(context, spec)] : [beside(context, spec), above(context, spec)];
  const shape = spec.shape ?? 'tag';
  const margins = MARGINS[shape];
  const fitted = arrangements
    .map((content) => {
      const width = margins.left + content.width + margins.right;
      const height = content.height + 2 * margins.y;
      const sizePx = Math.min((size.width - 2 * EDGE_PX) / width, (size.height - 2 * EDGE_PX) / height);
      return { content, width, height, sizePx };
    })
    // Prefers the first if both are about as large: side by side is faster to read.
    .reduce((best, other) => (other.sizePx > best.sizePx * 1.15 ? other : best));
  const { content, sizePx } = fitted;
  const box = { width: fitted.width * sizePx, height: fitted.height * sizePx };
  const x = (size.width - box.width) / 2;
  const y = (size.height - box.height) / 2;
  if (shape === 'tag') paintTag(context, spec, { x, y, ...box }, sizePx);
  if (shape === 'block') {
    context.fillStyle = spec.background;
    context.beginPath();
    traceRoundedBox(context, { x, y, ...box }, RADIUS * sizePx);
    context.fill();
  }

  const left = x + margins.left * sizePx;
  const top = y + margins.y * sizePx;
  for (const piece of content.pieces) {
    const isOld = piece.size < 1;
    const font: Font = { family: spec.family, weight: piece.weight, sizePx: piece.size * sizePx };
    const place = { x: left + piece.x * sizePx, centerY: top + piece.centerY * sizePx, width: piece.width * sizePx };
    context.globalAlpha = isOld ? 0.8 : 1;
    context.fillStyle = spec.color;
    setFont(context, font);
    context.textAlign = 'left';
    context.fillText(piece.text, place.x, place.centerY + bodyOffset(context, font, piece.text) * font.sizePx);
    context.globalAlpha = 1;
    if (isOld) strikeThrough(context, spec.color, font.sizePx, place);
  }
};

interface Content {
  pieces: Piece[];
  width: number;
  height: number;
}

function pieceOf(context: SpriteContext, family: string, text: string, isOld: boolean): Omit<Piece, 'x' | 'centerY'> {
  const weight = isOld ? 600 : 800;
  const size = isOld ? OLD_PRICE : 1;
  return { text, weight, size, width: measureUnit(context, { family, weight }, text).width * size };
}

function beside(context: SpriteContext, { family, price, originalPrice }: SpecOf<'price_tag'>): Content {
  const now = pieceOf(context, family, price, false);
  const centerY = BODY / 2;
  if (originalPrice === undefined) return { pieces: [{ ...now, x: 0, centerY }], width: now.width, height: BODY };
  const old = pieceOf(context, family, originalPrice, true);
  return {
    pieces: [
      { ...old, x: 0, centerY: centerY + 0.02 },
      { ...now, x: old.width + GAP, centerY },
    ],
    width: old.width + GAP + now.width,
    height: BODY,
  };
}

function above(context: SpriteContext, { family, price, originalPrice = '' }: SpecOf<'price_tag'>): Content {
  const now = pieceOf(context, family, price, false);
  const old = pieceOf(context, family, originalPrice, true);
  const step = 0.14;
  return {
    pieces: [
      { ...old, x: 0.02, centerY: (BODY * OLD_PRICE) / 2 },
      { ...now, x: 0, centerY: BODY * OLD_PRICE + step + BODY / 2 },
    ],
    width: Math.max(now.width, old.width),
    height: BODY * OLD_PRICE + step + BODY,
  };
}

/** Its left end tapers to a blunt point, with a hole for the string. */
function paintTag(
  context: SpriteContext,
  { background }: SpecOf<'price_tag'>,
  box: { x: number; y: number; width: number; height: number },
  sizePx: number,
): void {
  const head = HEAD * sizePx;
  const { x, y } = box;
  const [right, bottom] = [x + box.width, y + box.height];
  const nose = Math.min(box.height * 0.26, head * 1.4);
  context.fillStyle = background;
  context.beginPath();
  tracePolygon(
    context,
    [
      [x + head, y],
      [right, y],
      [right, bottom],
      [x + head, bottom],
      [x, bottom - nose],
      [x, y + nose],
    ],
    RADIUS * sizePx,
  );
  context.fill();
  const radius = (HOLE * sizePx) / 2;
  context.globalCompositeOperation = 'destination-out';
  context.beginPath();
  const hole = { x: x + head * 0.72 - radius, y: y + box.height / 2 - radius, width: 2 * radius, height: 2 * radius };
  traceEllipse(context, hole);
  context.fill();
  context.globalCompositeOperation = 'source-over';
}

function strikeThrough(
  context: SpriteContext,
  color: string,
  sizePx: number,
  { x, centerY, width }: { x: number; centerY: number; width: number },
): void {
  context.strokeStyle = color;
  context.lineWidth = Math.max(1.5, sizePx * 0.1);
  context.lineCap = 'round';
  const overhang = sizePx * 0.1;
  const slope = sizePx * 0.1;
  context.beginPath();
  context.moveTo(x - overhang, centerY + slope);
  context.lineTo(x + width + overhang, centerY - slope);
  context.stroke();
}
