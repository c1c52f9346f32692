import type { StickerClip } from '@reelwright/timeline';
import { plainInkOn } from '../color/derive-colors.ts';
import { contrastOf } from '../color/rgb.ts';
import type { Rect } from '../rect.ts';
import { fitText, MIN_FONT_PX } from '../type/fit-text.ts';
import { measureEm } from '../type/measure-text.ts';
import { bodyPx, boxOf, type SceneContext, spanAfter, stickerMotion } from './scene-context.ts';
import type { SceneLogo } from './scene-content.ts';
import type { SlottedClip } from './slots.ts';
import { shorten } from '../type/shorten.ts';
import type { FittedItem, StackItem } from './stack.ts';

const SHORTER_SIDE = 1080;
/** Contrast at which a plate stands out from its ground. */
const SEEN = 1.5;
/** Stars of reviews are this colour everywhere. */
const STAR_COLOR = '#f5b301';

type Slot = 'sticker' | 'badge' | 'decor';

function base(context: SceneContext, name: string, rect: Rect, order: number) {
  return {
    id: `${context.id}-${name}`,
    ...spanAfter(context, order),
    box: boxOf(context, rect),
    ...stickerMotion(context),
  };
}

function one(slot: Slot, clip: StickerClip): SlottedClip[] {
  return [{ slot, clip }];
}

/** A box that keeps its shape: `shapeOf` gives its size at a height. */
function scaledItem(input: {
  isOptional: boolean;
  gapPx: number;
  heightPx: number;
  minHeightPx: number;
  /** Width to height. */
  aspect: number;
  toClips(rect: Rect, order: number): SlottedClip[];
}): StackItem {
  return {
    isOptional: input.isOptional,
    gapPx: input.gapPx,
    fit(width, share): FittedItem | undefined {
      const wanted = Math.max(input.minHeightPx, input.heightPx * share);
      const height = Math.floor(Math.min(wanted, width / input.aspect));
      if (height < input.minHeightPx) return undefined;
      return { width: height * input.aspect, height, toClips: input.toClips };
    },
  };
}

/** Handwriting is small for its size: its stickers are larger. */
function scaleOf({ type }: SceneContext): number {
  return Math.sqrt(type.bodyScale ?? 1);
}

/** Proportions of the painted stickers, in font sizes; the boxes are a little larger, so that none has to shrink its text. */
const CTA = { height: 2.2, sides: 3.5 } as const;
const PRICE = { height: 1.52, sides: 1.5, above: 0.62, old: 0.6 } as const;
const LABEL = { height: 1.95, sides: 1.9 } as const;
/** Font size of the price in a scene about it. */
const OFFER_PX = { tall: 250, compact: 170, wide: 210 } as const;
/** The tail of a speech bubble. */
const BUBBLE_TAIL = 0.45;

export function ctaItem(context: SceneContext, text: string): StackItem {
  const { look, type, colors } = context;
  const em = measureEm(type.sticker, text) * 1.06 + CTA.sides;
  return scaledItem({
    isOptional: false,
    gapPx: 40,
    heightPx: (context.zones.orientation === 'tall' ? 156 : 124) * scaleOf(context),
    minHeightPx: 80 * scaleOf(context),
    aspect: em / CTA.height,
    toClips: (rect, order) =>
      one('badge', {
        kind: 'cta',
        ...base(context, 'cta', rect, order),
        text,
        family: type.sticker.family,
        background: colors.accent,
        // An outline has no plate: it is drawn in the colour of its text.
        color: look.stickers.cta === 'outline' ? colors.accentInk : colors.onAccent,
        shape: look.stickers.cta,
        loop: look.motion.buttonLoop,
      }),
  });
}

export function priceItem(context: SceneContext, price: string, originalPrice: string | undefined): StackItem {
  const { type, colors } = context;
  // The former price stands above, small: what it costs now is read first.
  const old = originalPrice === undefined ? 0 : measureEm(type.sticker, originalPrice) * PRICE.old;
  const em = Math.max(measureEm(type.sticker, price), old) * 1.08 + PRICE.sides;
  const tall = PRICE.height + (originalPrice === undefined ? 0 : PRICE.above);
  const isOffer = context.layout === 'price';
  const linePx = OFFER_PX[context.zones.orientation] * (isOffer ? 1 : 0.5);
  return scaledItem({
    isOptional: false,
    gapPx: 32,
    heightPx: linePx * tall,
    minHeightPx: 58 * tall * scaleOf(context),
    aspect: em / tall,
    toClips: (rect, order) =>
      one('sticker', {
        kind: 'price_tag',
        ...base(context, 'price', rect, order),
        price,
        ...(originalPrice === undefined ? {} : { originalPrice }),
        family: type.sticker.family,
        background: colors.accent,
        color: colors.onAccent,
      }),
  });
}

