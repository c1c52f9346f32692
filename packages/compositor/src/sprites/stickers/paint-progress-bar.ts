import { traceRoundedBox } from '../outline.ts';
import type { PaintSticker } from './sticker-spec.ts';

/** Fills the whole box, for track and fill alike: only a part of the fill is shown. */
export const paintProgressBar: PaintSticker<'progress_bar'> = (context, spec, { width, height }) => {
  context.fillStyle = spec.color;
  context.beginPath();
  traceRoundedBox(context, { x: 0, y: 0, width, height }, spec.radius * height);
  context.fill();
};
