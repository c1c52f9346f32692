import type { Arena } from '../memory/arena.ts';

/** One plane of a frame, tightly packed: its stride is its width. */
export interface FramePlane {
  address: number;
  width: number;
  height: number;
  /** Pixels of the canvas per sample, on both axes: 1 for luma, 2 for chroma. */
  subsampling: 1 | 2;
}

/** A frame in I420: the luma plane, then blue and red difference, in one block. */
export interface FrameBuffer {
  address: number;
  sizeBytes: number;
  y: FramePlane;
  u: FramePlane;
  v: FramePlane;
}

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

/** Limited BT.709 samples of `#rrggbb`, rounded as the kernel rounds them. */
export function toSamples(color: string): { y: number; u: number; v: number } {
  const rgb = Number.parseInt(color.slice(1), 16);
  const [r, g, b] = [rgb >> 16, (rgb >> 8) & 255, rgb & 255];
  return {
    y: (11966 * r + 40254 * g + 4064 * b + (16 << 16) + 32768) >> 16,
    u: (-6596 * r - 22189 * g + 28785 * b + (128 << 16) + 32768) >> 16,
    v: (28785 * r - 26145 * g - 2640 * b + (128 << 16) + 32768) >> 16,
  };
}

export function fillFrame(arena: Arena, frame: FrameBuffer, color: string): void {
  const samples = toSamples(color);
  for (const name of ['y', 'u', 'v'] as const) {
    const plane = frame[name];
    arena.bytes.fill(samples[name], plane.address, plane.address + plane.width * plane.height);
  }
}

export function copyFrame(arena: Arena, from: FrameBuffer, to: FrameBuffer): void {
  arena.bytes.copyWithin(to.address, from.address, from.address + from.sizeBytes);
}
