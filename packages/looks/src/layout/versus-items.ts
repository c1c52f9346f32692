import { msToTicks, type StickerClip, type TitleClip } from '@reelwright/timeline';
import { mix } from '../color/rgb.ts';
import { type Rect, rightOf } from '../rect.ts';
import { fitText, MIN_FONT_PX, type TextFit, type TextSetting } from '../type/fit-text.ts';
import { measureEm } from '../type/measure-text.ts';
import type { ComparisonSide } from './scene-content.ts';
import { boxOf, type SceneContext, spanAfter, stickerMotion } from './scene-context.ts';
import type { FittedItem, StackItem } from './stack.ts';
import { stickerBase } from './sticker-item.ts';
import { isHyphenated } from '../type/hyphenate.ts';

const SHORTER_SIDE = 1080;
const LABEL_PX = { tall: 74, compact: 58, wide: 68 } as const;
const LABEL_GAP_PX = 16;
/** Of what was and of what is, against the scale of titles. */
const BEFORE_PX = { tall: 118, compact: 78, wide: 108 } as const;
const AFTER_PX = { tall: 330, compact: 210, wide: 270 } as const;
/** A line of a list as it is painted, and the cross before it, in font sizes. */
const LIST = { lineHeight: 1.18, padding: 0.24, mark: 1.62 } as const;
const LEAST_PX = 36;
const ROW_GAP_PX = 26;
/** The cross is quieter than the words: of the ink in it. */
const CROSS = 0.6;

function settingOf({ type }: SceneContext, lineHeight: number): TextSetting {
  const { uppercase } = type.title;
  return { face: type.sticker, uppercase, lineHeight, letterSpacing: 0, margin: 0 };
}

function labelClip(context: SceneContext, side: 'before' | 'after', label: string, place: Rect, order: number) {
  const { type, look, zones, colors, align } = context;
  const height = LABEL_PX[zones.orientation];
  const width = Math.min(place.width, widthOfLabel(context, label));
  const rect = { x: startOf(place, width, align), y: place.y, width, height };
  return {
    kind: 'label',
    id: `${context.id}-${side}-label`,
    ...spanAfter(context, order),
    box: boxOf(context, rect),
    ...stickerMotion(context),
    text: label,
    family: type.sticker.family,
    background: side === 'after' ? colors.accent : colors.ink,
    color: side === 'after' ? colors.onAccent : colors.ground,
    shape: look.stickers.cta === 'square' ? 'square' : 'pill',
  } satisfies StickerClip;
}

function widthOfLabel({ type, zones }: SceneContext, label: string): number {
  return (measureEm(type.sticker, label) * 1.08 + 1.6) * (LABEL_PX[zones.orientation] / 1.75);
}

const startOf = (place: Rect, width: number, align: SceneContext['align']) =>
  align === 'left' ? place.x : Math.min(rightOf(place) - width, place.x + (place.width - width) / 2);

