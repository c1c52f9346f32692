/** A rectangle in CSS pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Returns the rectangle between two points, whichever comes first. */
export function boxBetween(from: { x: number; y: number }, to: { x: number; y: number }): Box {
  return {
    left: Math.min(from.x, to.x),
    top: Math.min(from.y, to.y),
    right: Math.max(from.x, to.x),
    bottom: Math.max(from.y, to.y),
  };
}

export function isTouching(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Returns the index that an arrow key leads to; the same one at an edge. Undefined for any other key. */
export function findNextIndex(
  key: string,
  { index, columns, count }: { index: number; columns: number; count: number },
): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
  };
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  if (step === undefined) return undefined;
  const next = index + step;
  return next < 0 || next >= count ? index : next;
}
