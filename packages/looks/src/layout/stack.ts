import type { Rect } from '../rect.ts';
import type { SlottedClip } from './slots.ts';

/** One thing of a stack at one size. */
export interface FittedItem {
  width: number;
  height: number;
  /** Words are broken, or much smaller than wished, because the width is short. */
  isStrained?: boolean;
  /** The clips of it; `order` counts the things above it, for their entrances. */
  toClips(rect: Rect, order: number): SlottedClip[];
}

/** A thing that stands above or below others: a title, a list, a price. */
export interface StackItem {
  /** Left out when there is no room for all. */
  isOptional: boolean;
  /** The price of an ad's end: some scenes keep it. */
  isPrice?: boolean;
  /** Above it, unless it is the first; in pixels. */
  gapPx: number;
  /** At a share of its preferred size, never below what is legible; undefined when it does not fit across. */
  fit(width: number, share: number): FittedItem | undefined;
}

export interface Stack {
  width: number;
  height: number;
  /** Of its preferred sizes. */
  share: number;
  /** The items with their places, from the stack's top. */
  parts: { item: FittedItem; top: number }[];
}

const SMALLEST_SHARE = 0.26;
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

/**
 * The largest setting of a stack in a box; what is optional gives way, the last first, before anything becomes illegible. Undefined when
 * not even what has to be there fits.
 */
export function fitStack(
  items: readonly StackItem[],
  box: { width: number; height: number },
  { keepsPrice = false, mostShare = 1 }: { keepsPrice?: boolean; mostShare?: number } = {},
): Stack | undefined {
  for (let share = mostShare; share >= SMALLEST_SHARE; share -= STEP) {
    const stack = stackAt(items, box.width, share);
    if (stack && stack.height <= box.height) return stack;
  }
  const optional = items.findLastIndex((item) => item.isOptional && !(keepsPrice && item.isPrice));
  return optional === -1 ? undefined : fitStack(items.toSpliced(optional, 1), box, { keepsPrice, mostShare });
}

/** The clips of a stack whose box begins at this place; each thing aligned within the box's width. */
export function placeStack(stack: Stack, box: Rect, align: 'left' | 'center'): SlottedClip[] {
  return stack.parts.flatMap(({ item, top }, order) =>
    item.toClips(
      {
        x: align === 'left' ? box.x : box.x + (box.width - item.width) / 2,
        y: box.y + top,
        width: item.width,
        height: item.height,
      },
      order,
    ),
  );
}
