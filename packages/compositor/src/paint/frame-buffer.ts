import type { PixelRect } from '@reelwright/timeline';
import type { Arena } from '../memory/arena.ts';

/** One plane of a frame, tightly packed: its stride is its width. */
export interface FramePlane {
  address: number;
  width: number;
  height: number;
  /** Pixels of the canvas per sample, on both axes: 1 for luma, 2 for chroma. */
  subsampling: 1 | 2;
}

/** A frame in I420: the planes of luma, blue difference and red difference, in one block. */
export interface FrameBuffer {
  address: number;
  sizeBytes: number;
  y: FramePlane;
  u: FramePlane;
  v: FramePlane;
}

const PLANES = ['y', 'u', 'v'] as const;
type PlaneName = (typeof PLANES)[number];

export function allocateFrame(arena: Arena, canvas: { width: number; height: number }): FrameBuffer {
  const { width, height } = canvas;
  const lumaBytes = width * height;
  const chroma = { width: width / 2, height: height / 2, subsampling: 2 } as const;
  const sizeBytes = (lumaBytes * 3) / 2;
  const address = arena.allocate(sizeBytes);
  return {
    address,
    sizeBytes,
    y: { address, width, height, subsampling: 1 },
    u: { address: address + lumaBytes, ...chroma },
    v: { address: address + (lumaBytes * 5) / 4, ...chroma },
  };
}

/** Returns the limited-range BT.709 samples of `#rrggbb`, rounded like the kernel does. */
export function toSamples(color: string): { y: number; u: number; v: number } {
  const rgb = Number.parseInt(color.slice(1), 16);
  const [r, g, b] = [rgb >> 16, (rgb >> 8) & 255, rgb & 255];
  return {
    y: (11966 * r + 40254 * g + 4064 * b + (16 << 16) + 32768) >> 16,
    u: (-6596 * r - 22189 * g + 28785 * b + (128 << 16) + 32768) >> 16,
    v: (28785 * r - 26145 * g - 2640 * b + (128 << 16) + 32768) >> 16,
  };
}

/** Visits the bytes of an area's rows in each plane; the area is even. */
function eachRow(
  frame: FrameBuffer,
  area: PixelRect,
  visit: (name: PlaneName, start: number, end: number) => void,
): void {
  for (const name of PLANES) {
    const { address, width, subsampling } = frame[name];
    const count = area.width / subsampling;
    const first = address + (area.y / subsampling) * width + area.x / subsampling;
    const rows = area.height / subsampling;
    // Rows of full width are contiguous.
    if (count === width) visit(name, first, first + count * rows);
    else for (let row = 0; row < rows; row++) visit(name, first + row * width, first + row * width + count);
  }
}

/** Fills an area of integer, even pixels with one colour. */
export function fillArea(arena: Arena, frame: FrameBuffer, color: string, area: PixelRect): void {
  const samples = toSamples(color);
  eachRow(frame, area, (name, start, end) => arena.bytes.fill(samples[name], start, end));
}

export function fillFrame(arena: Arena, frame: FrameBuffer, color: string): void {
  fillArea(arena, frame, color, { x: 0, y: 0, width: frame.y.width, height: frame.y.height });
}

/** Copies an area of integer, even pixels to the same position of another frame. */
export function copyArea(arena: Arena, from: FrameBuffer, to: FrameBuffer, area: PixelRect): void {
  const distance = to.address - from.address;
  eachRow(from, area, (_name, start, end) => arena.bytes.copyWithin(start + distance, start, end));
}

/** Visits the rows of an area: their first byte in each of two frames, and their length. */
export function eachRowOfBoth(
  a: FrameBuffer,
  b: FrameBuffer,
  area: PixelRect,
  visit: (inA: number, inB: number, count: number, name: PlaneName) => void,
): void {
  const distance = b.address - a.address;
  eachRow(a, area, (name, start, end) => visit(start, start + distance, end - start, name));
}
