import type { Region } from '@reelwright/ad';

/** The background for texts above a photo. */
export interface BackgroundAbove {
  /** `#rrggbb` */
  color: string;
  /** Its lower end, in fractions of the whole image's height: objects begin below. */
  until: number;
}

export interface PhotoExtensionRequest {
  /** An upright sRGB image of at most 16 megapixels. */
  imagePath: string;
  /** Path of the JPEG to write. */
  outputPath: string;
  /** The region of the photo that must not be stretched or mirrored. */
  subject: Region;
  /** True if no object touches the photo's top edge. */
  isTopEven: boolean;
  /** Size of the larger image, and the photo's place in it; pixels. */
  plan: { width: number; height: number; photo: Region };
}

/** Extends photos beyond their edges, so that they fill a canvas of another shape. */
export interface PhotoExtensionEngine {
  readonly id: string;
  /**
   * Writes the larger image, and returns the background above the photo, shaded so that text is legible; null if it has
   * more than one colour. Throws ANALYSIS_FAILED if the file is no image.
   */
  extend(request: PhotoExtensionRequest, signal: AbortSignal): Promise<BackgroundAbove | null>;
}
