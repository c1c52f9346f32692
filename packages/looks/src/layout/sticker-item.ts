import type { StickerClip } from '@reelwright/timeline';
import type { Rect } from '../rect.ts';
import { boxOf, type SceneContext, STICKER_MOTION } from './scene-context.ts';
import type { SlottedClip } from './slots.ts';
import type { FittedItem, StackItem } from './stack.ts';

type Slot = 'sticker' | 'badge' | 'decor';

/** Returns the fields that all stickers of a scene share. */
export function stickerBase(context: SceneContext, name: string, rect: Rect) {
  return {
    id: `${context.id}-${name}`,
    start: context.start,
    duration: context.duration,
    box: boxOf(context, rect),
    ...STICKER_MOTION,
  };
}

export function one(slot: Slot, clip: StickerClip): SlottedClip[] {
  return [{ slot, clip }];
}

/** Creates an item of fixed shape: `shapeOf` returns its size for a height. */
export function scaledItem(input: {
  isOptional: boolean;
  gapPx: number;
  heightPx: number;
  minHeightPx: number;
  /** Width to height. */
  aspect: number;
  toClips(rect: Rect): SlottedClip[];
}): StackItem {
  return {
    isOptional: input.isOptional,
    gapPx: input.gapPx,
    fit(width, share): FittedItem | undefined {
      const wanted = Math.max(input.minHeightPx, input.heightPx * share);
      const height = Math.floor(Math.min(wanted, width / input.aspect));
      if (height < Math.floor(input.minHeightPx)) return undefined;
      return { width: height * input.aspect, height, toClips: input.toClips };
    },
  };
}

/** Joins two items side by side, the second vertically centred on the first. Only the first is required. */
export function rowItem(first: StackItem, second: StackItem, gapPx: number, align: 'left' | 'center'): StackItem {
  return {
    isOptional: first.isOptional,
    gapPx: first.gapPx,
    fit(width, share) {
      const right = second.fit(width * 0.3, share);
      const left = first.fit(right ? width - right.width - gapPx : width, share);
      if (!left || !right) return first.fit(width, share);
      const rowWidth = left.width + gapPx + right.width;
      const height = Math.max(left.height, right.height);
      return {
        width,
        height,
        toClips(rect) {
          const x = align === 'left' ? rect.x : rect.x + (rect.width - rowWidth) / 2;
          const middle = rect.y + height / 2;
          return [
            ...left.toClips({ x, y: middle - left.height / 2, width: left.width, height: left.height }),
            ...right.toClips({
              x: x + left.width + gapPx,
              y: middle - right.height / 2,
              width: right.width,
              height: right.height,
            }),
          ];
        },
      };
    },
  };
}
