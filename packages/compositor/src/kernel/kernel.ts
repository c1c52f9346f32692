import type { BlendMode } from '@reelwright/timeline';
import { KERNEL_CODE } from './kernel-code.gen.ts';
import { type WasmMemory, type WasmModule, webAssembly } from './web-assembly.ts';

/** The kernel keeps its tables below this address; the arena allocates above it. */
export const WORKSPACE_BYTES = 128 * 1024;

/** Widest output row of one resampling: the capacity of the workspace. */
export const MAX_ROW_SAMPLES = 4096;

/** Maximum source samples per output sample: beyond it, the taps of eight neighbours no longer fit one register. */
export const MAX_STEP = 1.7;

/** Largest radius of one blur, in samples. */
export const MAX_BLUR = 127;

/** Positions are integers in this fraction of a sample. */
export const POSITION_ONE = 2 ** 32;

/** The numbers of the blend modes. */
export const BLEND_CODES = {
  multiply: 1,
  screen: 2,
  overlay: 3,
  darken: 4,
  lighten: 5,
  'soft-light': 6,
  'hard-light': 7,
  add: 8,
  difference: 9,
} as const satisfies Record<Exclude<BlendMode, 'normal'>, number>;

/**
 * The functions of assembly/kernel.ts. Addresses are bytes in the shared memory, strides are bytes from row to row.
 * Arguments are not checked: the callers in `paint/` and `memory/` keep every access inside its plane.
 */
export interface Kernel {
  /** Fills the table of resampling weights. Called once, before any other function. */
  buildWeights(): void;
  /**
   * Resamples a plane by Catmull-Rom. Output sample (i, j) is taken at `origin + (i, j) * step`, positions in samples
   * of the source times 2^32, as whole numbers; 0 is the centre of the first sample. Reads one sample before and two
   * after each position, and up to 15 bytes more to the right, which do not matter. `stepX` is at most MAX_STEP.
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
  /**
   * Resamples a plane by Catmull-Rom along any lines: output sample (i, j) is taken at `origin + i * column + j * row`,
   * positions as those of `resample`. Positions beside the plane show its edge, those 4 samples and more beside it 0;
   * read are at most 2 samples beside it.
   */
  warp(
    source: number,
    sourceStride: number,
    sourceWidth: number,
    sourceHeight: number,
    originX: number,
    originY: number,
    columnX: number,
    columnY: number,
    rowX: number,
    rowY: number,
    dest: number,
    destStride: number,
    width: number,
    height: number,
  ): void;
  /**
   * Writes the coverage of each sample by a rotated box with round corners, 0 to 255. `origin` is the centre of the
   * first sample relative to the centre of the box, rotated back; lengths are in samples, `radius` at most the shorter
   * half.
   */
  shapeBox(
    dest: number,
    destStride: number,
    width: number,
    height: number,
    originX: number,
    originY: number,
    cosine: number,
    sine: number,
    halfWidth: number,
    halfHeight: number,
    radius: number,
  ): void;
  /** `dest = a + (b - a) * alpha / 256` over `count` samples; alpha 0 to 256. */
  mix(dest: number, a: number, b: number, count: number, alpha: number): void;
  /**
   * Mixes a plane over another; alpha is column coverage times row coverage (arrays of u16, 0 to 256) times opacity (0
   * to 256).
   */
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
  /**
   * Puts a premultiplied plane over another: `dest = sprite * opacity + dest * (1 - alpha * opacity)`; opacity 0 to
   * 256.
   */
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
  /** Mixes a plane over another by its alpha (0 to 255, of the same stride) times opacity (0 to 256). */
  coverBy(
    dest: number,
    destStride: number,
    source: number,
    alphas: number,
    sourceStride: number,
    width: number,
    height: number,
    opacity: number,
  ): void;
  /** `dest = dest * factor / 255`. */
  multiply(
    dest: number,
    destStride: number,
    factors: number,
    factorStride: number,
    width: number,
    height: number,
  ): void;
  /**
   * Mixes from `a` to `b` by the map (u16, 0 to 32767): alpha is `(threshold - map) * rate / 4096`, 0 to 256.
   * `threshold` and `rate` are at most 65535.
   */
  mixByMap(dest: number, a: number, b: number, map: number, count: number, threshold: number, rate: number): void;
  /**
   * Blends premultiplied planes onto a frame, by red, green and blue: see BLEND_CODES. Width, height and position are
   * even. Samples that a mode does not change stay exactly equal.
   */
  blend(
    mode: number,
    destY: number,
    destStride: number,
    destU: number,
    destV: number,
    destChromaStride: number,
    sourceY: number,
    alphas: number,
    sourceStride: number,
    sourceU: number,
    sourceV: number,
    chromaAlphas: number,
    chromaStride: number,
    width: number,
    height: number,
    opacity: number,
  ): void;
  /** Looks each sample up in a table of 256. With `alphas` (0: none; of the same stride) the plane is premultiplied. */
  gradeLuma(
    source: number,
    alphas: number,
    sourceStride: number,
    dest: number,
    destStride: number,
    width: number,
    height: number,
    table: number,
  ): void;
  /**
   * Recolours chroma: the matrix (in 2^-12) of its distance from grey, added to the tint of the luma of its 2×2 pixels.
   * `tints` are 256 pairs of i32, in 2^-12, including 128 and the half for rounding. With `chromaAlphas` (0: none) all
   * planes are premultiplied.
   */
  gradeChroma(
    u: number,
    v: number,
    chromaAlphas: number,
    chromaStride: number,
    luma: number,
    lumaStride: number,
    destU: number,
    destV: number,
    destStride: number,
    width: number,
    height: number,
    tints: number,
    uu: number,
    uv: number,
    vu: number,
    vv: number,
  ): void;
  /**
   * Averages each row over `radius` samples to either side (in 2^-8, at most MAX_BLUR), with its ends repeated, and
   * writes rows as columns: two calls are one box blur.
   */
  blurTransposed(
    source: number,
    sourceStride: number,
    dest: number,
    destStride: number,
    width: number,
    height: number,
    radius: number,
  ): void;
  /** Repeats a plane's edge into the `padding` samples around it, and to the end of each row. */
  extendEdges(origin: number, stride: number, width: number, height: number, padding: number): void;
  /** Averages 2×2 samples into one; `width` and `height` are those of the result. */
  halve(source: number, sourceStride: number, dest: number, destStride: number, width: number, height: number): void;
  /**
   * Converts opaque RGBA, tightly packed, even in size, to limited BT.709 planes; chroma is the average of 2×2 pixels.
   */
  convertImage(
    rgba: number,
    width: number,
    height: number,
    y: number,
    yStride: number,
    u: number,
    v: number,
    chromaStride: number,
  ): void;
  /**
   * Converts straight RGBA, even in size, to limited BT.709 planes premultiplied by alpha, the alpha, and the alpha of
   * the chroma.
   */
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

let compiled: Promise<WasmModule> | undefined;

/** Loads the kernel into a memory. All compositors of a thread share its code, and what was optimised of it. */
export async function loadKernel(memory: WasmMemory): Promise<Kernel> {
  compiled ??= webAssembly.compile(KERNEL_CODE);
  const instance = await webAssembly.instantiate(await compiled, {
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
