import type { Rect } from '../rect.ts';
import { MIN_FONT_PX } from '../type/fit-text.ts';
import { measureEm } from '../type/measure-text.ts';
import { shorten } from '../type/shorten.ts';
import { bodyPx, type SceneContext } from './scene-context.ts';
import type { SlottedClip } from './slots.ts';
import type { StackItem } from './stack.ts';
import { stickerBase } from './sticker-item.ts';

const SHORTER_SIDE = 1080;
/** Height of one line of a list, of one on a plate, and what stands before its text, in font sizes. */
const LIST = { row: 1.75, plate: 2.1, mark: 1.75 } as const;
/** A number stands in its mark at two thirds of the text's size, and must be read too. */
const MIN_NUMBERED_PX = 38;

/** The benefits, one line each where they fit, at one size. */
export function listItem(context: SceneContext, benefits: readonly string[]): StackItem {
  const { look, type, textColors: colors } = context;
  const onPlates = context.textGround === 'plates';
  const leastPx = look.stickers.mark === 'number' ? MIN_NUMBERED_PX : MIN_FONT_PX.body;
  return {
    isOptional: false,
    gapPx: 34,
    fit(width, share) {
      const preferred = Math.max(leastPx, Math.round(bodyPx(context) * 1.35 * share));
      const roomAt = (fontPx: number) => width / fontPx - LIST.mark - (onPlates ? 1 : 0.2);
      const widest = Math.max(...benefits.map((text) => widthOf(text)));
      const smaller = [1, 0.92, 0.84, 0.76, 0.68].map((part) => Math.round(preferred * part));
      const fontPx = smaller.find((px) => px >= leastPx && widest <= roomAt(px)) ?? leastPx;
      // A list is read at a glance: what is longer than a line even then is shortened.
      const items = benefits.map((text) => shorten(text, (part) => widthOf(part) <= roomAt(fontPx)));
      return {
        width,
        height: Math.ceil(benefits.length * (onPlates ? LIST.plate : LIST.row) * fontPx),
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
        ...stickerBase(context, 'list', rect, order),
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
