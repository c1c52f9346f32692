import type { CutOutFacts, Foot, OutlineBand, Region } from '@reelwright/ad';

/** A subject without its background and its cast shadow: a trimmed PNG with transparency. */
export interface CutOut extends CutOutFacts {
  /** In pixels of the photo: the cut-out keeps its scale. */
  width: number;
  height: number;
  /** Region in the photo, in fractions of its size. */
  region: Region;
  /** Share of its bounding box that is opaque. */
  fill: number;
  /** Its left and right ends in bands of equal height, from the top down. */
  outline: readonly OutlineBand[];
  /** Contact points with the floor, the broadest first; null if the product can't stand as photographed. */
  feet: readonly Foot[] | null;
}

/** Cuts products out of photos with a plain background, and out of images that are already transparent. */
export interface CutOutEngine {
  readonly id: string;
  /**
   * Writes the cut-out to `outputPath`. Returns null and writes nothing if the mask is not certain: the photo is then
   * used as a photo. Throws ANALYSIS_FAILED if the file is no image.
   */
  cutOut(request: CutOutRequest, signal: AbortSignal): Promise<CutOut | null>;
  /** Hints that `cutOut` follows soon, so that slow start-up begins now. */
  warm(): void;
}

export interface CutOutRequest {
  /** An upright sRGB image of at most 16 megapixels. */
  imagePath: string;
  /** Path of the PNG to write. */
  outputPath: string;
}
