import type { PixelRect } from '@reelwright/timeline';

/** Where one plane lies in the bytes of a decoded frame, as `VideoFrame.copyTo` tells it. */
export interface PlaneLayout {
  /** Of its first sample. */
  offset: number;
  /** Bytes from row to row. */
  stride: number;
}

/**
 * A decoded frame in I420, limited BT.709, as the working copies of videos are coded. The compositor copies what it needs: the bytes
 * may be used again at once.
 */
export interface VideoFrameImage {
  bytes: Uint8Array;
  planes: { y: PlaneLayout; u: PlaneLayout; v: PlaneLayout };
  /** As shown, in samples of luma; even. A frame with stacked alpha is coded twice as high. */
  width: number;
  height: number;
  /** `stacked`: the colour above, straight, and its alpha below, as grey from 16 to 235. */
  alpha: 'none' | 'stacked';
  /** What of the source these samples are, in the pixels of the document's media: the whole, at whatever size it was decoded. */
  region: PixelRect;
}
