import type { CutOutFacts, Foot, Region } from '@reelwright/ad';

/** A subject without its background and baked shadow: a PNG with transparency, trimmed. */
export interface CutOut extends CutOutFacts {
  /** In pixels of the photo: it is neither enlarged nor made smaller. */
  width: number;
  height: number;
  /** Where it lies in the photo, in fractions of it. */
  region: Region;
  /** Share of its box that is opaque. */
  fill: number;
  /** On which it stands, the broadest first; null for what cannot stand as it is seen. */
  feet: readonly Foot[] | null;
}

/** Cuts products out of photos with a plain background, and out of pictures that are transparent already. */
export interface CutOutEngine {
  readonly id: string;
  /**
   * Writes the cut-out to `outputPath`. Null, and nothing is written, where the mask is not certain: the photo then stands as a photo.
   * Throws ANALYSIS_FAILED for what is no picture.
   */
  cutOut(request: CutOutRequest, signal: AbortSignal): Promise<CutOut | null>;
  /** A hint that `cutOut` comes soon: begins what takes long to begin. */
  warm(): void;
}

export interface CutOutRequest {
  /** An upright sRGB picture of at most 16 megapixels. */
  imagePath: string;
  /** Where the PNG goes. */
  outputPath: string;
}
