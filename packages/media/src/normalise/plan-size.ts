/** Longest side of a working copy: UHD. */
export const MAX_WORKING_SIDE = 3840;
/** With alpha it is coded twice as high, and cut-outs are shown small. */
export const MAX_ALPHA_SIDE = 1920;
/** Of the shorter side of a proxy. */
const PROXY_SHORT_SIDE = 540;
/** Below this encoders and decoders disagree about padding. */
const MIN_SIDE = 16;

interface Size {
  width: number;
  height: number;
}

export interface SizePlan {
  /** To scale the upright picture with square pixels to; the picture's own where nothing needs scaling. */
  scaled: Size;
  /** Of the working copy: `scaled` without the odd last column and row. */
  shown: Size;
}

/** Chroma has half the resolution, so both sides are even. */
function toEven(side: number): number {
  return Math.max(2, Math.round(side / 2) * 2);
}

/**
 * The size of a working copy for a picture as shown. An odd side loses its last line: scaling by one pixel would soften the
 * whole picture.
 */
export function planSize({ width, height, maxSide }: Size & { maxSide: number }): SizePlan {
  const shrink = Math.min(1, maxSide / Math.max(width, height));
  const grow = Math.max(1, MIN_SIDE / Math.min(width * shrink, height * shrink));
  const scale = shrink * grow;
  if (scale === 1) {
    const shown = { width: width - (width % 2), height: height - (height % 2) };
    return { scaled: { width, height }, shown };
  }
  // A sliver that would grow beyond the limit to be wide enough is stretched instead.
  const limit = (side: number): number => Math.min(maxSide, Math.max(MIN_SIDE, toEven(side * scale)));
  const scaled = { width: limit(width), height: limit(height) };
  return { scaled, shown: scaled };
}

/** The size of a proxy; never larger than what it stands for. */
export function planProxySize({ width, height }: Size): Size {
  const scale = Math.min(1, PROXY_SHORT_SIDE / Math.min(width, height));
  return scale === 1 ? { width, height } : { width: toEven(width * scale), height: toEven(height * scale) };
}
