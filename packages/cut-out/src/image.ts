import type { Size } from '@reelwright/planes';

/** An image with four bytes per pixel: red, green, blue, opacity. */
export interface RgbaImage extends Size {
  data: Uint8Array;
}

/** A box in fractions of the image's size. */
export interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type PhotoEdge = 'top' | 'right' | 'bottom' | 'left';

/** Facts of a mask apart from the subject's shape. */
export interface MaskFacts {
  /** Edges of the photo that cut the subject. Empty for a whole subject. */
  cutBy: readonly PhotoEdge[];
  /** `light`: a part of its outline is uncertain, because white met white, and only pale backgrounds hide it. */
  background: 'any' | 'light';
}
