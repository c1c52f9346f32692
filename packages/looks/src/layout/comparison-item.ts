import { msToTicks, type StickerClip, type TitleClip } from '@reelwright/timeline';
import { readableOn } from '../color/derive-colors.ts';
import { mix } from '../color/rgb.ts';
import { inset, type Rect } from '../rect.ts';
import { fitText, MIN_FONT_PX, type TextFit, type TextSetting } from '../type/fit-text.ts';
import { measureEm } from '../type/measure-text.ts';
import { flat } from './arrangement.ts';
import type { ComparisonSide } from './scene-content.ts';
import { bodyPx, boxOf, type SceneContext, spanAfter, stickerMotion } from './scene-context.ts';
import type { SlottedClip } from './slots.ts';
import type { StackItem } from './stack.ts';

const SHORTER_SIDE = 1080;
const GAP_PX = 22;
const PADDING_PX = 26;
const RADIUS_PX = 28;
const LABEL_PX = 60;
/** Of the plate of `before`: how much of the ink is in it. */
const PLATE_SHADE = 0.1;
const NONE = { kind: 'none', duration: 0 } as const;

/** Two plates side by side, what was and what is: the second in the accent. */
export function comparisonItem(
  context: SceneContext,
  sides: { before: ComparisonSide; after: ComparisonSide },
): StackItem {
  const { colors, type } = context;
  const setting: TextSetting = {
    face: type.title.face,
    uppercase: type.title.uppercase,
    lineHeight: Math.max(1.12, type.title.lineHeight),
    letterSpacing: 0,
    margin: 0,
  };
  return {
    isOptional: false,
    gapPx: 34,
    fit(width, share) {
      const plateWidth = (width - GAP_PX) / 2;
      const inner = plateWidth - 2 * PADDING_PX;
      const sizes = { maxPx: Math.max(MIN_FONT_PX.title, Math.round(bodyPx(context) * 2.3 * share)), minPx: 36 };
      const box = { width: inner, height: Number.POSITIVE_INFINITY, maxLines: 4 };
      const before = fitText(sides.before.text, setting, box, sizes);
      const after = fitText(sides.after.text, setting, box, sizes);
      if (!before || !after) return undefined;
      const height = Math.max(before.height, after.height) + LABEL_PX + 3 * PADDING_PX;
      return {
        width,
        height,
        toClips(rect, order) {
          const left = { ...rect, width: plateWidth };
          const right = { ...left, x: rect.x + plateWidth + GAP_PX };
          return [
            ...sideClips('before', left, sides.before, before, order),
            ...sideClips('after', right, sides.after, after, order + 2),
          ];
        },
      };
    },
  };

  function sideClips(
    side: 'before' | 'after',
    rect: Rect,
    { label }: ComparisonSide,
    fit: TextFit,
    order: number,
  ): SlottedClip[] {
    const isAfter = side === 'after';
    const plate = isAfter ? colors.accent : mix(colors.ground, colors.ink, PLATE_SHADE);
    const ink = isAfter ? colors.onAccent : readableOn(plate, colors.ink);
    const span = spanAfter(context, order);
    const motion = stickerMotion(context);
    const content = inset(rect, PADDING_PX, PADDING_PX);
    const labelWidth = Math.min(content.width, (measureEm(type.sticker, label) * 1.08 + 1.5) * (LABEL_PX / 1.75));
    const shape: StickerClip = {
      kind: 'shape',
      id: `${context.id}-${side}-plate`,
      ...span,
      box: boxOf(context, rect),
      ...motion,
      fill: flat(plate),
      radius: RADIUS_PX / Math.min(rect.width, rect.height),
    };
    const tag: StickerClip = {
      kind: 'label',
      id: `${context.id}-${side}-label`,
      ...span,
      box: boxOf(context, { x: content.x, y: content.y, width: labelWidth, height: LABEL_PX }),
      ...motion,
      text: label,
      family: type.sticker.family,
      background: ink,
      color: plate,
      shape: 'pill',
    };
    const value: TitleClip = {
      kind: 'title',
      id: `${context.id}-${side}-text`,
      ...span,
      text: fit.text,
      style: {
        family: setting.face.family,
        weight: setting.face.weight,
        size: fit.fontPx / SHORTER_SIDE,
        color: ink,
        align: 'left',
        uppercase: setting.uppercase,
        lineHeight: setting.lineHeight,
      },
      box: boxOf(context, {
        x: content.x,
        y: content.y + LABEL_PX + PADDING_PX,
        width: content.width,
        height: fit.height,
      }),
      verticalAlign: 'middle',
      enter: { kind: 'fade', duration: msToTicks(280) },
      exit: NONE,
    };
    return isAfter
      ? [
          { slot: 'decor', clip: shape },
          { slot: 'badge', clip: tag },
          { slot: 'title', clip: value },
        ]
      : [
          { slot: 'veil', clip: shape },
          { slot: 'sticker', clip: tag },
          { slot: 'body', clip: value },
        ];
  }
}
