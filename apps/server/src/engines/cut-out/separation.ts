import type { CutOutEdge, CutOutMarks } from '@reelwright/contracts';
import type { Hint, Region } from '@reelwright/cut-out';
import type { EngineWork } from '../engine-work.ts';

export interface SeparationRequest extends EngineWork {
  /** An upright sRGB image of at most 16 megapixels. */
  imagePath: string;
  /** What a person has marked; without marks the engine must be certain of its own mask. */
  marks?: CutOutMarks | undefined;
  edge: CutOutEdge;
  /** Path of the PNG to write. */
  outputPath: string;
}

/** A subject in its place in the image: a PNG of the image's size, transparent around it. */
export interface Separation {
  isSeparated: true;
  width: number;
  height: number;
  /** The subject's bounding box, in fractions of the image. */
  region: Region;
}

/** No mask that the engine can answer for. */
export interface Uncertainty {
  isSeparated: false;
  /** What a person should mark. */
  hints: readonly Hint[];
}

/** Separates the subject of any image from its background: alone where it can, by a person's marks elsewhere. */
export interface SeparationEngine {
  readonly id: string;
  /**
   * Writes the subject to `outputPath`. Writes nothing if the mask is not certain and nobody has marked anything. The
   * same request gives the same bytes. Throws ANALYSIS_FAILED if the file is no image.
   */
  separate(request: SeparationRequest, signal: AbortSignal): Promise<Separation | Uncertainty>;
}

/** An engine that can begin with a mask that somebody else has found. */
export interface MaskedSeparation extends SeparationEngine {
  /** `maskPath`: a grey image, white where the subject is. */
  separate(request: SeparationRequest & { maskPath?: string }, signal: AbortSignal): Promise<Separation | Uncertainty>;
}
