import { KERNEL_CODE } from './kernel-code.gen.ts';
import { type WasmMemory, webAssembly } from './web-assembly.ts';

/** The kernel keeps its tables below this address; the arena hands out what lies above. */
export const WORKSPACE_BYTES = 128 * 1024;

/** Widest output row of one resampling: what the workspace holds. */
export const MAX_ROW_SAMPLES = 4096;

/** Most source samples per output sample: beyond, the taps of eight neighbours no longer fit one register. */
export const MAX_STEP = 1.7;

/** Positions are whole numbers of this fraction of a sample. */
export const POSITION_ONE = 2 ** 32;

/**
 * The functions of assembly/kernel.ts. Addresses are bytes in the shared memory, strides are bytes from row to row. Nothing is
 * checked: the callers in `paint/` and `pictures/` keep every access inside its plane.
 */
export interface Kernel {
  /** Fills the table of resampling weights; once, before anything else. */
  buildWeights(): void;
  /**
   * Resamples a plane by Catmull-Rom. Output sample (i, j) is taken at `origin + (i, j) * step`, positions in samples of the source
   * times 2^32, as whole numbers; 0 is the centre of the first sample. Reads one sample before and two after each position,
   * and up to 15 bytes more to the right, which do not matter. `stepX` is at most MAX_STEP.
   */
  resample(
    source: number,
    sourceStride: number,
    originX: number,
    stepX: number,
    originY: number,
    stepY: number,
    dest: number,
    destStride: number,
    width: number,
    height: number,
  ): void;
  /** `dest = a + (b - a) * alpha / 256` over `count` samples; alpha 0 to 256. */
  mix(dest: number, a: number, b: number, count: number, alpha: number): void;
  /** Mixes a plane over another; alpha is column coverage times row coverage (arrays of u16, 0 to 256) times opacity (0 to 256). */
  cover(
    dest: number,
    destStride: number,
    source: number,
    sourceStride: number,
    width: number,
    height: number,
    columnCoverage: number,
    rowCoverage: number,
    opacity: number,
  ): void;
  /** Puts a premultiplied plane over another: `dest = sprite * opacity + dest * (1 - alpha * opacity)`; opacity 0 to 256. */
  over(
    dest: number,
    destStride: number,
    premultiplied: number,
    alphas: number,
    spriteStride: number,
    width: number,
    height: number,
    opacity: number,
  ): void;
  /** Averages 2×2 samples into one; `width` and `height` are those of the result. */
  halve(source: number, sourceStride: number, dest: number, destStride: number, width: number, height: number): void;
  /** Opaque RGBA, tightly packed, even in size, to limited BT.709 planes; chroma is the average of 2×2 pixels. */
  convertPicture(
    rgba: number,
    width: number,
    height: number,
    y: number,
    yStride: number,
    u: number,
    v: number,
    chromaStride: number,
  ): void;
  /** Straight RGBA, even in size, to limited BT.709 planes premultiplied by alpha, the alpha, and the alpha of the chroma. */
  convertSprite(
    rgba: number,
    width: number,
    height: number,
    y: number,
    alpha: number,
    stride: number,
    u: number,
    v: number,
    chromaAlpha: number,
    chromaStride: number,
  ): void;
}

/** Loads the kernel into a memory. */
export async function loadKernel(memory: WasmMemory): Promise<Kernel> {
  const { instance } = await webAssembly.instantiate(KERNEL_CODE, {
    env: {
      memory,
      abort: () => {
        throw new Error('The pixel kernel aborted');
      },
    },
  });
  // What assembly/kernel.ts exports; the tests compare each function with its reference.
  const kernel = instance.exports as Kernel;
  kernel.buildWeights();
  return kernel;
}
