import type { PixelBox, Size } from '@reelwright/planes';

/** A part of a frame, 4:2:0: chroma has half the resolution. Rows follow each other without padding. */
export interface YuvPlanes {
  y: Uint8Array;
  u: Uint8Array;
  v: Uint8Array;
}

/** In fractions of the frame. */
export interface FractionBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns the pixels of a box that lies inside a frame or crosses its edge. */
export function toPixelBox(box: FractionBox, { width, height }: Size): PixelBox {
  const left = Math.max(0, Math.round(box.x * width));
  const top = Math.max(0, Math.round(box.y * height));
  return {
    left,
    top,
    width: Math.min(width, Math.round((box.x + box.width) * width)) - left,
    height: Math.min(height, Math.round((box.y + box.height) * height)) - top,
  };
}

/** Returns a box with a margin for what surrounds it, inside the frame, with even edges. */
export function addMargin(box: PixelBox, frame: Size): PixelBox {
  const margin = Math.min(96, Math.max(24, Math.round(frame.height / 18)));
  const left = Math.max(0, (box.left - margin) & ~1);
  const top = Math.max(0, (box.top - margin) & ~1);
  return {
    left,
    top,
    width: Math.min(frame.width & ~1, (box.left + box.width + margin + 1) & ~1) - left,
    height: Math.min(frame.height & ~1, (box.top + box.height + margin + 1) & ~1) - top,
  };
}

/** Returns the size of a plane of chroma. */
export const halve = ({ width, height }: Size): Size => ({ width: width >> 1, height: height >> 1 });

/** Copies a crop with even edges out of an I420 frame. */
export function cropFrame(frame: Uint8Array, size: Size, crop: PixelBox): YuvPlanes {
  const luma = size.width * size.height;
  const chroma = halve(size);
  const half: PixelBox = { left: crop.left >> 1, top: crop.top >> 1, ...halve(crop) };
  const cut = (start: number, rowLength: number, box: PixelBox): Uint8Array => {
    const plane = new Uint8Array(box.width * box.height);
    for (let row = 0; row < box.height; row += 1) {
      const from = start + (box.top + row) * rowLength + box.left;
      plane.set(frame.subarray(from, from + box.width), row * box.width);
    }
    return plane;
  };
  return {
    y: cut(0, size.width, crop),
    u: cut(luma, chroma.width, half),
    v: cut(luma + chroma.width * chroma.height, chroma.width, half),
  };
}

/** Pixels of a crop that replace those of its frame. */
export interface Patch {
  planes: YuvPlanes;
  /** 1 where luma is replaced. */
  mask: Uint8Array;
  /** The same for chroma. */
  chromaMask: Uint8Array;
  /** 1 where luma was made up from what surrounds it: no other frame shows it, and nothing shines through. */
  made: Uint8Array;
}

/** Replaces the masked pixels of an I420 frame; all others stay as they are. */
export function pastePatch(frame: Uint8Array, size: Size, crop: PixelBox, { planes, mask, chromaMask }: Patch): void {
  const chroma = halve(size);
  const half: PixelBox = { left: crop.left >> 1, top: crop.top >> 1, ...halve(crop) };
  const luma = size.width * size.height;
  const paste = (start: number, rowLength: number, box: PixelBox, plane: Uint8Array, marked: Uint8Array): void => {
    for (let row = 0; row < box.height; row += 1) {
      const to = start + (box.top + row) * rowLength + box.left;
      const from = row * box.width;
      for (let x = 0; x < box.width; x += 1) if (marked[from + x] !== 0) frame[to + x] = plane[from + x] ?? 0;
    }
  };
  paste(0, size.width, crop, planes.y, mask);
  paste(luma, chroma.width, half, planes.u, chromaMask);
  paste(luma + chroma.width * chroma.height, chroma.width, half, planes.v, chromaMask);
}

/** Returns the pixels of chroma whose luma is marked anywhere. */
export function halveMask(mask: Uint8Array, size: Size): Uint8Array {
  const { width, height } = halve(size);
  const half = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = 2 * y * size.width + 2 * x;
      if ((mask[at] ?? 0) + (mask[at + 1] ?? 0) + (mask[at + size.width] ?? 0) + (mask[at + size.width + 1] ?? 0) > 0)
        half[y * width + x] = 1;
    }
  return half;
}
