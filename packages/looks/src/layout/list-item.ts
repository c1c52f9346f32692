import type { Rect } from '../rect.ts';
import { MIN_FONT_PX } from '../type/fit-text.ts';
import { measureEm } from '../type/measure-text.ts';
import { shorten } from '../type/shorten.ts';
import { bodyPx, type SceneContext } from './scene-context.ts';
import type { SlottedClip } from './slots.ts';
import type { StackItem } from './stack.ts';
import { stickerBase } from './sticker-item.ts';

const SHORTER_SIDE = 1080;
/** In font sizes: the height of a list's line, of a line on a plate, and the width of the mark before its text. */
const LIST = { row: 1.75, plate: 2.1, mark: 1.75 } as const;
/** A mark's number is two thirds of the text's size, and must be legible. */
const MIN_NUMBERED_PX = 38;

/** Size at which a list is read on a phone without effort, in pixels of a canvas whose shorter side is 1080. */
const EASY_PX = 42;

/**
 * Sets the benefits at one size, one line each if they fit. `isChoice`: those that would make the list small are left
 * out, as long as others remain.
 */
export function listItem(context: SceneContext, all: readonly string[], { isChoice = false } = {}): StackItem {
  const { look, type, textColors: colors } = context;
  const onPlates = context.textBackground === 'plates';
  const leastPx = look.stickers.mark === 'number' ? MIN_NUMBERED_PX : MIN_FONT_PX.body;
  return {
    isOptional: false,
    gapPx: 34,
    fit(width, share) {
      const preferred = Math.max(leastPx, Math.round(bodyPx(context) * 1.35 * share));
      const besideEm = LIST.mark + (onPlates ? 1 : 0.2);
      const easy = isChoice ? all.filter((text) => (widthOf(text) + besideEm) * EASY_PX <= width) : all;
      const benefits = easy.length > 0 ? easy : all;
      const widest = Math.max(...benefits.map((text) => widthOf(text)));
      const fitting = Math.floor(width / (widest + besideEm));
      const fontPx = Math.max(leastPx, Math.min(preferred, fitting));
      // A list must be read at a glance: text that exceeds a line at the smallest size is shortened.
      const items = benefits.map((text) => shorten(text, (part) => widthOf(part) <= width / fontPx - besideEm));
      return {
        width,
        height: Math.ceil(benefits.length * (onPlates ? LIST.plate : LIST.row) * fontPx),
        toClips: (rect) => [listClip(items, fontPx, rect)],
      };
    },
  };

  function widthOf(text: string): number {
    return measureEm(type.body, text) * 1.05;
  }

  function listClip(items: readonly string[], fontPx: number, rect: Rect): SlottedClip {
    return {
      slot: 'sticker',
      clip: {
        kind: 'bullet_list',
        ...stickerBase(context, 'list', rect),
        family: type.body.family,
        weight: type.body.weight,
        items: [...items],
        // A number alone would count nothing.
        mark: look.stickers.mark === 'number' && items.length === 1 ? 'check' : look.stickers.mark,
        color: colors.ink,
        markColor: colors.accentInk,
        ...(onPlates ? { plate: { color: colors.background, opacity: 1 } } : {}),
        size: fontPx / SHORTER_SIDE,
      },
    };
  }
}
