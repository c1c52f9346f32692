import { segmentText, toCoveredText } from '@reelwright/timeline';
import type { SpriteContext } from '../../canvas-host.ts';
import { inkFor, mixColors } from '../color.ts';
import { drawBlock, fitBlock } from '../fit-block.ts';
import { fitText } from '../fit-text.ts';
import { baselineFor, setFont } from '../font.ts';
import { traceEllipse, traceRoundedBox } from '../outline.ts';
import { splitLetters, toDrawnText } from '../split-letters.ts';
import { paintStars, STARS_ASPECT } from './stars.ts';
import type { PaintSticker, SpecOf } from './sticker-spec.ts';

/** Relative to the card's shorter side. */
const PADDING = 0.1;
const RADIUS = 0.09;
const GAP = 0.07;
const STARS_HEIGHT = 0.11;
const AUTHOR_HEIGHT = 0.15;
/** Relative to the inner width; beside a name the stars are narrower. */
const STARS_WIDTH = { alone: 0.6, besideName: 0.42 } as const;
/** Maximum size of a quote; limits short quotes. */
const QUOTE_SIZE = 0.19;
/** A question is the headline of its scene. */
const QUESTION_SIZE = 0.34;

interface Frame {
  x: number;
  width: number;
  unit: number;
}

/** The quote as large as possible, its author below, the stars above or beside the name. */
export const paintReviewCard: PaintSticker<'review_card'> = (context, spec, { width, height }) => {
  // A very flat card is limited by its height, a very narrow one by its width.
  const unit = Math.min(width, height * 1.25, 1.6 * Math.min(width, height));
  context.fillStyle = spec.background;
  context.beginPath();
  traceRoundedBox(context, { x: 0, y: 0, width, height }, RADIUS * Math.min(width, height) * 1.2);
  context.fill();

  const padding = PADDING * unit;
  const frame = { x: padding, width: width - 2 * padding, unit };
  const isWide = width > height * 1.25;
  const stars = (place: { right?: number; left?: number; centerY: number; height: number }) => {
    const share = isWide && spec.author !== undefined ? STARS_WIDTH.besideName : STARS_WIDTH.alone;
    const starsWidth = Math.min(place.height / STARS_ASPECT, frame.width * share);
    paintStars(context, {
      x: place.left ?? (place.right ?? 0) - starsWidth,
      centerY: place.centerY,
      width: starsWidth,
      value: spec.rating ?? 0,
      color: spec.starColor,
      emptyColor: mixColors(spec.background, spec.color, 0.16),
    });
    return starsWidth;
  };

  let top = padding;
  let bottom = height - padding;
  const hasRow = spec.author !== undefined || (isWide && spec.rating !== undefined);
  if (hasRow) {
    // At the bottom: the author, and beside the name, on a wide card, the stars.
    const row = { height: AUTHOR_HEIGHT * unit, centerY: bottom - (AUTHOR_HEIGHT * unit) / 2 };
    const place = { centerY: row.centerY, height: STARS_HEIGHT * unit * 0.85 };
    const starsWidth =
      isWide && spec.rating !== undefined
        ? stars(spec.author === undefined ? { ...place, left: frame.x } : { ...place, right: frame.x + frame.width })
        : 0;
    const room = frame.width - (starsWidth > 0 ? starsWidth + GAP * unit : 0);
    if (spec.author !== undefined) paintAuthor(context, spec, spec.author, { ...frame, ...row, width: room });
    bottom -= row.height + GAP * unit;
  }
  if (spec.rating === undefined) {
    const paintMark = spec.mark === 'question' ? paintQuestionMark : paintQuoteMark;
    top += paintMark(context, spec, { ...frame, y: top });
  }
  if (spec.rating !== undefined && !isWide) {
    const starsHeight = STARS_HEIGHT * unit;
    stars({ left: frame.x, centerY: top + starsHeight / 2, height: starsHeight });
    top += starsHeight + GAP * unit;
  }
  paintQuote(context, spec, { ...frame, top, bottom });
};

