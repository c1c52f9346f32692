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

/** Minimum share of a row for its second item, if that fills what the first leaves. */
const LEAST_REST = 0.6;

/**
 * Joins a price and a button side by side, the button as wide as the price leaves. Below each other if one of them
 * would be too small.
 */
export function fillRow(first: StackItem, second: StackItem, gapPx: number): StackItem {
  return {
    isOptional: false,
    isPrice: true,
    gapPx: first.gapPx,
    fit(width, share) {
      const left = first.fit(width * (1 - LEAST_REST) - gapPx, share);
      const right = left && second.fit(width - left.width - gapPx, share);
      if (left && right) {
        const height = Math.max(left.height, right.height);
        const middleOf = (item: FittedItem, y: number) => y + (height - item.height) / 2;
        return {
          width,
          height,
          toClips: (rect) => [
            ...left.toClips({ ...rect, y: middleOf(left, rect.y), width: left.width, height: left.height }),
            ...right.toClips({
              x: rect.x + left.width + gapPx,
              y: middleOf(right, rect.y),
              width: right.width,
              height: right.height,
            }),
          ],
        };
      }
      const [above, below] = [first.fit(width, share), second.fit(width, share)];
      if (!above || !below) return undefined;
      const gap = second.gapPx * Math.max(0.6, share);
      return {
        width,
        height: above.height + gap + below.height,
        toClips: (rect) => [
          ...above.toClips({ ...rect, width: above.width, height: above.height }),
          ...below.toClips({ ...rect, y: rect.y + above.height + gap, width: below.width, height: below.height }),
        ],
      };
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
