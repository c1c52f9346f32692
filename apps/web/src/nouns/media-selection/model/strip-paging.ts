/** Pixels, as the styles of the strip have them. */
const THUMBNAIL_PX = 72;
const GAP_PX = 8;
/** Before the first thumbnail and behind the last. */
const EDGE_PX = 7;
const PAGE_PX = 200;

/** The strip's width in a dialog of full width, which ten thumbnails fill. What is wider is paged. */
export const STRIP_PX = 806;

export function measureStrip(count: number): number {
  return count === 0 ? 0 : 2 * EDGE_PX + count * THUMBNAIL_PX + (count - 1) * GAP_PX;
}

export const isStripPaged = (count: number, visiblePx: number): boolean => measureStrip(count) > visiblePx;

/** Returns a strip's offset within its bounds: 0 shows its beginning, the furthest its end. */
export function clampOffset(offsetPx: number, { count, visiblePx }: { count: number; visiblePx: number }): number {
  return Math.min(Math.max(offsetPx, 0), Math.max(measureStrip(count) - visiblePx, 0));
}

export const toNextPage = (offsetPx: number): number => offsetPx + PAGE_PX;
export const toPreviousPage = (offsetPx: number): number => offsetPx - PAGE_PX;
