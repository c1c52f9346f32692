import { toRotation } from '@reelwright/timeline';
import type { SpriteContext } from '../../canvas-host.ts';
import { mixColors, toRgba } from '../color.ts';
import { baselineFor, bodyHeight, measureUnit, setFont } from '../font.ts';
import { type Point, traceEllipse, tracePolygon } from '../outline.ts';
import { toDrawnText } from '../split-letters.ts';
import { EDGE_PX, type PaintSticker, type SpecOf } from './sticker-spec.ts';

type BadgeSpec = SpecOf<'discount_badge'>;

interface Area {
  centerX: number;
  centerY: number;
  width: number;
  height: number;
}

export const paintDiscountBadge: PaintSticker<'discount_badge'> = (context, spec, { width, height }) => {
  const room = { centerX: width / 2, centerY: height / 2, width: width - 2 * EDGE_PX, height: height - 2 * EDGE_PX };
  switch (spec.shape) {
    case 'burst':
      return paintBurst(context, spec, room);
    case 'circle':
      return paintCircle(context, spec, room);
    case 'tag':
      return paintTag(context, spec, room);
    case 'ribbon':
      return paintRibbon(context, spec, room);
  }
};

/** Degrees; stickers attached by hand are slightly tilted. */
const TILT = -9;
const TIPS = 18;

function paintBurst(context: SpriteContext, spec: BadgeSpec, room: Area): void {
  const radius = Math.min(room.width, room.height) / 2;
  const points = Array.from({ length: 2 * TIPS }, (_, index): Point => {
    const { cos, sin } = toRotation((index * 180) / TIPS) ?? { cos: 1, sin: 0 };
    const reach = index % 2 === 0 ? radius : radius * 0.88;
    return [room.centerX + cos * reach, room.centerY + sin * reach];
  });
  context.fillStyle = spec.background;
  context.beginPath();
  tracePolygon(context, points, radius * 0.05);
  context.fill();
  paintSeal(context, spec, room, radius * 0.8);
}

function paintCircle(context: SpriteContext, spec: BadgeSpec, room: Area): void {
  const radius = Math.min(room.width, room.height) / 2;
  context.fillStyle = spec.background;
  context.beginPath();
  traceEllipse(context, { x: room.centerX - radius, y: room.centerY - radius, width: 2 * radius, height: 2 * radius });
  context.fill();
  paintSeal(context, spec, room, radius * 0.9);
}

/** A thin ring with tilted text inside. */
function paintSeal(context: SpriteContext, spec: BadgeSpec, { centerX, centerY }: Area, radius: number): void {
  context.strokeStyle = toRgba(spec.color, 0.85);
  context.lineWidth = Math.max(1, radius * 0.024);
  context.beginPath();
  traceEllipse(context, { x: centerX - radius, y: centerY - radius, width: 2 * radius, height: 2 * radius });
  context.stroke();
  context.save();
  context.translate(centerX, centerY);
  context.rotate((TILT * Math.PI) / 180);
  drawTexts(context, spec, { x: 0, y: 0 }, fitTexts(context, spec, discRoom(radius * 0.9)));
  context.restore();
}

/** A label hung by its upper end: upright or wide, like its box. */
function paintTag(context: SpriteContext, spec: BadgeSpec, room: Area): void {
  const width = Math.min(room.width, room.height * 1.7);
  const height = Math.min(room.height, room.width * 1.25);
  const [left, top] = [room.centerX - width / 2, room.centerY - height / 2];
  const [right, bottom] = [left + width, top + height];
  const shorter = Math.min(width, height);
  const shoulder = shorter * 0.24;
  context.fillStyle = spec.background;
  context.beginPath();
  tracePolygon(
    context,
    [
      [left + shoulder, top],
      [right - shoulder, top],
      [right, top + shoulder],
      [right, bottom],
      [left, bottom],
      [left, top + shoulder],
    ],
    shorter * 0.07,
  );
  context.fill();
  const hole = shorter * 0.055;
  const holeY = top + shoulder * 0.62;
  context.globalCompositeOperation = 'destination-out';
  context.beginPath();
  traceEllipse(context, { x: room.centerX - hole, y: holeY - hole, width: 2 * hole, height: 2 * hole });
  context.fill();
  context.globalCompositeOperation = 'source-over';
  const textTop = holeY + hole * 1.9;
  const inner = { width: width * 0.84, height: bottom - shorter * 0.1 - textTop };
  const middle = { x: room.centerX, y: textTop + inner.height / 2 };
  drawTexts(context, spec, middle, fitTexts(context, spec, boxRoom(inner)));
}

