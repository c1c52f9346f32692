/** Longest side of a working copy: UHD. */
export const MAX_WORKING_SIDE = 3840;
/** A video with alpha is coded twice as high, and cut-outs are shown small. */
export const MAX_ALPHA_SIDE = 1920;
/** Shorter side of a proxy. */
const PROXY_SHORT_SIDE = 540;
/** Below this size encoders and decoders disagree about padding. */
const MIN_SIDE = 16;

interface Size {
  width: number;
  height: number;
}

export interface SizePlan {
  /** Size to which the upright image with square pixels is scaled; the image's own size if it needs no scaling. */
  scaled: Size;
  /** Size of the working copy: `scaled` without the odd last column and row. */
  shown: Size;
}

/** Rounds to even: chroma has half the resolution. */
function toEven(side: number): number {
  return Math.max(2, Math.round(side / 2) * 2);
}

/**
 * Returns the size of a working copy for an image as shown. An odd side loses its last line: scaling by one pixel
 * would soften the whole image.
 */
export function planSize({ width, height, maxSide }: Size & { maxSide: number }): SizePlan {
  const shrink = Math.min(1, maxSide / Math.max(width, height));
  const grow = Math.max(1, MIN_SIDE / Math.min(width * shrink, height * shrink));
  const scale = shrink * grow;
  if (scale === 1) {
    const shown = { width: width - (width % 2), height: height - (height % 2) };
    return { scaled: { width, height }, shown };
  }
  // A narrow image that would exceed the limit to be wide enough is stretched instead.
  const limit = (side: number): number => Math.min(maxSide, Math.max(MIN_SIDE, toEven(side * scale)));
  const scaled = { width: limit(width), height: limit(height) };
  return { scaled, shown: scaled };
}

/** Returns the size of a proxy; never larger than the working copy. */
export function planProxySize({ width, height }: Size): Size {
  const scale = Math.min(1, PROXY_SHORT_SIDE / Math.min(width, height));
  return scale === 1 ? { width, height } : { width: toEven(width * scale), height: toEven(height * scale) };
}
