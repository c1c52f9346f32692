import { tracePolygon } from '../outline.ts';
import { EDGE_PX, type PaintSticker } from './sticker-spec.ts';

const COUNT = 3;
/** Of the width of one: its thickness and its rise; from one to the next, of its thickness. */
const THICKNESS = 0.2;
const RISE = 0.42;
const STEP = 1.75;

/** One of three chevrons that point upwards, counted from below. */
export const paintChevrons: PaintSticker<'chevrons'> = (context, spec, size) => {
  const unitHeight = RISE + THICKNESS + (COUNT - 1) * THICKNESS * STEP;
  const width = Math.min(size.width - 2 * EDGE_PX, (size.height - 2 * EDGE_PX) / unitHeight);
  const thick = THICKNESS * width;
  const rise = RISE * width;
  const left = (size.width - width) / 2;
  const bottom = (size.height + unitHeight * width) / 2 - spec.chevron * thick * STEP;
  const middle = size.width / 2;
  const right = left + width;
  context.fillStyle = spec.color;
  context.beginPath();
  tracePolygon(
    context,
    [
      [left, bottom - thick],
      [middle, bottom - thick - rise],
      [right, bottom - thick],
      [right, bottom],
      [middle, bottom - rise],
      [left, bottom],
    ],
    thick * 0.3,
  );
  context.fill();
};
