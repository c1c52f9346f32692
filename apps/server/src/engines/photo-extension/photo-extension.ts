import type { Region } from '@reelwright/ad';

/** Where texts stand above a photo. */
export interface GroundAbove {
  /** `#rrggbb` */
  color: string;
  /** Where it ends, in fractions of the whole picture's height: farther down are things. */
  until: number;
}

export interface PhotoExtensionRequest {
  /** An upright sRGB picture of at most 16 megapixels. */
  imagePath: string;
  /** Where the JPEG goes. */
  outputPath: string;
  /** What in the photo must not be drawn out or mirrored. */
  subject: Region;
  /** Nothing stands along the photo's top edge. */
  isTopEven: boolean;
  /** Size of the larger picture, and where the photo lies in it; pixels. */
  plan: { width: number; height: number; photo: Region };
}

/** Carries photos on beyond their edges, so that they fill a canvas of another shape. */
export interface PhotoExtensionEngine {
  readonly id: string;
  /**
   * Writes the larger picture, and returns the ground above the photo where that has one colour, shaded so that texts are read on it; else
   * null. Throws ANALYSIS_FAILED for what is no picture.
   */
  extend(request: PhotoExtensionRequest, signal: AbortSignal): Promise<GroundAbove | null>;
}
