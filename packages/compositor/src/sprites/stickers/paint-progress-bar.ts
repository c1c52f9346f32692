import { traceRoundedBox } from '../outline.ts';
import type { PaintSticker } from './sticker-spec.ts';

/** All of the box, track and fill alike: the fill is shown in part. */
export const paintProgressBar: PaintSticker<'progress_bar'> = (context, spec, { width, height }) => {
  context.fillStyle = spec.color;
  context.beginPath();
  traceRoundedBox(context, { x: 0, y: 0, width, height }, spec.radius * height);
  context.fill();
};