/** A band with cut ends that are folded behind it. */
function paintRibbon(context: SpriteContext, spec: BadgeSpec, room: Area): void {
  const height = Math.min(room.height, room.width * 0.4);
  const tail = Math.min(room.width * 0.12, height * 0.42);
  const drop = height * 0.16;
  const band = { top: room.centerY - height / 2, height: height - drop };
  const [left, right] = [room.centerX - room.width / 2, room.centerX + room.width / 2];
  const bottom = room.centerY + height / 2;
  const fold = tail * 0.55;
  const shade = mixColors(spec.background, '#000000', 0.28);
  const dark = mixColors(spec.background, '#000000', 0.5);
  for (const side of [1, -1]) {
    const outer = side === 1 ? left : right;
    const at = (distance: number) => outer + side * distance;
    context.fillStyle = shade;
    context.beginPath();
    tracePolygon(
      context,
      [
        [at(0), band.top + drop],
        [at(tail + fold), band.top + drop],
        [at(tail + fold), bottom],
        [at(0), bottom],
        [at(tail * 0.45), (band.top + drop + bottom) / 2],
      ],
      0,
    );
    context.fill();
    context.fillStyle = dark;
    context.beginPath();
    tracePolygon(
      context,
      [
        [at(tail), band.top + band.height],
        [at(tail + fold), band.top + band.height],
        [at(tail + fold), bottom],
      ],
      0,
    );
    context.fill();
  }
  context.fillStyle = spec.background;
  context.fillRect(left + tail, band.top, right - left - 2 * tail, band.height);
  const inner = { width: right - left - 2 * tail - height * 0.3, height: band.height * 0.78 };
  drawTexts(context, spec, { x: room.centerX, y: band.top + band.height / 2 }, fitTexts(context, spec, boxRoom(inner)));
}

/**
 * A row of text at a font size of 1 of the first row: half its width, and its top and bottom from the middle of all
 * rows.
 */
interface RowExtent {
  halfWidth: number;
  top: number;
  bottom: number;
}

/** Returns the largest font size at which rows fit. */
type Room = (rows: readonly RowExtent[]) => number;

/** All corners of the rows lie inside a circle. */
const discRoom =
  (radius: number): Room =>
  (rows) =>
    rows.reduce((least, { halfWidth, top, bottom }) => {
      const reach = Math.max(Math.abs(top), Math.abs(bottom));
      return Math.min(least, radius / Math.sqrt(halfWidth * halfWidth + reach * reach));
    }, radius);

const boxRoom =
  ({ width, height }: { width: number; height: number }): Room =>
  (rows) =>
    rows.reduce(
      (least, { halfWidth, top, bottom }) =>
        Math.min(least, width / 2 / halfWidth, height / 2 / Math.max(Math.abs(top), Math.abs(bottom))),
      Math.max(width, height),
    );

/** Size of the caption relative to the text: never larger than the text, and never too small beside it. */
const CAPTION_SIZE = 0.46;
const ROW_GAP = 0.17;

interface Row {
  text: string;
  weight: number;
  sizePx: number;
  centerY: number;
}

/** Fits the text and the caption beneath it. */
function fitTexts(context: SpriteContext, { family, text, caption }: BadgeSpec, room: Room): Row[] {
  const measure = (row: string, weight: number) => ({
    width: measureUnit(context, { family, weight }, row).width,
    body: bodyHeight(context, { family, weight }, row),
  });
  const main = measure(text, 900);
  if (caption === undefined) {
    const sizePx = room([{ halfWidth: main.width / 2, top: -main.body / 2, bottom: main.body / 2 }]);
    return [{ text, weight: 900, sizePx, centerY: 0 }];
  }
  const small = measure(caption, 700);
  // A long caption is smaller: no wider than the text, unless that is very short.
  const ratio = Math.min(CAPTION_SIZE, (Math.max(main.width, 1.5) * 1.05) / small.width);
  const total = main.body + ROW_GAP + small.body * ratio;
  const top = -total / 2;
  const sizePx = room([
    { halfWidth: main.width / 2, top, bottom: top + main.body },
    { halfWidth: (small.width * ratio) / 2, top: total / 2 - small.body * ratio, bottom: total / 2 },
  ]);
  return [
    { text, weight: 900, sizePx, centerY: (top + main.body / 2) * sizePx },
    { text: caption, weight: 700, sizePx: ratio * sizePx, centerY: (total / 2 - (small.body * ratio) / 2) * sizePx },
  ];
}

function drawTexts(
  context: SpriteContext,
  { family, color }: BadgeSpec,
  middle: { x: number; y: number },
  rows: readonly Row[],
): void {
  context.fillStyle = color;
  context.textAlign = 'center';
  for (const { text, weight, sizePx, centerY } of rows) {
    const font = { family, weight, sizePx };
    setFont(context, font);
    context.fillText(toDrawnText(text), middle.x, baselineFor(context, font, text, middle.y + centerY));
  }
}