/** A question mark on a disc. Returns its height. */
function paintQuestionMark(
  context: SpriteContext,
  spec: SpecOf<'review_card'>,
  { x, y, unit }: Frame & { y: number },
): number {
  const size = 0.16 * unit;
  context.fillStyle = spec.starColor;
  context.beginPath();
  traceEllipse(context, { x, y, width: size, height: size });
  context.fill();
  const font = { family: spec.family, weight: 700, sizePx: size * 0.7 };
  setFont(context, font);
  context.textAlign = 'center';
  context.fillStyle = inkFor(spec.starColor);
  context.fillText('?', x + size / 2, baselineFor(context, font, '?', y + size / 2));
  return size + GAP * unit * 0.8;
}

/** Two drawn commas: fonts disagree about the glyph. Returns their height. */
function paintQuoteMark(
  context: SpriteContext,
  spec: SpecOf<'review_card'>,
  { x, y, unit }: Frame & { y: number },
): number {
  const radius = 0.042 * unit;
  context.fillStyle = spec.starColor;
  for (const step of [0, 1]) {
    const left = x + step * radius * 2.6;
    context.beginPath();
    context.moveTo(left, y + radius * 1.9);
    context.bezierCurveTo(left, y + radius * 0.9, left + radius * 0.6, y + radius * 0.2, left + radius * 1.7, y);
    context.lineTo(left + radius * 1.9, y + radius * 0.45);
    context.bezierCurveTo(
      left + radius * 1.3,
      y + radius * 0.65,
      left + radius,
      y + radius * 0.85,
      left + radius,
      y + radius * 1.15,
    );
    context.bezierCurveTo(
      left + radius * 1.65,
      y + radius * 1.1,
      left + radius * 2.1,
      y + radius * 1.5,
      left + radius * 2.1,
      y + radius * 2.1,
    );
    context.bezierCurveTo(
      left + radius * 2.1,
      y + radius * 2.75,
      left + radius * 1.6,
      y + radius * 3.1,
      left + radius * 1.05,
      y + radius * 3.1,
    );
    context.bezierCurveTo(left + radius * 0.4, y + radius * 3.1, left, y + radius * 2.65, left, y + radius * 1.9);
    context.closePath();
    context.fill();
  }
  return radius * 3.1 + GAP * unit * 0.8;
}

function paintQuote(
  context: SpriteContext,
  { quote, mark, family, color }: SpecOf<'review_card'>,
  { x, width, unit, top, bottom }: Frame & { top: number; bottom: number },
): void {
  const fitted = fitText(context, {
    pieces: segmentText(quote),
    style: { family, weight: 600, lineHeight: 1.28 },
    fontPx: Math.max(1, Math.floor((mark === 'question' ? QUESTION_SIZE : QUOTE_SIZE) * unit)),
    width,
    height: Math.max(1, bottom - top),
  });
  const first = (top + bottom) / 2 - fitted.heightPx / 2 + fitted.abovePx;
  setFont(context, fitted.font);
  context.textAlign = 'left';
  context.fillStyle = color;
  fitted.lines.forEach((line, index) => {
    const baseline = first + index * fitted.lineStepPx + fitted.baselinePx;
    for (const piece of line.pieces) context.fillText(toDrawnText(piece.text), x + piece.x, baseline);
  });
}

/** The initial of the name on a disc, and the name. */
function paintAuthor(
  context: SpriteContext,
  spec: SpecOf<'review_card'>,
  author: string,
  { x, width, centerY, height }: Frame & { centerY: number; height: number },
): void {
  const radius = height / 2;
  const initial = splitLetters(author.trim())[0] ?? '';
  context.fillStyle = spec.starColor;
  context.beginPath();
  traceEllipse(context, { x, y: centerY - radius, width: height, height });
  context.fill();
  const font = { family: spec.family, weight: 700, sizePx: height * 0.5 };
  setFont(context, font);
  context.textAlign = 'center';
  context.fillStyle = inkFor(spec.starColor);
  if (initial.length <= 2) {
    const letter = toCoveredText(initial.toUpperCase(), spec.family);
    context.fillText(letter, x + radius, baselineFor(context, font, letter, centerY));
  }
  const gap = height * 0.32;
  const block = fitBlock(context, { text: author, family: spec.family, weight: 600, maxLines: 1 }, (units) =>
    Math.min(height * 0.46, (width - height - gap) / units.width),
  );
  context.fillStyle = mixColors(spec.color, spec.background, 0.28);
  drawBlock(context, block, { x: x + height + gap, centerY, align: 'left' });
}
