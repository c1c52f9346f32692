import type { EngineWork } from '../../engine-work.ts';

export interface MaskRequest extends EngineWork {
  /** An upright sRGB image of at most 16 megapixels. */
  imagePath: string;
  /** Path of the PNG to write: grey, white where the subject is; its sides need not be the image's. */
  outputPath: string;
}

/** Finds the subject of any image with a model. */
export interface MaskFinder {
  readonly id: string;
  /** Writes the mask. Throws MODEL_UNUSABLE, ANALYSIS_FAILED if the file is no image, or what a provider's task throws. */
  findMask(request: MaskRequest, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}
