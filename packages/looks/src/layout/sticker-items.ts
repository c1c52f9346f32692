import { colorDistance } from '../color/color-distance.ts';
import { plainInkOn } from '../color/derive-colors.ts';
import { contrastOf } from '../color/rgb.ts';
import { MIN_FONT_PX } from '../type/fit-text.ts';
import type { Face } from '../look.ts';
import { measureEm } from '../type/measure-text.ts';
import { PRICE_MOTION, type SceneContext, STICKER_MOTION } from './scene-context.ts';
import type { SceneLogo } from './scene-content.ts';
import type { FittedItem, StackItem } from './stack.ts';
import { one, scaledItem, stickerBase } from './sticker-item.ts';

/** Minimum contrast of a plate with its background. */
const SEEN = 1.6;

/** Scale for handwriting, whose glyphs are small for their size. */
function scaleOf({ type }: SceneContext): number {
  return Math.sqrt(type.bodyScale ?? 1);
}

/**
 * Proportions of the painted stickers, in font sizes. The boxes are slightly larger, so that no sticker has to shrink
 * its text.
 */
/** The call to action is the ad's widest sticker: as wide as the texts may be. */
const CTA_PX = { tall: 200, compact: 136, wide: 150 } as const;
const CTA = { height: 1.98, sides: 3.5, leastPx: 80 } as const;
const PRICE = { height: 1.52, sides: 1.5, above: 0.62, old: 0.6 } as const;
const BLOCK_PRICE = { height: 1.44, sides: 0.76, above: 0.62, old: 0.6 } as const;
const PLAIN_PRICE = { height: 1.22, sides: 0.15, above: 0.62 } as const;
const LABEL = { height: 1.95, sides: 1.9 } as const;
/** Font size of the price in a price scene. */
const OFFER_PX = { tall: 320, compact: 215, wide: 260 } as const;
/** Size of a price on the card that closes an ad, relative to one in a scene of its own. */
const ON_CARD = 0.62;
/** The tail of a speech bubble. */
const BUBBLE_TAIL = 0.45;

export function ctaItem(context: SceneContext, text: string, size = 1): StackItem {
  const { look, type, colors } = context;
  const em = measureEm(type.sticker, text) * 1.06 + CTA.sides;
  const least = CTA.leastPx * scaleOf(context);
  // A button in the background's colour is not recognisable, so it gets the texts' colour.
  const isSeen = contrastOf(colors.accent, colors.background) >= SEEN;
  const background = isSeen ? colors.accent : colors.ink;
  const letters = isSeen ? colors.onAccent : plainInkOn(colors.ink);
  return {
    isOptional: false,
    gapPx: 40,
    fit(width, share): FittedItem | undefined {
      const wanted = Math.max(least, CTA_PX[context.zones.orientation] * size * scaleOf(context) * share);
      // A long text is made smaller until it fits on one line.
      const height = Math.floor(Math.min(wanted, (width * CTA.height) / em));
      if (height < Math.floor(least)) return undefined;
      return {
        width,
        height,
        toClips: (rect) =>
          one('badge', {
            kind: 'cta',
            ...stickerBase(context, 'cta', rect),
            text,
            family: type.sticker.family,
            background,
            // An outlined button has no plate: it is drawn in the colour of its text.
            color: look.stickers.cta === 'outline' ? colors.accentInk : letters,
            shape: look.stickers.cta,
            isFull: true,
            loop: look.motion.buttonLoop,
          }),
      };
    },
  };
}

/** Returns the face of figures: without Chinese characters, those of the look's Latin face. */
function figureFace({ look, type }: SceneContext, text: string): Face {
  return /\p{Script=Han}/u.test(text) ? type.sticker : look.latin.sticker;
}

export function priceItem(context: SceneContext, price: string, originalPrice: string | undefined): StackItem {
  const { look, colors, textColors } = context;
  const face = figureFace(context, `${price}${originalPrice ?? ''}`);
  // Figures without a plate are legible only on a plain background.
  const isPlain = look.stickers.price === 'plain' && context.textBackground === 'background';
  const isBlock = look.stickers.price === 'block';
  const shape = isPlain ? PLAIN_PRICE : isBlock ? BLOCK_PRICE : PRICE;
  // The former price stands above and is small, so that the current price is read first.
  const old = originalPrice === undefined ? 0 : measureEm(face, originalPrice) * PRICE.old;
  const em = Math.max(measureEm(face, price), old) * (isPlain ? 1.03 : 1.08) + shape.sides;
  const tall = shape.height + (originalPrice === undefined ? 0 : shape.above);
  const isOffer = context.layout === 'price';
  // Facts below the price share its space.
  const isAlone = (context.content.facts ?? []).length === 0;
  const tag = chooseTag(context);
  const linePx = OFFER_PX[context.zones.orientation] * (isOffer ? (isAlone ? 1 : 0.72) : ON_CARD);
  return scaledItem({
    isOptional: false,
    gapPx: isPlain ? 44 : 32,
    heightPx: linePx * tall,
    minHeightPx: 58 * tall * scaleOf(context),
    aspect: em / tall,
    toClips: (rect) => [
      ...one('sticker', {
        kind: 'price_tag',
        ...stickerBase(context, 'price', rect),
        ...PRICE_MOTION,
        price,
        ...(originalPrice === undefined ? {} : { originalPrice }),
        family: face.family,
        shape: isPlain ? 'plain' : isBlock ? 'block' : 'tag',
        background: tag,
        color: !isPlain
          ? tag === colors.accent
            ? colors.onAccent
            : plainInkOn(tag)
          : look.decoration.titleEffect === 'tubes'
            ? textColors.accentInk
            : textColors.ink,
      }),
    ],
  });
}

