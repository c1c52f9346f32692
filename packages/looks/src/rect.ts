import type { Box } from '@reelwright/timeline';

/** A rectangle of a layout, in pixels of a canvas whose shorter side is 1080. */
export type Rect = Box;

export interface Size {
  width: number;
  height: number;
}

export const rightOf = ({ x, width }: Rect) => x + width;
export const bottomOf = ({ y, height }: Rect) => y + height;

/** Creates a rectangle from its edges: left, top, right, bottom. */
export function fromEdges(left: number, top: number, right: number, bottom: number): Rect {
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export function inset(rect: Rect, across: number, down: number = across): Rect {
  return {
    x: rect.x + across,
    y: rect.y + down,
    width: rect.width - 2 * across,
    height: rect.height - 2 * down,
  };
}

export function intersect(a: Rect, b: Rect): Rect | undefined {
  const area = fromEdges(
    Math.max(a.x, b.x),
    Math.max(a.y, b.y),
    Math.min(rightOf(a), rightOf(b)),
    Math.min(bottomOf(a), bottomOf(b)),
  );
  return area.width > 0 && area.height > 0 ? area : undefined;
}

export function contains(outer: Rect, inner: Rect, slack = 0.5): boolean {
  return (
    inner.x >= outer.x - slack &&
    inner.y >= outer.y - slack &&
    rightOf(inner) <= rightOf(outer) + slack &&
    bottomOf(inner) <= bottomOf(outer) + slack
  );
}

export function unite(rects: readonly Rect[]): Rect | undefined {
  const [first, ...rest] = rects;
  if (!first) return undefined;
  return rest.reduce(
    (all, rect) =>
      fromEdges(
        Math.min(all.x, rect.x),
        Math.min(all.y, rect.y),
        Math.max(rightOf(all), rightOf(rect)),
        Math.max(bottomOf(all), bottomOf(rect)),
      ),
    first,
  );
}

/** Places a box of a size in another; `across` and `down` run from 0 at the left or top to 1 at the right or bottom. */
function placeIn(outer: Rect, size: Size, across: number, down: number): Rect {
  return {
    x: outer.x + (outer.width - size.width) * across,
    y: outer.y + (outer.height - size.height) * down,
    ...size,
  };
}

/**
 * Returns the largest box of an aspect (width to height) in another, centred unless `across` and `down` say otherwise.
 */
export function fitAspect(outer: Rect, aspect: number, across = 0.5, down = 0.5): Rect {
  const width = Math.min(outer.width, outer.height * aspect);
  return placeIn(outer, { width, height: width / aspect }, across, down);
}

/** Converts to fractions of a canvas, as documents store boxes. */
export function toBox(rect: Rect, canvas: Size): Box {
  return {
    x: rect.x / canvas.width,
    y: rect.y / canvas.height,
    width: rect.width / canvas.width,
    height: rect.height / canvas.height,
  };
}

/** Clamps a part of an image, in fractions of it, to the image's edges. */
export function clampBox({ x, y, width, height }: Box): Box {
  const left = Math.min(0.98, Math.max(0, x));
  const top = Math.min(0.98, Math.max(0, y));
  return {
    x: left,
    y: top,
    width: Math.max(0.02, Math.min(1 - left, width)),
    height: Math.max(0.02, Math.min(1 - top, height)),
  };
}
