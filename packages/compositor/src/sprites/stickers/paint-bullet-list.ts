import { segmentText } from '@reelwright/timeline';
import type { SpriteContext } from '../../canvas-host.ts';
import { readableOn, toRgba } from '../color.ts';
import { breakText, type FittedText, type MeasuredText, measureText } from '../fit-text.ts';
import { baselineFor, setFont } from '../font.ts';
import { type Point, starPoints, traceEllipse, tracePolygon, traceRoundedBox } from '../outline.ts';
import type { Size } from '../laid-out.ts';
import { toDrawnText } from '../split-letters.ts';
import { EDGE_PX, type PaintSticker, type SpecOf } from './sticker-spec.ts';

type ListSpec = SpecOf<'bullet_list'>;

/** In font sizes. */
const MARK = 1.12;
const MARK_GAP = 0.5;
const LINE_HEIGHT = 1.18;
const ROW_GAP = 0.5;
const PLATE_PADDING_X = 0.6;
const PLATE_PADDING_Y = 0.4;
const PLATE_GAP = 0.32;

interface Row {
  text: FittedText;
  /** Top of its plate, or of its text without a plate. */
  top: number;
  height: number;
}

/** Draws the line `item` of a list at its position among the others. */
export const paintBulletList: PaintSticker<'bullet_list'> = (context, spec, size) => {
  const { rows, sizePx } = fitRows(context, spec, size);
  const row = rows[spec.item];
  if (!row) return;
  const { plate, mark } = spec;
  const padding = plate ? PLATE_PADDING_X * sizePx : EDGE_PX;
  const markWidth = mark === 'none' ? 0 : (MARK + MARK_GAP) * sizePx;
  const width = row.text.lines.reduce((most, line) => Math.max(most, line.width), 0);
  if (plate) {
    context.fillStyle = toRgba(plate.color, plate.opacity);
    context.beginPath();
    const oneLine = sizePx + 2 * PLATE_PADDING_Y * sizePx;
    const box = { x: 0, y: row.top, width: Math.min(size.width, markWidth + width + 2 * padding), height: row.height };
    traceRoundedBox(context, box, oneLine * 0.32);
    context.fill();
  }
  const firstCenter = row.top + row.height / 2 - ((row.text.lines.length - 1) * LINE_HEIGHT * sizePx) / 2;
  if (mark !== 'none')
    paintMark(context, spec, { x: padding + (MARK / 2) * sizePx, y: firstCenter, radius: (MARK / 2) * sizePx });
  context.fillStyle = spec.color;
  const { font } = row.text;
  setFont(context, font);
  context.textAlign = 'left';
  const baseline = baselineFor(context, font, spec.items[spec.item] ?? '', firstCenter);
  row.text.lines.forEach((line, index) => {
    for (const piece of line.pieces)
      context.fillText(toDrawnText(piece.text), padding + markWidth + piece.x, baseline + index * LINE_HEIGHT * sizePx);
  });
};

/** Lines are not broken as long as that keeps at least this share of the desired size. */
const WHOLE_LINES_DOWN_TO = 0.75;

/**
 * Returns the largest size, from the desired one down, at which all lines of the list fit its box, unbroken if
 * possible.
 */
function fitRows(context: SpriteContext, spec: ListSpec, size: Size): { rows: Row[]; sizePx: number } {
  const style = { family: spec.family, weight: spec.weight, lineHeight: LINE_HEIGHT };
  const measured = spec.items.map((text) => measureText(context, { pieces: segmentText(text), style }));
  return (
    findRows(measured, spec, { ...size, downTo: spec.fontPx * WHOLE_LINES_DOWN_TO, maxLines: 1 }) ??
    findRows(measured, spec, { ...size, downTo: 1 }) ?? { rows: [], sizePx: 1 }
  );
}

