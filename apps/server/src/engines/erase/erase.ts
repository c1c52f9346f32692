import type { BoxKind, SuggestedBox } from '@reelwright/erase';
import type { Media } from '@reelwright/timeline';
import type { EngineWork } from '../engine-work.ts';

/** A working copy: upright, 8 bits, at a constant rate. */
export interface VideoToErase {
  path: string;
  media: Pick<Extract<Media, { kind: 'video' }>, 'width' | 'height' | 'frameRate' | 'alpha'>;
  frames: number;
}

/** Frames by their number: from the first to the one before `to`. */
export interface FrameRange {
  from: number;
  to: number;
}

/** A box in fractions of the frame, and the frames in which what it holds is erased. */
export interface TimedBox extends FrameRange {
  x: number;
  y: number;
  width: number;
  height: number;
  kind: BoxKind;
  /** Path of what was learned of a mark; undefined for boxes of another kind, and where no mark was found. */
  studyPath?: string | undefined;
}

export interface EraseRequest extends EngineWork {
  video: VideoToErase;
  boxes: readonly TimedBox[];
  frames: FrameRange;
  /** Constant rate factor of libx264; 0 is without loss. */
  crf: number;
  /** Path of the MP4 to write, without audio. A video with stacked alpha stays stacked. */
  outputPath: string;
}

/** What was erased of a box, in pixels of luma over all frames. */
export interface ErasedPixels {
  /** 0 if the box holds nothing of its kind in these frames. */
  covered: number;
  /** Those of them that other frames show, or that shine through: the rest is made up from what surrounds it. */
  restored: number;
}

/** Removes burned-in texts and marks from videos. */
export interface EraseEngine {
  readonly id: string;
  /** Suggests boxes around burned-in texts and marks; none if there are none. */
  suggestBoxes(video: VideoToErase, signal: AbortSignal): Promise<SuggestedBox[]>;
  /**
   * Learns what the mark of a box looks like, from frames of all its time, and writes it to a file of the engine's own
   * format. Returns false, and writes nothing, if nothing in the box stays in its place.
   */
  studyMark(
    request: { video: VideoToErase; box: Omit<TimedBox, 'studyPath'>; outputPath: string },
    signal: AbortSignal,
  ): Promise<boolean>;
  /**
   * Writes frames of a video with its boxes erased. Before encoding, every pixel outside the boxes and their time equals
   * the video's. The same request gives the same bytes. Throws RENDER_FAILED if the video can't be
   * read, and MODEL_UNUSABLE or what a provider's task throws.
   */
  eraseFrames(
    request: EraseRequest,
    options: { signal: AbortSignal; onProgress?(frames: number): void },
  ): Promise<ErasedPixels[]>;
}