/** Least Oklab distance of a price's tag to the product, and its least contrast with its background. */
const APART = { product: 0.18, background: 1.3 } as const;

/** Chooses the colour of a price's tag: the accent, or another of the ad's colours where that is the product's own. */
function chooseTag({ colors, product }: SceneContext): string {
  const { accent, support, ink, background } = colors;
  if (product === undefined) return accent;
  const isApart = (color: string): boolean => colorDistance(color, product) >= APART.product;
  const isSeen = (color: string): boolean => contrastOf(color, background) >= APART.background;
  return [accent, ...[support, ink].filter(isSeen)].find(isApart) ?? accent;
}

export function ratingItem(context: SceneContext, rating: { value: number; text?: string }): StackItem {
  const { type, colors } = context;
  // Stars have no plate: on a photo they are set on a label.
  if (context.textBackground === 'plates') return labelItem(context, `★ ${rating.text ?? rating.value}`);
  const textEm = rating.text === undefined ? 0 : measureEm(type.body, rating.text) * 0.75 + 0.6;
  return scaledItem({
    isOptional: true,
    gapPx: 24,
    heightPx: 60,
    minHeightPx: 40,
    aspect: 5.6 + textEm,
    toClips: (rect) =>
      one('sticker', {
        kind: 'rating',
        ...stickerBase(context, 'rating', rect),
        value: rating.value,
        ...(rating.text === undefined ? {} : { text: rating.text }),
        family: type.body.family,
        starColor: colors.accentInk,
        emptyColor: colors.support,
        color: colors.ink,
      }),
  });
}

/** Heights of a label, in font sizes: beside other texts, and of one that stands alone and small. */
const LABEL_PX = { tall: 62, others: 46, small: 44 } as const;

export function labelItem(context: SceneContext, text: string, { isSmall = false } = {}): StackItem {
  const { look, type, colors } = context;
  // At this size a display face would smear.
  const em = measureEm(type.body, text) * 1.08 + LABEL.sides;
  // An outline needs a plain background.
  const shape =
    look.stickers.label === 'outline' && context.textBackground !== 'background' ? 'pill' : look.stickers.label;
  const tall = LABEL.height + (shape === 'bubble' ? BUBBLE_TAIL : 0);
  return scaledItem({
    isOptional: true,
    gapPx: 24,
    heightPx:
      (isSmall ? LABEL_PX.small : context.zones.orientation === 'tall' ? LABEL_PX.tall : LABEL_PX.others) *
      tall *
      scaleOf(context),
    minHeightPx: MIN_FONT_PX.sticker * (isSmall ? 1.1 : 1.5) * tall * scaleOf(context),
    aspect: em / tall,
    toClips: (rect) =>
      one('badge', {
        kind: 'label',
        ...stickerBase(context, 'label', rect),
        text,
        family: type.body.family,
        background: colors.accent,
        color: shape === 'outline' ? colors.accentInk : colors.onAccent,
        shape,
        ...(look.decoration.tilt === 0
          ? {}
          : { transform: { ...STICKER_MOTION.transform, rotation: -look.decoration.tilt } }),
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
    toClips: (rect) =>
      one('decor', { kind: 'logo', ...stickerBase(context, 'logo', rect), media: logo.media, opacity: 1 }),
  });
}

/** Creates the price of an end card as a round badge, in a square box. */
export function roundelItem(context: SceneContext, price: string): StackItem {
  const { look } = context;
  const background = chooseTag(context);
  return scaledItem({
    isOptional: false,
    gapPx: 24,
    heightPx: context.zones.orientation === 'tall' ? 300 : 220,
    minHeightPx: 180,
    aspect: 1,
    toClips: (rect) =>
      one('sticker', {
        kind: 'discount_badge',
        ...stickerBase(context, 'price', rect),
        text: price,
        family: figureFace(context, price).family,
        background,
        color: plainInkOn(background),
        shape: look.stickers.badge === 'burst' ? 'burst' : 'circle',
        loop: look.motion.badgeLoop,
      }),
  });
}

/** Creates a discount beside the price or the title; round, in a square box. */
export function badgeItem(context: SceneContext, text: string): StackItem {
  const { look, type, colors } = context;
  const isSeen =
    contrastOf(colors.support, colors.background) >= SEEN && contrastOf(colors.support, colors.accent) >= 1.15;
  const isRing =
    look.stickers.badge === 'circle' && look.stickers.price === 'plain' && context.textBackground === 'background';
  const background = isRing ? colors.background : isSeen ? colors.support : colors.ink;
  return scaledItem({
    isOptional: true,
    gapPx: 24,
    heightPx: context.zones.orientation === 'tall' ? 250 : 190,
    minHeightPx: 128,
    aspect: 1,
    toClips: (rect) =>
      one('badge', {
        kind: 'discount_badge',
        ...stickerBase(context, 'badge', rect),
        text,
        family: type.sticker.family,
        background,
        color: isRing ? colors.accentInk : plainInkOn(background),
        shape: look.stickers.badge,
        loop: look.motion.badgeLoop,
        ...(look.decoration.tilt === 0
          ? {}
          : { transform: { ...STICKER_MOTION.transform, rotation: 2 * look.decoration.tilt } }),
      }),
  });
}
