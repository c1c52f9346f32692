import type { OperationMemory } from '#src/platform/media-providers/run-media-task.ts';

export interface MaskRequest {
  /** An upright sRGB image of at most 16 megapixels. */
  imagePath: string;
  /** Path of the PNG to write: grey, white where the subject is; its sides need not be the image's. */
  outputPath: string;
  memory?: OperationMemory | undefined;
}

/** Finds the subject of any image with a model. */
export interface MaskFinder {
  readonly id: string;
  /** Whether the work happens on other machines, so that it need not wait for this one. */
  readonly isRemote: boolean;
  /** Writes the mask. Throws MODEL_UNUSABLE, ANALYSIS_FAILED if the file is no image, or what a provider's task throws. */
  findMask(request: MaskRequest, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}
