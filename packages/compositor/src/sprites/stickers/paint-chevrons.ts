import { EDGE_PX, type PaintSticker } from './sticker-spec.ts';

const COUNT = 3;
/** Thickness and rise relative to a chevron's width; distance of chevrons relative to the thickness. */
const THICKNESS = 0.17;
const RISE = 0.42;
const STEP = 2.05;

/** One of three chevrons that point upwards, counted from below. */
export const paintChevrons: PaintSticker<'chevrons'> = (context, spec, size) => {
  const unitHeight = RISE + THICKNESS + (COUNT - 1) * THICKNESS * STEP;
  const width = Math.min(size.width - 2 * EDGE_PX, (size.height - 2 * EDGE_PX) / unitHeight);
  const thick = THICKNESS * width;
  const rise = (RISE - THICKNESS * 0.3) * width;
  const left = (size.width - width) / 2 + thick / 2;
  const right = (size.width + width) / 2 - thick / 2;
  const foot = (size.height + unitHeight * width) / 2 - thick / 2 - spec.chevron * thick * STEP;
  context.strokeStyle = spec.color;
  context.lineWidth = thick;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  context.moveTo(left, foot);
  context.lineTo(size.width / 2, foot - rise);
  context.lineTo(right, foot);
  context.stroke();
};
