import * as z from 'zod';

/** What an image can be made from. */
export const IMAGE_MODES = [
  'text',
  'product',
  'background',
  'blend',
  'relight',
  'restyle',
  'extend',
  'upscale',
  'edit',
] as const;
export type ImageMode = (typeof IMAGE_MODES)[number];

/** What a clip can be made from. */
export const CLIP_MODES = ['text', 'image', 'first_and_last'] as const;
export type ClipMode = (typeof CLIP_MODES)[number];

/** The own engine, which needs no provider. */
export const EMBEDDED_MODEL_ID = 'embedded';

/** `embedded` costs least; models of providers by what they cost there. */
export const GENERATION_PRICE_CLASSES = ['embedded', 'fast', 'standard', 'premium'] as const;
export type GenerationPriceClass = (typeof GENERATION_PRICE_CLASSES)[number];

/** What a model can do, and within which limits. */
export const generationModelFacts = z.object({
  /** `embedded`, or provider and model: `google:veo-3.1-generate-preview`. */
  id: z.string(),
  /** As its maker writes it; the own engine has a text of the interface. */
  name: z.string(),
  provider: z.string().nullable(),
  image_modes: z.array(z.enum(IMAGE_MODES)),
  clip_modes: z.array(z.enum(CLIP_MODES)),
  price_class: z.enum(GENERATION_PRICE_CLASSES),
  /** Of a clip; null without clips. */
  seconds: z.object({ min: z.number().int(), max: z.number().int() }).nullable(),
  /** Whether equal inputs with equal seeds give equal results. */
  is_seeded: z.boolean(),
  takes_negative: z.boolean(),
  makes_audio: z.boolean(),
  /** Whether camera moves and effects are chosen apart from the prompt. */
  has_camera: z.boolean(),
});
export type GenerationModelFacts = z.infer<typeof generationModelFacts>;

const FAST = /fast|turbo|mini|schnell|lite|flash|lightning/i;
const PREMIUM = /pro\b|ultra|max\b|master|sora|veo/i;

/** Returns the price class of a model by its id, as both sides of the API compute it. */
export function priceClassOf(modelId: string): GenerationPriceClass {
  if (modelId === EMBEDDED_MODEL_ID) return 'embedded';
  if (FAST.test(modelId)) return 'fast';
  return PREMIUM.test(modelId) ? 'premium' : 'standard';
}

/** What the own engine can do. */
export const EMBEDDED_MODEL: GenerationModelFacts = {
  id: EMBEDDED_MODEL_ID,
  name: EMBEDDED_MODEL_ID,
  provider: null,
  image_modes: ['text', 'product', 'background', 'blend', 'relight', 'restyle', 'extend', 'upscale'],
  clip_modes: ['text', 'image', 'first_and_last'],
  price_class: 'embedded',
  seconds: { min: 2, max: 10 },
  is_seeded: true,
  takes_negative: true,
  makes_audio: true,
  has_camera: true,
};