export function ratingItem(context: SceneContext, rating: { value: number; text?: string }): StackItem {
  const { type, colors } = context;
  // Stars have no plate of their own: on a photo they are told on a label.
  if (context.textGround === 'plates') return labelItem(context, `★ ${rating.text ?? rating.value}`);
  const textEm = rating.text === undefined ? 0 : measureEm(type.body, rating.text) * 0.75 + 0.6;
  return scaledItem({
    isOptional: true,
    gapPx: 24,
    heightPx: 60,
    minHeightPx: 40,
    aspect: 5.6 + textEm,
    toClips: (rect, order) =>
      one('sticker', {
        kind: 'rating',
        ...base(context, 'rating', rect, order),
        value: rating.value,
        ...(rating.text === undefined ? {} : { text: rating.text }),
        family: type.body.family,
        starColor: colors.accentInk,
        emptyColor: colors.support,
        color: colors.ink,
      }),
  });
}

export function labelItem(context: SceneContext, text: string): StackItem {
  const { look, type, colors } = context;
  const em = measureEm(type.sticker, text) * 1.08 + LABEL.sides;
  const tall = LABEL.height + (look.stickers.label === 'bubble' ? BUBBLE_TAIL : 0);
  return scaledItem({
    isOptional: true,
    gapPx: 24,
    heightPx: (context.zones.orientation === 'tall' ? 36 : 30) * tall * scaleOf(context),
    minHeightPx: MIN_FONT_PX.sticker * 1.06 * tall * scaleOf(context),
    aspect: em / tall,
    toClips: (rect, order) =>
      one('badge', {
        kind: 'label',
        ...base(context, 'label', rect, order),
        text,
        family: type.sticker.family,
        background: colors.accent,
        color: look.stickers.label === 'outline' ? colors.accentInk : colors.onAccent,
        shape: look.stickers.label,
        ...(look.decoration.tilt === 0 ? {} : { transform: { rotation: -look.decoration.tilt } }),
      }),
  });
}

export function logoItem(context: SceneContext, logo: SceneLogo): StackItem {
  const aspect = logo.width / logo.height;
  const tall = context.zones.orientation === 'tall' ? 110 : 84;
  return scaledItem({
    isOptional: true,
    gapPx: 30,
    heightPx: Math.min(tall, 420 / aspect),
    minHeightPx: Math.min(40, 240 / aspect),
    aspect,
    toClips: (rect, order) =>
      one('decor', { kind: 'logo', ...base(context, 'logo', rect, order), media: logo.media, opacity: 1 }),
  });
}

/** Height of one line of a list, and what stands before its text, in font sizes. */
const LIST = { row: 1.75, mark: 1.75 } as const;

/** The benefits, one line each where they fit, at one size. */
export function listItem(context: SceneContext, benefits: readonly string[]): StackItem {
  const { look, type, textColors: colors } = context;
  const onPlates = context.textGround === 'plates';
  return {
    isOptional: false,
    gapPx: 34,
    fit(width, share) {
      const preferred = Math.max(MIN_FONT_PX.body, Math.round(bodyPx(context) * 1.35 * share));
      const roomAt = (fontPx: number) => width / fontPx - LIST.mark - (onPlates ? 1 : 0.2);
      const widest = Math.max(...benefits.map((text) => widthOf(text)));
      const smaller = [1, 0.92, 0.84, 0.76, 0.68].map((part) => Math.round(preferred * part));
      const fontPx = smaller.find((px) => px >= MIN_FONT_PX.body && widest <= roomAt(px)) ?? MIN_FONT_PX.body;
      // A list is read at a glance: what is longer than a line even then is shortened.
      const items = benefits.map((text) => shorten(text, (part) => widthOf(part) <= roomAt(fontPx)));
      return {
        width,
        height: Math.ceil(benefits.length * LIST.row * fontPx),
        toClips: (rect, order) => [listClip(items, fontPx, rect, order)],
      };
    },
  };

  function widthOf(text: string): number {
    return measureEm(type.body, text) * 1.05;
  }

  function listClip(items: readonly string[], fontPx: number, rect: Rect, order: number): SlottedClip {
    return {
      slot: 'sticker',
      clip: {
        kind: 'bullet_list',
        ...base(context, 'list', rect, order),
        family: type.body.family,
        weight: type.body.weight,
        items: [...items],
        mark: look.stickers.mark,
        color: colors.ink,
        markColor: colors.accentInk,
        ...(onPlates ? { plate: { color: colors.ground, opacity: 1 } } : {}),
        size: fontPx / SHORTER_SIDE,
      },
    };
  }
}

