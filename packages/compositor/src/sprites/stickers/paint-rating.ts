import { drawBlock, fitBlock } from '../fit-block.ts';
import { paintStars, STARS_ASPECT } from './stars.ts';
import { EDGE_PX, type PaintSticker } from './sticker-spec.ts';

/** In font sizes of the text: width of the stars, and the gap. */
const STARS_WIDTH = 6.6;
const GAP = 0.45;

/** Five stars, with the text beside them, or beneath if the box is narrow. */
export const paintRating: PaintSticker<'rating'> = (context, spec, size) => {
  const width = size.width - 2 * EDGE_PX;
  const height = size.height - 2 * EDGE_PX;
  const centerY = size.height / 2;
  const look = { value: spec.value, color: spec.starColor, emptyColor: spec.emptyColor };
  if (spec.text === undefined) {
    const starsWidth = Math.min(width, height / STARS_ASPECT);
    return paintStars(context, { ...look, x: (size.width - starsWidth) / 2, centerY, width: starsWidth });
  }
  const face = { text: spec.text, family: spec.family, weight: 700, maxLines: 1 };
  const starsHeight = STARS_WIDTH * STARS_ASPECT;
  const beside = fitBlock(context, face, (units) =>
    Math.min(width / (STARS_WIDTH + GAP + units.width), height / Math.max(1, starsHeight)),
  );
  // As wide as the text beneath, within limits.
  const starsAbove = (textWidth: number) => Math.min(14, Math.max(8, textWidth));
  const beneath = fitBlock(context, face, (units) =>
    Math.min(
      width / Math.max(starsAbove(units.width), units.width),
      height / (starsAbove(units.width) * STARS_ASPECT + GAP + 1),
    ),
  );
  context.fillStyle = spec.color;
  if (beneath.font.sizePx > beside.font.sizePx) {
    const { sizePx } = beneath.font;
    const starsWidth = starsAbove(beneath.width / sizePx) * sizePx;
    const total = starsWidth * STARS_ASPECT + (GAP + 1) * sizePx;
    const top = centerY - total / 2;
    drawBlock(context, beneath, { x: size.width / 2, centerY: top + total - sizePx / 2, align: 'center' });
    const middle = top + (starsWidth * STARS_ASPECT) / 2;
    return paintStars(context, { ...look, x: (size.width - starsWidth) / 2, centerY: middle, width: starsWidth });
  }
  const { sizePx } = beside.font;
  const left = (size.width - (STARS_WIDTH + GAP) * sizePx - beside.width) / 2;
  drawBlock(context, beside, { x: left + (STARS_WIDTH + GAP) * sizePx, centerY, align: 'left' });
  paintStars(context, { ...look, x: left, centerY, width: STARS_WIDTH * sizePx });
};
