import {
  AMBIENCE_NAMES,
  type AssetId,
  CAMERA_MOVES,
  CLIP_EFFECT_NAMES,
  CLIP_RESOLUTIONS,
  EMBEDDED_MODEL_ID,
  FOREGROUND_SIZE,
  GENERATION_LIMITS,
  GENERATION_RATIOS,
  IMAGE_RESOLUTIONS,
  IMAGE_STYLES,
  LIGHT_DIRECTIONS,
  LIGHT_TONES,
  MAX_SEED,
} from '@reelwright/contracts';
import * as z from 'zod';

const { quantity, seconds } = GENERATION_LIMITS;
const whole = (min: number, max: number) => z.number().int().min(min).max(max);
const share = z.number().min(0).max(1);
const asset = z
  .custom<AssetId>((value) => typeof value === 'string')
  .nullable()
  .catch(null);

/** What is chosen for the next images or clips; one form for all modes, so that a change of the tab loses nothing. */
const generatorForm = z.object({
  prompt: z.string().catch(''),
  negative: z.string().catch(''),
  sceneId: z.string().nullable().catch(null),
  /** The product or the image that an image is made from, or the first frame of a clip. */
  image: asset,
  lastFrame: asset,
  /** What is set into the image. */
  foreground: asset,
  foregroundX: share.catch(0.5),
  foregroundSize: z.number().min(FOREGROUND_SIZE.min).max(FOREGROUND_SIZE.max).catch(0.5),
  light: z.enum(LIGHT_DIRECTIONS).catch('left'),
  lightTone: z.enum(LIGHT_TONES).catch('warm'),
  style: z.enum(IMAGE_STYLES).catch('watercolor'),
  strength: share.catch(0.8),
  imageRatio: z.enum(GENERATION_RATIOS).catch('1:1'),
  clipRatio: z.enum(GENERATION_RATIOS).catch('16:9'),
  imageResolution: z.enum(IMAGE_RESOLUTIONS).catch('1k'),
  clipResolution: z.enum(CLIP_RESOLUTIONS).catch('720p'),
  seconds: whole(seconds.min, seconds.max).catch(5),
  move: z.enum(CAMERA_MOVES).catch('push'),
  effects: z.array(z.enum(CLIP_EFFECT_NAMES)).catch([]),
  isLoop: z.boolean().catch(false),
  ambience: z.enum(AMBIENCE_NAMES).nullable().catch(null),
  hasAudio: z.boolean().catch(false),
  /** Null: another one for each task. */
  seed: whole(0, MAX_SEED).nullable().catch(null),
  quantity: whole(quantity.min, quantity.max).catch(1),
  creativity: share.catch(0.3),
  model: z.string().catch(EMBEDDED_MODEL_ID),
});
export type GeneratorForm = z.infer<typeof generatorForm>;

/** Returns a form in which every unusable value is replaced by its default. */
export const repairForm = (form: unknown): GeneratorForm => generatorForm.catch(EMPTY_FORM).parse(form);

export const EMPTY_FORM: GeneratorForm = generatorForm.parse({});

const DRAFT_KEY = 'generator';

/** Returns the form last filled in on this device. */
export function readForm(): GeneratorForm {
  try {
    const kept = generatorForm.safeParse(JSON.parse(localStorage.getItem(DRAFT_KEY) ?? '{}'));
    return kept.data ?? EMPTY_FORM;
  } catch {
    // A form that was cut off, or a browser that keeps nothing, counts as missing.
    return EMPTY_FORM;
  }
}

export function keepForm(form: GeneratorForm): void {
  try {
    localStorage.setItem(DRAFT_KEY, JSON.stringify(form));
  } catch {
    // A browser that keeps nothing: the form lives as long as its tab.
  }
}