function findRows(
  measured: readonly MeasuredText[],
  spec: ListSpec,
  { width, height, downTo, maxLines }: Size & { downTo: number; maxLines?: number },
): { rows: Row[]; sizePx: number } | undefined {
  for (let sizePx = spec.fontPx; sizePx >= downTo; sizePx = Math.floor(sizePx * 0.96 * 2) / 2) {
    const beside =
      (spec.mark === 'none' ? 0 : (MARK + MARK_GAP) * sizePx) + 2 * (spec.plate ? PLATE_PADDING_X * sizePx : EDGE_PX);
    const room = {
      // `breakText` subtracts its own margin, which the plate or the edge already provides.
      width: Math.max(1, width - beside + 6),
      height: Number.POSITIVE_INFINITY,
      ...(maxLines === undefined ? {} : { maxLines }),
    };
    const texts = measured.map((text) => breakText(text, sizePx, room));
    const gap = (spec.plate ? PLATE_GAP : ROW_GAP) * sizePx;
    const paddingY = (spec.plate ? PLATE_PADDING_Y : 0.12) * sizePx;
    const heights = texts.map(({ lines }) => ((lines.length - 1) * LINE_HEIGHT + 1) * sizePx + 2 * paddingY);
    const total = heights.reduce((sum, rowHeight) => sum + rowHeight, 0) + gap * (heights.length - 1);
    const fits = total <= height && texts.every((text) => text.fits);
    if (!fits && sizePx > 1) continue;
    let top = (height - total) / 2;
    const rows = texts.map((text, index): Row => {
      const rowHeight = heights[index] ?? 0;
      const row = { text, top, height: rowHeight };
      top += rowHeight + gap;
      return row;
    });
    return { rows, sizePx };
  }
  return undefined;
}

function paintMark(
  context: SpriteContext,
  spec: ListSpec,
  { x, y, radius }: { x: number; y: number; radius: number },
): void {
  const { mark, markColor } = spec;
  const ink =
    spec.plate && spec.plate.opacity > 0.5 ? readableOn(markColor, spec.plate.color) : readableOn(markColor, '#ffffff');
  const stroke = (points: readonly Point[]) => {
    points.forEach(([dx, dy], index) => {
      if (index === 0) context.moveTo(x + dx * radius, y + dy * radius);
      else context.lineTo(x + dx * radius, y + dy * radius);
    });
  };
  const disc = (size: number) => {
    context.fillStyle = markColor;
    context.beginPath();
    traceEllipse(context, { x: x - size, y: y - size, width: 2 * size, height: 2 * size });
    context.fill();
  };
  context.strokeStyle = ink;
  context.lineWidth = radius * 0.26;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  switch (mark) {
    case 'none':
      return;
    case 'dot':
      return disc(radius * 0.34);
    case 'star':
      context.fillStyle = markColor;
      context.beginPath();
      tracePolygon(
        context,
        starPoints(0.5).map(([dx, dy]): Point => [x + dx * radius, y + (dy + 0.09) * radius]),
        0.14 * radius,
      );
      return context.fill();
    case 'number': {
      disc(radius);
      const number = String(spec.item + 1);
      const font = { family: spec.family, weight: 800, sizePx: radius * 1.15 };
      setFont(context, font);
      context.textAlign = 'center';
      context.fillStyle = ink;
      return context.fillText(number, x, baselineFor(context, font, number, y));
    }
    case 'check':
      disc(radius);
      context.beginPath();
      stroke([
        [-0.42, 0.04],
        [-0.12, 0.34],
        [0.44, -0.3],
      ]);
      return context.stroke();
    case 'cross':
      disc(radius);
      context.beginPath();
      stroke([
        [-0.33, -0.33],
        [0.33, 0.33],
      ]);
      stroke([
        [0.33, -0.33],
        [-0.33, 0.33],
      ]);
      return context.stroke();
    case 'plus':
      disc(radius);
      context.beginPath();
      stroke([
        [-0.42, 0],
        [0.42, 0],
      ]);
      stroke([
        [0, -0.42],
        [0, 0.42],
      ]);
      return context.stroke();
  }
}
