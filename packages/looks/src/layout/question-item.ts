import { NEAR_BLACK, WHITE } from '../color/rgb.ts';
import { fitText } from '../type/fit-text.ts';
import { isHyphenated } from '../type/hyphenate.ts';
import { type SceneContext, titlePx } from './scene-context.ts';
import type { StackItem } from './stack.ts';
import { one, stickerBase } from './sticker-item.ts';

/** Proportions of a question card, in font sizes of its text. */
const CARD = { minPx: 44, padding: 0.7, mark: 0.9, line: 1.3 } as const;
/** Share of a title's size. */
const SIZE = 1.05;

/** Sets a question of the ad itself on a white card with a question mark. It quotes nobody. */
export function questionItem(context: SceneContext, text: string): StackItem {
  const { type, colors } = context;
  return {
    isOptional: false,
    gapPx: 34,
    fit(width, share) {
      const maxPx = Math.max(CARD.minPx, Math.round(titlePx(context) * SIZE * share));
      const setting = { face: type.body, uppercase: false, lineHeight: CARD.line, letterSpacing: 0, margin: 0 };
      const fit = fitText(
        text,
        setting,
        { width: width - 2 * CARD.padding * maxPx, height: Number.POSITIVE_INFINITY, maxLines: 5 },
        { maxPx, minPx: CARD.minPx },
      );
      if (!fit) return undefined;
      return {
        width,
        isStrained: isHyphenated(fit.text),
        height: Math.ceil(fit.height + (2 * CARD.padding + CARD.mark) * fit.fontPx),
        toClips: (rect) =>
          one('sticker', {
            kind: 'review_card',
            ...stickerBase(context, 'question', rect),
            quote: text,
            mark: 'question',
            family: type.body.family,
            background: WHITE,
            color: NEAR_BLACK,
            starColor: colors.accent === WHITE ? colors.background : colors.accent,
          }),
      };
    },
  };
}
