import type { Mask, Size } from '@reelwright/planes';

/** An image to search for details: three bytes per pixel, with its subject. */
export interface DetailedImage extends Size {
  rgb: Uint8Array;
  /** 1 on the subject. */
  mask: Mask;
  /** The number of original pixels per pixel. */
  originalScale: number;
}