/** What was: its label, and below it the words behind a cross. */
export function beforeItem(context: SceneContext, { label, text }: ComparisonSide): StackItem {
  const { type, colors, align, zones } = context;
  const setting = settingOf(context, LIST.lineHeight);
  const labelPx = LABEL_PX[zones.orientation];
  const labelWidth = widthOfLabel(context, label);
  return {
    isOptional: false,
    gapPx: 34,
    fit(width, share): FittedItem | undefined {
      const maxPx = Math.max(LEAST_PX, Math.round(BEFORE_PX[zones.orientation] * type.title.scale * share));
      const setAt = (room: number, maxLines: number, parts: readonly number[]) =>
        parts
          .map((part) => Math.max(LEAST_PX, Math.round(maxPx * part)))
          .map((px) => {
            const box = { width: room - (LIST.mark + 0.2) * px - 12, height: Number.POSITIVE_INFINITY, maxLines };
            return fitText(text, { ...setting, uppercase: false }, box, { maxPx: px, minPx: px });
          })
          .find((each) => each !== undefined && !isHyphenated(each.text));
      // In a row with its label, where it can be large there.
      const inRow = setAt(width - labelWidth - ROW_GAP_PX, 1, [1, 0.85, 0.72]);
      const fit = inRow ?? setAt(width, 2, [1, 0.85, 0.7, 0.55, 0.45, 0.36]);
      const above = inRow ? 0 : labelPx + LABEL_GAP_PX;
      if (!fit) return undefined;
      const listHeight = Math.ceil(((fit.lines - 1) * LIST.lineHeight + 1 + LIST.padding) * fit.fontPx) + 8;
      const listWidth = (LIST.mark + 0.2) * fit.fontPx + 12 + fit.width;
      const height = Math.max(labelPx, above + listHeight);
      return {
        width,
        height,
        toClips(rect, order) {
          const rowWidth = inRow ? labelWidth + ROW_GAP_PX + listWidth : Math.min(width, listWidth);
          const start = startOf(rect, rowWidth, align);
          const tag = inRow ? { ...rect, x: start, y: rect.y + (height - labelPx) / 2, width: labelWidth } : rect;
          const list = {
            x: inRow ? start + labelWidth + ROW_GAP_PX : start,
            y: inRow ? rect.y + (height - listHeight) / 2 : rect.y + above,
            width: Math.min(width, listWidth),
            height: listHeight,
          };
          const clip: StickerClip = {
            kind: 'bullet_list',
            ...stickerBase(context, 'before', list, order + 1),
            family: setting.face.family,
            weight: setting.face.weight,
            items: [setting.uppercase ? text.toUpperCase() : text],
            mark: 'cross',
            color: colors.ink,
            markColor: mix(colors.ground, colors.ink, CROSS),
            size: fit.fontPx / SHORTER_SIDE,
          };
          return [
            { slot: 'decor', clip: labelClip(context, 'before', label, tag, order) },
            { slot: 'sticker', clip },
          ];
        },
      };
    },
  };
}

/** What is: its label, and the words as large as there is room. */
export function afterItem(context: SceneContext, { label, text }: ComparisonSide): StackItem {
  const { type, colors, align, zones } = context;
  const setting = settingOf(context, Math.max(1.06, type.title.lineHeight));
  const labelPx = LABEL_PX[zones.orientation];
  return {
    isOptional: false,
    gapPx: 0,
    fit(width, share): FittedItem | undefined {
      const sizes = {
        maxPx: Math.max(MIN_FONT_PX.title, Math.round(AFTER_PX[zones.orientation] * type.title.scale * share)),
        minPx: LEAST_PX,
      };
      // A price stays on its line; words take what they need.
      const box = { width, height: Number.POSITIVE_INFINITY };
      const whole = fitText(text, setting, { ...box, maxLines: 1 }, sizes);
      const isLarge = whole !== undefined && whole.fontPx >= sizes.maxPx * 0.3 && !isHyphenated(whole.text);
      const fit = isLarge ? whole : (fitText(text, setting, { ...box, maxLines: 3 }, sizes) ?? whole);
      if (!fit) return undefined;
      return {
        width,
        height: labelPx + LABEL_GAP_PX + fit.height,
        toClips(rect, order) {
          const value = { ...rect, y: rect.y + labelPx + LABEL_GAP_PX, height: fit.height };
          return [
            { slot: 'badge', clip: labelClip(context, 'after', label, rect, order) },
            { slot: 'body', clip: valueClip(fit, value, order + 1) },
          ];
        },
      };
    },
  };

  function valueClip(fit: TextFit, rect: Rect, order: number): TitleClip {
    return {
      kind: 'title',
      id: `${context.id}-after-text`,
      ...spanAfter(context, order),
      text: fit.text,
      style: {
        family: setting.face.family,
        weight: setting.face.weight,
        size: fit.fontPx / SHORTER_SIDE,
        color: colors.accentInk,
        align,
        uppercase: setting.uppercase,
        lineHeight: setting.lineHeight,
      },
      box: boxOf(context, rect),
      verticalAlign: 'middle',
      enter: { kind: 'pop', duration: msToTicks(360) },
      exit: { kind: 'none', duration: 0 },
    };
  }
}
