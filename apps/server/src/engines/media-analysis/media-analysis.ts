import type { MediaAnalysis } from '@reelwright/contracts';
import type { RunHeavy } from '../../platform/heavy-work/heavy-work.ts';

/** Local files of an asset. */
export type AnalysedMedia =
  | { kind: 'image'; imagePath: string }
  | {
      kind: 'video';
      /** A copy of up to 540 lines, which is enough to look at. */
      videoPath: string;
      durationS: number;
      hasAudio: boolean;
      /** `stacked`: the lower half is the transparency of the upper one. */
      alpha: 'none' | 'stacked';
    }
  | { kind: 'audio'; audioPath: string; durationS: number };

export interface AnalysisContext {
  /** Empty; for frames of a video. */
  folder: string;
  /** Runs each piece of heavy work; pieces are short, so that others get between them. */
  runHeavy: RunHeavy;
  signal: AbortSignal;
}

/** Finds out what a file of the library shows and sounds like. */
export interface MediaAnalysisEngine {
  readonly id: string;
  /** Throws ANALYSIS_FAILED for a file that it cannot read. */
  analyse(media: AnalysedMedia, context: AnalysisContext): Promise<MediaAnalysis>;
}

/** What an image shows, as far as arithmetic finds it out least well. */
export type ImageFacts = Pick<MediaAnalysis, 'faces' | 'texts' | 'has_plain_background'>;

/**
 * Writes down what is spoken in a file. Returns undefined where it can't; throws only the signal's reason.
 */
export type Transcriber = (
  input: string,
  context: Pick<AnalysisContext, 'folder' | 'signal'>,
) => Promise<string | undefined>;

/** Looks at one image, such as a frame. Returns undefined where it can't; throws only the signal's reason. */
export type ImageReader = (imagePath: string, signal: AbortSignal) => Promise<ImageFacts | undefined>;
