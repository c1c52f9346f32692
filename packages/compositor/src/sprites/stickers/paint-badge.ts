import { toTurn } from '@reelwright/timeline';
import type { SpriteContext } from '../../canvas-host.ts';
import { mixColors, toRgba } from '../color.ts';
import { drawBlock, fitBlock, type TextBlock } from '../fit-block.ts';
import { type Point, traceEllipse, tracePolygon } from '../outline.ts';
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

/** Degrees; what is stuck on by hand is never quite straight. */
const TILT = -9;
const TIPS = 18;

function paintBurst(context: SpriteContext, spec: BadgeSpec, room: Area): void {
  const radius = Math.min(room.width, room.height) / 2;
  const points = Array.from({ length: 2 * TIPS }, (_, index): Point => {
    const { cos, sin } = toTurn((index * 180) / TIPS) ?? { cos: 1, sin: 0 };
    const reach = index % 2 === 0 ? radius : radius * 0.87;
    return [room.centerX + cos * reach, room.centerY + sin * reach];
  });
  context.fillStyle = spec.background;
  context.beginPath();
  tracePolygon(context, points, radius * 0.05);
  context.fill();
  paintRing(context, spec, room, radius * 0.79);
  tilted(context, room, () =>
    paintTexts(context, spec, { centerX: 0, centerY: 0, width: radius * 1.26, height: radius * 1.02 }),
  );
}

function paintCircle(context: SpriteContext, spec: BadgeSpec, room: Area): void {
  const radius = Math.min(room.width, room.height) / 2;
  context.fillStyle = spec.background;
  context.beginPath();
  traceEllipse(context, { x: room.centerX - radius, y: room.centerY - radius, width: 2 * radius, height: 2 * radius });
  context.fill();
  paintRing(context, spec, room, radius * 0.89);
  tilted(context, room, () =>
    paintTexts(context, spec, { centerX: 0, centerY: 0, width: radius * 1.44, height: radius * 1.14 }),
  );
}

/** A thin line inside the edge, as a seal has. */
function paintRing(context: SpriteContext, { color }: BadgeSpec, { centerX, centerY }: Area, radius: number): void {
  context.strokeStyle = toRgba(color, 0.85);
  context.lineWidth = Math.max(1, radius * 0.022);
  context.beginPath();
  traceEllipse(context, { x: centerX - radius, y: centerY - radius, width: 2 * radius, height: 2 * radius });
  context.stroke();
}

function tilted(context: SpriteContext, { centerX, centerY }: Area, draw: () => void): void {
  context.save();
  context.translate(centerX, centerY);
  context.rotate((TILT * Math.PI) / 180);
  draw();
  context.restore();
}

/** A label hung by its upper end: high or wide, as its box is. */
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
  paintTexts(context, spec, {
    centerX: room.centerX,
    centerY: (textTop + bottom - shorter * 0.09) / 2,
    width: width * 0.84,
    height: bottom - shorter * 0.09 - textTop,
  });
}

/** A band with cut ends that are folded behind it. */
function paintRibbon(context: SpriteContext, spec: BadgeSpec, room: Area): void {
  const height = Math.min(room.height, room.width * 0.62);
  const tail = Math.min(room.width * 0.14, height * 0.5);
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
  paintTexts(context, spec, {
    centerX: room.centerX,
    centerY: band.top + band.height / 2,
    width: right - left - 2 * tail - height * 0.3,
    height: band.height * 0.8,
  });
}

/** Of the text's font size. */
const CAPTION_SIZE = 0.4;
const CAPTION_GAP = 0.16;
const BODY = 0.76;

/** The text as large as it can be, the caption beneath it, or beside it where the room is wide. */
function paintTexts(context: SpriteContext, spec: BadgeSpec, area: Area): void {
  const { family, text, caption, color } = spec;
  context.fillStyle = color;
  if (caption === undefined) {
    const block = fitBlock(context, { text, family, weight: 900, maxLines: 2 }, (units) =>
      Math.min(area.width / units.width, area.height / (units.height - 1 + BODY)),
    );
    return drawBlock(context, block, { x: area.centerX, centerY: area.centerY, align: 'center' });
  }
  const small = fitBlock(context, { text: caption, family, weight: 700, maxLines: 1 }, () => 1);
  const below = fitBlock(context, { text, family, weight: 900, maxLines: 1 }, (units) =>
    Math.min(
      area.width / Math.max(units.width, small.width * CAPTION_SIZE),
      area.height / (BODY + CAPTION_GAP + CAPTION_SIZE * BODY),
    ),
  );
  const beside = fitBlock(context, { text, family, weight: 900, maxLines: 1 }, (units) =>
    Math.min(area.width / (units.width + 0.22 + small.width * CAPTION_SIZE * 1.2), area.height / BODY),
  );
  if (beside.font.sizePx > below.font.sizePx * 1.1) return drawBeside(context, { main: beside, spec, area });
  const { sizePx } = below.font;
  const total = (BODY + CAPTION_GAP + CAPTION_SIZE * BODY) * sizePx;
  const top = area.centerY - total / 2;
  drawBlock(context, below, { x: area.centerX, centerY: top + (BODY / 2) * sizePx, align: 'center' });
  const captionBlock = fitBlock(context, { text: caption, family, weight: 700, maxLines: 1 }, (units) =>
    Math.min(CAPTION_SIZE * sizePx * 1.25, area.width / units.width),
  );
  const centerY = top + (BODY + CAPTION_GAP + (CAPTION_SIZE * BODY) / 2) * sizePx;
  drawBlock(context, captionBlock, { x: area.centerX, centerY, align: 'center' });
}

function drawBeside(
  context: SpriteContext,
  { main, spec, area }: { main: TextBlock; spec: BadgeSpec; area: Area },
): void {
  const { sizePx } = main.font;
  const gap = 0.22 * sizePx;
  const side = fitBlock(
    context,
    { text: spec.caption ?? '', family: spec.family, weight: 700, maxLines: 1 },
    () => CAPTION_SIZE * 1.2 * sizePx,
  );
  const left = area.centerX - (main.width + gap + side.width) / 2;
  drawBlock(context, main, { x: left, centerY: area.centerY, align: 'left' });
  drawBlock(context, side, { x: left + main.width + gap, centerY: area.centerY, align: 'left' });
}
