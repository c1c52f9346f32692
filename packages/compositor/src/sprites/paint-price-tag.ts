import type { SpriteSpec } from '@reelwright/timeline';
import type { SpriteContext } from '../canvas-host.ts';
import { baselineFor, type Font, measureWidth, setFont } from './font.ts';

type PriceTagSpec = Extract<SpriteSpec, { kind: 'price_tag' }>;

/** Proportions of the tag, in font sizes of the price. */
const PADDING_X = 0.44;
const PADDING_Y = 0.3;
const GAP = 0.32;
const RADIUS = 0.34;
const OLD_PRICE = 0.58;

/** The price in heavy type on a plate that hugs it; the former price before it, smaller and struck through. */
export function paintPriceTag(context: SpriteContext, spec: PriceTagSpec): void {
  const layout = fitTag(context, spec);
  const { price, old, plate } = layout;
  context.fillStyle = spec.background;
  context.beginPath();
  context.roundRect(plate.x, plate.y, plate.width, plate.height, RADIUS * price.font.sizePx);
  context.fill();

  const centerY = plate.y + plate.height / 2;
  context.textAlign = 'left';
  context.fillStyle = spec.color;
  setFont(context, price.font);
  context.fillText(spec.price, price.x, baselineFor(spec.price, price.font.sizePx, centerY));
  if (!old || spec.originalPrice === undefined) return;
  context.globalAlpha = 0.78;
  setFont(context, old.font);
  context.fillText(spec.originalPrice, old.x, baselineFor(spec.originalPrice, old.font.sizePx, centerY));
  context.globalAlpha = 1;
  context.strokeStyle = spec.color;
  context.lineWidth = Math.max(2, old.font.sizePx * 0.09);
  context.lineCap = 'round';
  const overhang = old.font.sizePx * 0.1;
  const slope = old.font.sizePx * 0.09;
  context.beginPath();
  context.moveTo(old.x - overhang, centerY + slope);
  context.lineTo(old.x + old.width + overhang, centerY - slope);
  context.stroke();
}

interface TagLayout {
  price: { font: Font; x: number };
  old: { font: Font; x: number; width: number } | undefined;
  plate: { x: number; y: number; width: number; height: number };
}

function fitTag(context: SpriteContext, spec: PriceTagSpec): TagLayout {
  // Widths grow in proportion to the size: measured once, large, then scaled.
  const probe = 100;
  const toFont = (weight: number, sizePx: number): Font => ({ family: spec.family, weight, sizePx });
  const priceWidth = measureWidth(context, toFont(800, probe), spec.price) / probe;
  const oldWidth =
    spec.originalPrice === undefined
      ? undefined
      : (measureWidth(context, toFont(600, probe), spec.originalPrice) / probe) * OLD_PRICE;
  const contentWidth = priceWidth + (oldWidth === undefined ? 0 : oldWidth + GAP);
  const unitWidth = contentWidth + 2 * PADDING_X;
  const unitHeight = 0.86 + 2 * PADDING_Y;
  const sizePx = Math.floor(Math.min((spec.width - 2) / unitWidth, (spec.height - 2) / unitHeight));
  const plate = {
    x: (spec.width - unitWidth * sizePx) / 2,
    y: (spec.height - unitHeight * sizePx) / 2,
    width: unitWidth * sizePx,
    height: unitHeight * sizePx,
  };
  const start = plate.x + PADDING_X * sizePx;
  return {
    plate,
    old:
      oldWidth === undefined
        ? undefined
        : { font: toFont(600, sizePx * OLD_PRICE), x: start, width: oldWidth * sizePx },
    price: {
      font: toFont(800, sizePx),
      x: start + (oldWidth === undefined ? 0 : (oldWidth + GAP) * sizePx),
    },
  };
}
