import {
  AD_LANGUAGES,
  type LookId,
  type Product,
  type PronunciationRule,
  type SceneLayoutName,
  type Script,
} from '@reelwright/contracts';
import type { AdInput, AdPicture, AdSound, SceneVoice } from '@reelwright/ad';
import type { TimelineDocument } from '@reelwright/timeline';
import * as z from 'zod';
import { stepsOf } from '#src/runner/step.ts';
import { toolOutputs } from '#src/runner/tool.ts';

/** A value that a step has made and checked itself: it comes back as it was written. */
const made = <Value extends object>() =>
  z.custom<Value>((value) => typeof value === 'object' && value !== null, { error: 'the step has left no such value' });

const soundFile = z.object({ key: z.string(), durationMs: z.number() });
const size = { width: z.number(), height: z.number() };

/** A picture refused, and why, as the task's facts tell it. */
const refusedImage = z.object({ source: z.string(), reason: z.string() });
export type RefusedImage = z.infer<typeof refusedImage>;

const collectedImages = z.object({
  pictures: z.array(made<AdPicture>()),
  logo: z.object({ key: z.string(), ...size }).nullable(),
  refused: z.array(refusedImage),
});
export type CollectedImages = z.infer<typeof collectedImages>;

/** What each step leaves for those after it. */
export const { defineStep, findResult, getResult } = stepsOf<AdInput>()({
  read_product: z.object({ product: made<Product>() }),
  collect_images: collectedImages,
  /** One for each variant. */
  write_script: z.object({ scripts: z.array(made<Script>()) }),
  speak: z.object({
    voice: soundFile,
    /** Where several people speak. */
    otherVoices: z.array(soundFile),
    voices: z.array(made<SceneVoice>()),
    /** By which it was read; left out by ads from before previews. */
    pronunciations: z.array(made<PronunciationRule>()).optional(),
    /** Left out as these. */
    language: z.enum(AD_LANGUAGES).optional(),
    lengthMs: z.number(),
  }),
  compose_music: z.object({
    music: z.object({ ...soundFile.shape, beatsMs: z.array(z.number()), barsMs: z.array(z.number()) }).nullable(),
    /** Left out without music, and by ads from before effects. */
    sound: made<AdSound>().optional(),
  }),
  build_timeline: z.object({
    document: made<TimelineDocument>(),
    /** As they were chosen; left out by ads from before the review. */
    look: z.custom<LookId>().optional(),
    /** Of each scene. */
    layouts: z.array(z.custom<SceneLayoutName>()).optional(),
  }),
  render: z.object({
    key: z.string(),
    /** What it follows from: kept with the output. */
    source: z.object({
      manifestKey: z.string(),
      inputs: z.array(z.object({ key: z.string(), sha256: z.string() })),
    }),
    ...size,
    loudnessLufs: z.number().nullable(),
    truePeakDb: z.number().nullable(),
    sizeBytes: z.number(),
    sha256: z.string(),
  }),
  publish: z.object({ outputs: toolOutputs }),
});

/** What a variant says. */
export function scriptOf({ scripts }: { scripts: readonly Script[] }, variant: number): Script {
  const script = scripts[variant];
  if (!script) throw new Error(`variant ${variant} has no script`);
  return script;
}
