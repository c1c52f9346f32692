import type { Kernel, WasmMemory } from './kernel/kernel.ts';
import { MEMORY } from './kernel/memory-layout.ts';

const LIGHT_BYTES = 16;
const LIGHT_BUFFERS = 5;

/** Bytes of the kernel's memory for an image of so many pixels. */
export const bytesFor = (pixels: number): number => MEMORY.pixels + pixels * (LIGHT_BYTES * LIGHT_BUFFERS + 9);

/** Where the buffers of an image lie in the kernel's memory, and their contents. */
export interface PixelBuffers {
  irradiance: number;
  mirrored: number;
  geometry: number;
  surface: number;
  spare: number;
  image: number;
  cut: number;
  ids: number;
  /** 4 floats a pixel; valid until the next pass. */
  read(): Record<'irradiance' | 'mirrored' | 'geometry' | 'surface', Float32Array>;
  copyImage(): Uint8ClampedArray<ArrayBuffer>;
  copyCut(): Uint8ClampedArray<ArrayBuffer>;
  copyIds(): Uint8Array<ArrayBuffer>;
}

export function layBuffers(memory: WasmMemory, pixels: number): PixelBuffers {
  const at = (index: number): number => MEMORY.pixels + index * pixels * LIGHT_BYTES;
  const floats = (index: number): Float32Array => new Float32Array(memory.buffer, at(index), pixels * 4);
  const [image, cut, ids] = [at(5), at(5) + pixels * 4, at(5) + pixels * 8];
  return {
    irradiance: at(0),
    mirrored: at(1),
    geometry: at(2),
    surface: at(3),
    spare: at(4),
    image,
    cut,
    ids,
    read: () => ({ irradiance: floats(0), mirrored: floats(1), geometry: floats(2), surface: floats(3) }),
    copyImage: () => new Uint8ClampedArray(new Uint8ClampedArray(memory.buffer, image, pixels * 4)),
    copyCut: () => new Uint8ClampedArray(new Uint8ClampedArray(memory.buffer, cut, pixels * 4)),
    copyIds: () => new Uint8Array(new Uint8Array(memory.buffer, ids, pixels)),
  };
}

/** A kernel with the memory for one image. */
export interface Canvas {
  kernel: Kernel;
  memory: WasmMemory;
  buffers: PixelBuffers;
}

/** 1 / distance of each pixel's surface. */
export function invertDepth(buffers: PixelBuffers, pixels: number): Float32Array {
  const { geometry } = buffers.read();
  return Float32Array.from({ length: pixels }, (_, index) => 1 / Math.max(0.1, geometry[index * 4 + 3] ?? 90));
}
