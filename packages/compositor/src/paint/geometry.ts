import type { VisualLayer, PixelRect, Rotation } from '@reelwright/timeline';

export interface Point {
  x: number;
  y: number;
}

export const UPRIGHT: Rotation = { cos: 1, sin: 0 };

export function centerOf(rect: PixelRect): Point {
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
}

function shiftRect(rect: PixelRect, dx: number, dy: number): PixelRect {
  return { ...rect, x: rect.x + dx, y: rect.y + dy };
}

/** Scales a rectangle about a fixed point. */
export function scaleRect(rect: PixelRect, about: Point, scale: number): PixelRect {
  return {
    x: about.x + (rect.x - about.x) * scale,
    y: about.y + (rect.y - about.y) * scale,
    width: rect.width * scale,
    height: rect.height * scale,
  };
}

export function uniteRects(a: PixelRect, b: PixelRect): PixelRect {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

/** Returns the intersection of two rectangles; its size is 0 if it is empty. */
export function intersectRects(a: PixelRect, b: PixelRect): PixelRect {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(0, Math.min(a.x + a.width, b.x + b.width) - x),
    height: Math.max(0, Math.min(a.y + a.height, b.y + b.height) - y),
  };
}

export function isSameRect(a: PixelRect, b: PixelRect): boolean {
  const near = (x: number, y: number) => Math.abs(x - y) < 1e-6;
  return near(a.x, b.x) && near(a.y, b.y) && near(a.width, b.width) && near(a.height, b.height);
}

export function rotatePoint(point: Point, about: Point, { cos, sin }: Rotation): Point {
  const dx = point.x - about.x;
  const dy = point.y - about.y;
  return { x: about.x + dx * cos - dy * sin, y: about.y + dx * sin + dy * cos };
}

export function joinRotations(a: Rotation, b: Rotation): Rotation {
  return { cos: a.cos * b.cos - a.sin * b.sin, sin: a.sin * b.cos + a.cos * b.sin };
}

/** Returns the upright bounding rectangle of a rotated one. */
export function boundsOf(rect: PixelRect, about: Point, rotation: Rotation | undefined): PixelRect {
  if (!rotation) return rect;
  const center = rotatePoint(centerOf(rect), about, rotation);
  const width = Math.abs(rect.width * rotation.cos) + Math.abs(rect.height * rotation.sin);
  const height = Math.abs(rect.width * rotation.sin) + Math.abs(rect.height * rotation.cos);
  return { x: center.x - width / 2, y: center.y - height / 2, width, height };
}

/** Returns the area of the canvas that a layer's frame touches. */
export function layerBounds({ frame, rotation }: Pick<VisualLayer, 'frame' | 'rotation'>): PixelRect {
  return boundsOf(frame, centerOf(frame), rotation);
}

/** Returns the whole, even pixels around a rectangle within the canvas; undefined if there are none. */
export function evenAreaOf(
  rect: PixelRect,
  canvas: { width: number; height: number },
  clip: PixelRect,
): PixelRect | undefined {
  const inside = intersectRects(intersectRects(rect, clip), { x: 0, y: 0, ...canvas });
  if (inside.width <= 0 || inside.height <= 0) return undefined;
  const x = 2 * Math.floor(inside.x / 2);
  const y = 2 * Math.floor(inside.y / 2);
  return {
    x,
    y,
    width: 2 * Math.ceil((inside.x + inside.width) / 2) - x,
    height: 2 * Math.ceil((inside.y + inside.height) / 2) - y,
  };
}

/** Translates, scales and rotates a layer as a whole, about a point of the canvas. */
export function moveLayer(
  layer: VisualLayer,
  move: { about: Point; scale?: number; rotation?: Rotation; x?: number; y?: number },
): VisualLayer {
  const { about, scale = 1, rotation, x = 0, y = 0 } = move;
  const place = (rect: PixelRect) => shiftRect(scaleRect(rect, about, scale), x, y);
  const frame = place(layer.frame);
  const dest = place(layer.dest);
  const backdrop = layer.backdrop && { ...layer.backdrop, blurPx: layer.backdrop.blurPx * scale };
  const moved = { ...layer, frame, dest, ...(backdrop ? { backdrop } : {}) };
  if (!rotation) return moved;
  // The frame rotates about its own centre, which circles the point.
  const center = centerOf(frame);
  const rotated = rotatePoint(center, about, rotation);
  const [dx, dy] = [rotated.x - center.x, rotated.y - center.y];
  return {
    ...moved,
    frame: shiftRect(frame, dx, dy),
    dest: shiftRect(dest, dx, dy),
    rotation: joinRotations(layer.rotation ?? UPRIGHT, rotation),
  };
}
