import type { Rect } from '../rect.ts';
import type { SlottedClip } from './slots.ts';

/** A stack's item at one size. */
export interface FittedItem {
  width: number;
  height: number;
  /** Whether the narrow width breaks words or makes them much smaller than wished. */
  isStrained?: boolean;
  /** Height of a line of type. */
  linePx?: number;
  toClips(rect: Rect): SlottedClip[];
}

/** An item above or below others: a title, a list, a price. */
export interface StackItem {
  /** Whether it is left out if space is short. */
  isOptional: boolean;
  /** Whether it is the price of the end card, which some scenes keep. */
  isPrice?: boolean;
  /** Gap above the item, unless it is the first; in pixels. */
  gapPx: number;
  /** Fits the item at a share of its preferred size, never below a legible one. Returns undefined if it is too wide. */
  fit(width: number, share: number): FittedItem | undefined;
}

export interface Stack {
  width: number;
  height: number;
  /** Share of the preferred sizes. */
  share: number;
  /** The items with their positions, from the stack's top. */
  parts: { item: FittedItem; top: number }[];
}

const SMALLEST_SHARE = 0.2;
const STEP = 0.04;

function stackAt(items: readonly StackItem[], width: number, share: number): Stack | undefined {
  const parts: Stack['parts'] = [];
  let top = 0;
  let widest = 0;
  for (const item of items) {
    const fitted = item.fit(width, share);
    if (!fitted) return undefined;
    if (parts.length > 0) top += item.gapPx * Math.max(0.6, share);
    parts.push({ item: fitted, top });
    top += fitted.height;
    widest = Math.max(widest, fitted.width);
  }
  return { width: widest, height: top, share, parts };
}

/** Part of the way to a size that certainly fits no more that is skipped: lines break at words, not at areas. */
const SKIPPED = 0.6;

/**
 * Returns how many steps smaller a stack is tried that is too high: type half as large takes a quarter of the area, so
 * what is twice as high as its box fits at no more than seven tenths of its size.
 */
function stepsUntilLower({ height, share }: Stack, most: number): number {
  const over = share * (1 - Math.sqrt(most / height));
  return Math.max(1, Math.floor((SKIPPED * over) / STEP));
}

/**
 * Fits a stack into a box as large as possible. Optional items are dropped, the last first, before anything becomes
 * illegible. Returns undefined if not even the required items fit.
 */
export function fitStack(
  items: readonly StackItem[],
  box: { width: number; height: number },
  { keepsPrice = false, mostShare = 1 }: { keepsPrice?: boolean; mostShare?: number } = {},
): Stack | undefined {
  let step = 0;
  for (let share = mostShare; share >= SMALLEST_SHARE; share = mostShare - step * STEP) {
    const stack = stackAt(items, box.width, share);
    if (stack && stack.height <= box.height) return stack;
    step += stack ? stepsUntilLower(stack, box.height) : 1;
  }
  const optional = items.findLastIndex((item) => item.isOptional && !(keepsPrice && item.isPrice));
  return optional === -1 ? undefined : fitStack(items.toSpliced(optional, 1), box, { keepsPrice, mostShare });
}

/** Moves the stickers of an item to another slot, where two items of a scene would share one. */
export function inSlot(item: StackItem, slot: 'sticker' | 'badge' | 'decor' | 'veil'): StackItem {
  return {
    ...item,
    fit(width, share) {
      const fitted = item.fit(width, share);
      return (
        fitted && {
          ...fitted,
          toClips: (rect) => fitted.toClips(rect).map((slotted): SlottedClip => ({ ...slotted, slot }) as SlottedClip),
        }
      );
    },
  };
}

/** Returns the clips of a stack at the box's position, each item aligned within the box's width. */
export function placeStack(stack: Stack, box: Rect, align: 'left' | 'center'): SlottedClip[] {
  return stack.parts.flatMap(({ item, top }) =>
    item.toClips({
      x: align === 'left' ? box.x : box.x + (box.width - item.width) / 2,
      y: box.y + top,
      width: item.width,
      height: item.height,
    }),
  );
}
