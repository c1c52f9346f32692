import type { PixelRect } from '@reelwright/timeline';

/** Position of one plane in the bytes of a decoded frame, as returned by `VideoFrame.copyTo`. */
export interface PlaneLayout {
  /** Offset of its first sample. */
  offset: number;
  /** Bytes from row to row. */
  stride: number;
}

/**
 * A decoded frame in I420, limited BT.709, as in the working copies of videos. The compositor copies what it needs: the
 * caller may reuse the bytes at once.
 */
export interface VideoFrameImage {
  bytes: Uint8Array;
  planes: { y: PlaneLayout; u: PlaneLayout; v: PlaneLayout };
  /** As shown, in samples of luma; even. A frame with stacked alpha is coded twice as high. */
  width: number;
  height: number;
  /** `stacked`: the colour above, straight, and its alpha below, as grey from 16 to 235. */
  alpha: 'none' | 'stacked';
  /**
   * The part of the source that these samples show, in pixels of the document's media: all of it, at any decoded size.
   */
  region: PixelRect;
}
