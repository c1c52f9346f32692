import type { EnhancedShape, EnhanceSettings } from '@reelwright/contracts';
import type { WorkingVisualPlan } from '@reelwright/media';
import * as z from 'zod';
import type { EngineWork } from '../engine-work.ts';

/** What an engine has measured of a video, before it changes anything. JSON. */
export const enhancementMeasure = z.object({
  /** The noise between frames, as the standard deviation of luma. */
  sigma: z.number(),
  /** The noise within frames, the same; comparable before and after. */
  noise: z.number(),
  /** How coarsely the file was quantised (H.264: 0 to 51); null if the codec does not say. */
  quantiser: z.number().nullable(),
  /** The luma below and above which hardly anything lies, and the middle. */
  tone: z.object({ black: z.number(), white: z.number(), middle: z.number() }),
  /** What each frame is moved by; null if nothing is steadied. */
  steadying: z
    .object({
      /** The first frame that `frames` tells of. */
      from: z.number(),
      frames: z.array(z.tuple([z.number(), z.number(), z.number()])),
      zoom: z.number(),
    })
    .nullable(),
});
export type EnhancementMeasure = z.infer<typeof enhancementMeasure>;

/** Frames, as the working copy counts them: from the first to the one before `to`. */
export interface EnhancedSpan {
  from: number;
  to: number;
}

/** A local video, and how its frames are read. */
export interface EnhancementSource {
  path: string;
  plan: WorkingVisualPlan;
  frames: number;
  codec: string;
}

export interface EnhanceRequest extends EngineWork {
  source: EnhancementSource;
  settings: EnhanceSettings;
  measure: EnhancementMeasure;
  span: EnhancedSpan;
  shape: EnhancedShape;
  /** Path of the MP4 to write, without audio. Spans of the same video can be joined. */
  outputPath: string;
  onProgress(fraction: number): void;
}

/** Makes videos better: larger, cleaner, steadier, smoother. */
export interface EnhancementEngine {
  readonly id: string;
  /** Measures a span of a video. Throws FILE_CORRUPTED if nothing of it can be decoded. */
  measure(
    request: { source: EnhancementSource; span: EnhancedSpan; isSteadied: boolean },
    signal: AbortSignal,
  ): Promise<EnhancementMeasure>;
  /** Returns the noise within the frames of a result, seen at the size of its source, as `measure` counts it. */
  measureNoise(request: { path: string; width: number; height: number }, signal: AbortSignal): Promise<number>;
  /**
   * Writes the frames of a span. The same request gives the same bytes. Throws RENDER_FAILED, MODEL_UNUSABLE, or what a
   * provider's task throws.
   */
  enhance(request: EnhanceRequest, signal: AbortSignal): Promise<void>;
}