/** Proportions of a review card, in font sizes of its quote. */
const REVIEW = { minPx: 40, padding: 1.1, stars: 1.7, author: 1.6, line: 1.36 } as const;

export function reviewItem(
  context: SceneContext,
  review: { quote: string; author?: string; rating?: number },
): StackItem {
  const { type, colors } = context;
  return {
    isOptional: false,
    gapPx: 34,
    fit(width, share) {
      const maxPx = Math.max(REVIEW.minPx, Math.round(bodyPx(context) * 1.1 * share));
      const setting = { face: type.body, uppercase: false, lineHeight: REVIEW.line, letterSpacing: 0, margin: 0 };
      const inner = width - 2 * REVIEW.padding * maxPx;
      const fit = fitText(
        review.quote,
        setting,
        { width: inner, height: Number.POSITIVE_INFINITY, maxLines: 9 },
        {
          maxPx,
          minPx: REVIEW.minPx,
        },
      );
      if (!fit) return undefined;
      const extra =
        2 * REVIEW.padding + (review.rating === undefined ? 0 : REVIEW.stars) + (review.author ? REVIEW.author : 0);
      return {
        width,
        height: Math.ceil(fit.height + extra * fit.fontPx),
        toClips: (rect, order) =>
          one('sticker', {
            kind: 'review_card',
            ...base(context, 'review', rect, order),
            quote: review.quote,
            ...(review.author === undefined ? {} : { author: review.author }),
            ...(review.rating === undefined ? {} : { rating: review.rating }),
            family: type.body.family,
            background: colors.ink,
            color: colors.ground,
            starColor: STAR_COLOR,
          }),
      };
    },
  };
}

/** A discount beside the price or the title; round, so it takes a square. */
export function badgeItem(context: SceneContext, text: string): StackItem {
  const { look, type, colors } = context;
  const isSeen = contrastOf(colors.support, colors.ground) >= SEEN && contrastOf(colors.support, colors.accent) >= 1.15;
  const background = isSeen ? colors.support : colors.ink;
  return scaledItem({
    isOptional: true,
    gapPx: 24,
    heightPx: context.zones.orientation === 'tall' ? 250 : 190,
    minHeightPx: 120,
    aspect: 1,
    toClips: (rect, order) =>
      one('badge', {
        kind: 'discount_badge',
        ...base(context, 'badge', rect, order),
        text,
        family: type.sticker.family,
        background,
        color: plainInkOn(background),
        shape: look.stickers.badge,
        loop: look.motion.badgeLoop,
        ...(look.decoration.tilt === 0 ? {} : { transform: { rotation: 2 * look.decoration.tilt } }),
      }),
  });
}

/** Two things side by side, the second aligned to the middle of the first. Only the first has to be there. */
export function rowItem(first: StackItem, second: StackItem, gapPx: number, align: 'left' | 'center'): StackItem {
  return {
    isOptional: first.isOptional,
    gapPx: first.gapPx,
    fit(width, share) {
      const right = second.fit(width * 0.4, share);
      const left = first.fit(right ? width - right.width - gapPx : width, share);
      if (!left || !right) return first.fit(width, share);
      const rowWidth = left.width + gapPx + right.width;
      const height = Math.max(left.height, right.height);
      return {
        width,
        height,
        toClips(rect, order) {
          const x = align === 'left' ? rect.x : rect.x + (rect.width - rowWidth) / 2;
          const middle = rect.y + height / 2;
          return [
            ...left.toClips({ x, y: middle - left.height / 2, width: left.width, height: left.height }, order),
            ...right.toClips(
              { x: x + left.width + gapPx, y: middle - right.height / 2, width: right.width, height: right.height },
              order + 1,
            ),
          ];
        },
      };
    },
  };
}
