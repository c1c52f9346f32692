import {
  AD_LANGUAGES,
  type LookId,
  type Product,
  type PronunciationRule,
  type SceneLayoutName,
  type Script,
} from '@reelwright/contracts';
import {
  type AdAudio,
  type AdImage,
  type AdImageScene,
  type AdInput,
  type MadeAd,
  lookOf,
  type MadeVariant,
  NO_SCENES,
  type SceneVoice,
  settingsOfVariant,
  timelineSettingsOf,
} from '@reelwright/ad';
import type { TimelineDocument } from '@reelwright/timeline';
import * as z from 'zod';
import { type StepRequest, stepsOf } from '#src/runner/step.ts';
import { toolOutputs } from '#src/runner/tool.ts';

/** A value that a step has made and checked itself: read back unchanged. */
const made = <Value extends object>() =>
  z.custom<Value>((value) => typeof value === 'object' && value !== null, { error: 'the step has left no such value' });

const audioFile = z.object({ key: z.string(), durationMs: z.number() });
const size = { width: z.number(), height: z.number() };

/** A refused image with its reason, as the task's facts show it. */
const refusedImage = z.object({ source: z.string(), reason: z.string() });
export type RefusedImage = z.infer<typeof refusedImage>;

const collectedImages = z.object({
  images: z.array(made<AdImage>()),
  logo: z.object({ key: z.string(), ...size }).nullable(),
  refused: z.array(refusedImage),
});
export type CollectedImages = z.infer<typeof collectedImages>;

/** A file beside the video, for the card of its task. */
const cardFile = z.object({ key: z.string(), sizeBytes: z.number(), sha256: z.string() });
export type CardFile = z.infer<typeof cardFile>;

const SCHEMAS = {
  read_product: z.object({ product: made<Product>() }),
  collect_images: collectedImages,
  draw_scenes: z.object({
    /** By the image's place in `collect_images`. */
    scenes: z.array(z.object({ image: z.number(), scene: made<AdImageScene>() })),
    /** Only without scenes. */
    missing: z.enum(NO_SCENES).optional(),
  }),
  /** One for each variant. */
  write_script: z.object({ scripts: z.array(made<Script>()) }),
  speak: z.object({
    voice: audioFile,
    /** Only if several people speak. */
    otherVoices: z.array(audioFile),
    voices: z.array(made<SceneVoice>()),
    /** The rules it was read with; missing in ads from before previews. */
    pronunciations: z.array(made<PronunciationRule>()).optional(),
    /** Missing in the same ads. */
    language: z.enum(AD_LANGUAGES).optional(),
    lengthMs: z.number(),
  }),
  compose_music: z.object({
    music: z.object({ ...audioFile.shape, beatsMs: z.array(z.number()), barsMs: z.array(z.number()) }).nullable(),
    /** Missing without music, and in ads from before effects. */
    audio: made<AdAudio>().optional(),
  }),
  build_timeline: z.object({
    document: made<TimelineDocument>(),
    /** As chosen; missing in ads from before the review. */
    look: z.custom<LookId>().optional(),
    /** Layout of each scene. */
    layouts: z.array(z.custom<SceneLayoutName>()).optional(),
  }),
  render: z.object({
    key: z.string(),
    /** What the document was built from: kept with the output. */
    source: z.object({
      manifestKey: z.string(),
      inputs: z.array(z.object({ key: z.string(), sha256: z.string() })),
    }),
    ...size,
    loudnessLufs: z.number().nullable(),
    truePeakDb: z.number().nullable(),
    sizeBytes: z.number(),
    sha256: z.string(),
    thumbnail: cardFile.extend(size),
    preview: cardFile.extend({ ...size, durationS: z.number() }),
  }),
  publish: z.object({ outputs: toolOutputs }),
};

/** The result of each step. */
export const { defineStep, findResult, getResult } = stepsOf<AdInput>()(SCHEMAS);

type Results<Step extends keyof typeof SCHEMAS> = { [Name in Step]: z.output<(typeof SCHEMAS)[Name]> };

/** Joins what the steps before the timeline have made for a variant. */
export function madeOf(
  results: Results<'read_product' | 'collect_images' | 'draw_scenes' | 'write_script' | 'speak' | 'compose_music'>,
  variant: number,
): MadeAd {
  const { images, logo } = results.collect_images;
  const { scenes, missing } = results.draw_scenes;
  const { voice, otherVoices, voices, lengthMs } = results.speak;
  return {
    product: results.read_product.product,
    script: scriptOf(results.write_script, variant),
    voice,
    otherVoices,
    voices,
    images: images.map((image, index) => {
      const found = scenes.find((each) => each.image === index);
      return found ? { ...image, scene: found.scene } : image;
    }),
    noScenes: missing,
    logo,
    ...results.compose_music,
    lengthMs,
  };
}

/** Returns what an editor needs to build a variant's timeline itself; undefined before the timeline is built. */
export function findMadeVariant(
  { input, seed, variant }: StepRequest<AdInput>,
  results: Readonly<Record<string, unknown>>,
): MadeVariant | undefined {
  if (!findResult(results, 'build_timeline')) return undefined;
  const made = madeOf(
    {
      read_product: getResult(results, 'read_product'),
      collect_images: getResult(results, 'collect_images'),
      // Ads made before there were scenes have none.
      draw_scenes: findResult(results, 'draw_scenes') ?? { scenes: [], missing: 'off' },
      write_script: getResult(results, 'write_script'),
      speak: getResult(results, 'speak'),
      compose_music: getResult(results, 'compose_music'),
    },
    variant,
  );
  const { scenes, ratio, looks } = timelineSettingsOf(input, { seed, variant });
  return {
    seed,
    variant,
    made,
    settings: { scenes, ratio, look: lookOf({ looks }, made.product, variant) },
    wantedMusic: settingsOfVariant(input, { seed, variant }).music,
  };
}

/** Returns the script of a variant. */
export function scriptOf({ scripts }: { scripts: readonly Script[] }, variant: number): Script {
  const script = scripts[variant];
  if (!script) throw new Error(`variant ${variant} has no script`);
  return script;
}
