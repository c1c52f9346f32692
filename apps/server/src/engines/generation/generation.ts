import type { GenerationModelFacts } from '@reelwright/contracts';
import type { SceneGraph } from '@reelwright/scene';
import type { OperationMemory } from '#src/platform/media-providers/run-media-task.ts';

/** What an image is made from. Paths are local files: upright sRGB, checked and at most 16 megapixels. */
export type ImageSource =
  /** From words alone. */
  | { kind: 'text' }
  /** A product, as a PNG with transparency trimmed to its subject, that stands in the scene. */
  | { kind: 'product'; path: string }
  /** The same for a product that its image's lower edge cuts off: it rises from the lower edge, before the scene. */
  | { kind: 'near'; path: string }
  /** An image drawn anew in a style; `strength` 0 (as it is) to 1. */
  | { kind: 'restyle'; path: string; style: string; strength: number }
  /** A new scene behind a subject: `path` is the subject as a PNG with transparency, where it stands in its image. */
  | { kind: 'background'; path: string }
  /** A foreground, as a PNG with transparency trimmed to its subject, set into an image; `x` and `size` are shares. */
  | { kind: 'blend'; path: string; foregroundPath: string; x: number; size: number }
  /** New light; `subjectPath`: the subject as a PNG of the same size with transparency, where it was certain. */
  | { kind: 'relight'; path: string; subjectPath: string | null; direction: string; tone: string; strength: number }
  /** The same image with more pixels. */
  | { kind: 'upscale'; path: string }
  /** The image continued beyond its edges until it has the size asked for. */
  | { kind: 'extend'; path: string }
  /** An image as a model of a provider reads it: changed as the prompt says. */
  | { kind: 'edit'; path: string };

export interface ImageRequest {
  source: ImageSource;
  prompt: string;
  negative: string;
  /** What an engine that draws scenes draws; null for a model that reads the prompt itself. */
  graph: SceneGraph | null;
  seed: number;
  /**
   * In pixels. Models of providers take the nearest size they have; what keeps the shape of its image takes the longer
   * side alone.
   */
  width: number;
  height: number;
  /** 0 (as the words say) to 1 (free). */
  creativity: number;
  /** Path of the PNG to write. */
  outputPath: string;
}

/** What a clip is made from. */
export type ClipSource =
  | { kind: 'text' }
  /** `subjectPath`: the image's subject as a PNG of the same size with transparency, where it was certain. */
  | { kind: 'image'; path: string; subjectPath: string | null }
  | { kind: 'first_and_last'; firstPath: string; lastPath: string };

export interface ClipRequest {
  source: ClipSource;
  prompt: string;
  negative: string;
  graph: SceneGraph | null;
  seed: number;
  /** In pixels, even. */
  width: number;
  height: number;
  /** 2 to 10. */
  seconds: number;
  frameRate: number;
  /** `none` keeps the camera fixed. */
  move: string;
  effects: readonly string[];
  isLoop: boolean;
  /** null: without audio. */
  ambience: string | null;
  /** Whether a model that makes audio makes it. */
  hasAudio: boolean;
  /** Path of the MP4 to write. */
  outputPath: string;
}

/** The run of a step in which one item is made. */
export interface GenerationRun {
  signal: AbortSignal;
  /** 0 to 1; real progress only. Never called by a model that knows none. */
  onProgress(fraction: number): void;
  /** Where a model of a provider notes what it has started, so that a restart polls on and pays once. */
  memory: OperationMemory;
  /** A folder of the step, for scratch files. */
  folder: string;
}

export interface MadeMedia {
  width: number;
  height: number;
}

/**
 * A model that makes images or clips, embedded or of a provider. Both methods write a file and return its size. They
 * throw PROVIDER_REFUSED, PROVIDER_FAILED, PROVIDER_AWAY, PROVIDER_TIMEOUT, PROVIDER_UNSURE, PROVIDER_QUOTA,
 * PROVIDER_POLICY, or RENDER_FAILED of the embedded engine.
 * Aborting the signal cancels: the engine's threads end, a provider is asked to stop if the task ends for good.
 */
export interface GenerationModel {
  readonly facts: GenerationModelFacts;
  makeImage?(request: ImageRequest, run: GenerationRun): Promise<MadeMedia>;
  makeClip?(request: ClipRequest, run: GenerationRun): Promise<MadeMedia>;
}

/** The models of this installation, in the order of choice: the first that can do a mode is its default. */
export interface GenerationEngine {
  readonly models: readonly GenerationModel[];
  /** Undefined for an id that no model of this installation has. */
  findModel(id: string): GenerationModel | undefined;
}
