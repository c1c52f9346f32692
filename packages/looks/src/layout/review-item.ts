import { fitText } from '../type/fit-text.ts';
import { bodyPx, type SceneContext } from './scene-context.ts';
import type { StackItem } from './stack.ts';
import { one, stickerBase } from './sticker-item.ts';
import { isHyphenated } from '../type/hyphenate.ts';

/** Colour of review stars in every look. */
const STAR_COLOR = '#f5b301';
/**
 * Smallest card on which the author's name, which scales with it, is legible. A narrower card omits the name, a lower
 * card grows.
 */
const MIN_SIGNED_PX = { width: 352, height: 282 } as const;
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
      const author = width < MIN_SIGNED_PX.width ? undefined : review.author;
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
        2 * REVIEW.padding + (review.rating === undefined ? 0 : REVIEW.stars) + (author ? REVIEW.author : 0);
      return {
        width,
        isStrained: isHyphenated(fit.text),
        height: Math.max(author ? MIN_SIGNED_PX.height : 0, Math.ceil(fit.height + extra * fit.fontPx)),
        toClips: (rect) =>
          one('sticker', {
            kind: 'review_card',
            ...stickerBase(context, 'review', rect),
            quote: review.quote,
            ...(author === undefined ? {} : { author }),
            ...(review.rating === undefined ? {} : { rating: review.rating }),
            family: type.body.family,
            background: colors.ink,
            color: colors.background,
            starColor: STAR_COLOR,
          }),
      };
    },
  };
}
