import * as z from 'zod';
import { CLIP_MODES, type ClipMode, priceClassOf } from '../generation-models.ts';
import { priceOfClips } from '../generation-prices.ts';
import { assetId } from '../ids.ts';
import type { ToolLimits } from '../tool-listing.ts';
import { GENERATION_LIMITS, generationFields, sizeOfRatio } from './generation-fields.ts';

export const CAMERA_MOVES = [
  'none',
  'push',
  'pull',
  'pan_left',
  'pan_right',
  'orbit',
  'crane_up',
  'crane_down',
  'parallax',
] as const;
export type CameraMove = (typeof CAMERA_MOVES)[number];

export const CLIP_EFFECT_NAMES = [
  'light_sweep',
  'steam',
  'rain',
  'snow',
  'dust',
  'sparkles',
  'confetti',
  'water',
] as const;
export type ClipEffectName = (typeof CLIP_EFFECT_NAMES)[number];

export const AMBIENCE_NAMES = ['rain', 'wind', 'city', 'sea', 'room'] as const;
export type AmbienceName = (typeof AMBIENCE_NAMES)[number];

export const CLIP_RESOLUTIONS = ['480p', '720p', '1080p'] as const;
export type ClipResolution = (typeof CLIP_RESOLUTIONS)[number];
const SHORT_SIDES: Readonly<Record<ClipResolution, number>> = { '480p': 480, '720p': 720, '1080p': 1080 };

export const CLIP_FRAME_RATE = 30;

/** Returns the input schema of a generator of clips that has these modes; the first is its default. */
export function clipInputOf(modes: readonly [ClipMode, ...ClipMode[]]) {
  return z
    .strictObject({
      ...generationFields,
      ratio: generationFields.ratio.default('16:9'),
      mode: z.enum(modes).default(modes[0]),
      /** The image that a clip is made of, or begins with. */
      first_frame: assetId.nullable().default(null),
      last_frame: assetId.nullable().default(null),
      resolution: z.enum(CLIP_RESOLUTIONS).default('720p'),
      duration_s: z.number().int().min(GENERATION_LIMITS.seconds.min).max(GENERATION_LIMITS.seconds.max).default(5),
      /** `none` keeps the camera fixed. */
      camera_move: z.enum(CAMERA_MOVES).default('push'),
      effects: z.array(z.enum(CLIP_EFFECT_NAMES)).max(GENERATION_LIMITS.effects).default([]),
      is_loop: z.boolean().default(false),
      ambience: z.enum(AMBIENCE_NAMES).nullable().default(null),
      /** Whether a model that makes audio makes it. */
      has_audio: z.boolean().default(false),
    })
    .refine(({ mode, first_frame: first }) => mode === 'text' || first !== null, {
      error: 'generation_image_missing',
      path: ['first_frame'],
    })
    .refine(({ mode, last_frame: last }) => mode !== 'first_and_last' || last !== null, {
      error: 'generation_image_missing',
      path: ['last_frame'],
    })
    .refine(({ mode, prompt, scene_id: scene }) => mode !== 'text' || prompt !== '' || scene !== null, {
      error: 'generation_prompt_missing',
      path: ['prompt'],
    });
}

/** Any generator's input of a clip. */
export const clipInput = clipInputOf(CLIP_MODES);
export type ClipInput = z.infer<typeof clipInput>;

/** Returns the size of a clip in pixels. */
export function sizeOfClip({ ratio, resolution }: Pick<ClipInput, 'ratio' | 'resolution'>) {
  return sizeOfRatio(ratio, { short: SHORT_SIDES[resolution] });
}

export function priceOfClipInput({
  model,
  duration_s: seconds,
  quantity,
}: Pick<ClipInput, 'model' | 'duration_s' | 'quantity'>): number {
  return priceOfClips(priceClassOf(model), seconds, quantity);
}

export const CLIP_TOOL_LIMITS: ToolLimits = {
  text: { min: 0, max: GENERATION_LIMITS.promptCharacters },
  image: { max_size_bytes: GENERATION_LIMITS.reference.maxSizeBytes },
  length_s: GENERATION_LIMITS.seconds,
  results: GENERATION_LIMITS.quantity,
};
