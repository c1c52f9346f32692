import type { Region } from '../vision/vision.ts';

export type PhotoEdge = 'top' | 'right' | 'bottom' | 'left';

/** What a mask says besides the subject's shape. */
export interface CutOutFacts {
  /** The edges of the photo that cut the subject: there it ends straight, and must stand against an edge again. Empty for a whole product. */
  cutBy: readonly PhotoEdge[];
  /**
   * Before which backgrounds the cut-out may stand. `light`: some of its outline, where white met white, is not certain, so that only pale
   * backgrounds hide it.
   */
  ground: 'any' | 'light';
}

/** A subject without its background and baked shadow: a PNG with transparency, trimmed. */
export interface CutOut extends CutOutFacts {
  /** In pixels of the photo: it is neither enlarged nor made smaller. */
  width: number;
  height: number;
  /** Where it lies in the photo, in fractions of it. */
  region: Region;
  /** Share of its box that is opaque. */
  fill: number;
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
