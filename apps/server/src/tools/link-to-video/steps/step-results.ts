import type { LookId, Product, PronunciationRule, SceneLayoutName, Script, TaskStep } from '@reelwright/contracts';
import type { TimelineDocument } from '@reelwright/timeline';
import type { ToolOutput } from '../../tool.ts';
import type { AdPicture, AdSound } from '../document/ad-material.ts';
import type { SceneVoice } from '../document/slice-voice.ts';

/** A picture refused, and why, as the task's facts tell it. */
export interface RefusedImage {
  source: string;
  reason: string;
}

/** What each step leaves for those after it; remembered as JSON. */
export interface StepResults {
  read_product: { product: Product };
  collect_images: {
    pictures: AdPicture[];
    logo: { key: string; width: number; height: number } | null;
    refused: RefusedImage[];
  };
  /** One for each variant. */
  write_script: { scripts: Script[] };
  speak: {
    voice: { key: string; durationMs: number };
    /** Where several people speak. */
    otherVoices: { key: string; durationMs: number }[];
    voices: SceneVoice[];
    /** By which it was read; left out by ads from before previews. */
    pronunciations?: PronunciationRule[];
    lengthMs: number;
  };
  compose_music: {
    music: { key: string; durationMs: number; beatsMs: number[]; barsMs: number[] } | null;
    /** Left out without music, and by ads from before effects. */
    sound?: AdSound;
  };
  build_timeline: {
    document: TimelineDocument;
    /** As they were chosen; left out by ads from before the review. */
    look?: LookId;
    /** Of each scene. */
    layouts?: SceneLayoutName[];
  };
  render: {
    key: string;
    /** What it follows from: kept with the output. */
    source: NonNullable<ToolOutput['render']>;
    width: number;
    height: number;
    loudnessLufs: number | null;
    truePeakDb: number | null;
    sizeBytes: number;
    sha256: string;
  };
  publish: { outputs: ToolOutput[] };
}

/** The remembered result of an earlier step. */
export function resultOf<Step extends keyof StepResults & TaskStep>(
  results: Readonly<Record<string, unknown>>,
  step: Step,
): StepResults[Step] {
  const result = results[step];
  if (result === undefined) throw new Error(`step ${step} has left no result`);
  return result as StepResults[Step];
}

/** What a variant says. */
export function scriptOf(results: Readonly<Record<string, unknown>>, variant: number): Script {
  const script = resultOf(results, 'write_script').scripts[variant];
  if (!script) throw new Error(`variant ${variant} has no script`);
  return script;
}
