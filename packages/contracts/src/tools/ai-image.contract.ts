import * as z from 'zod';
import { IMAGE_MODES, type ImageMode, priceClassOf } from '../generation-models.ts';
import { priceOfImages } from '../generation-prices.ts';
import { assetId } from '../ids.ts';
import type { ToolContract } from '../tool.ts';
import { GENERATION_LIMITS, generationFields, sizeOfRatio } from './generation-fields.ts';

/** The styles in which an image is drawn anew, by the own engine. */
export const IMAGE_STYLES = ['duotone', 'halftone', 'oil', 'watercolor', 'line_art', 'grade'] as const;
export type ImageStyle = (typeof IMAGE_STYLES)[number];

/** Where the light of a relit image comes from, as the viewer sees it. */
export const LIGHT_DIRECTIONS = ['left', 'right', 'top', 'back'] as const;
export const LIGHT_TONES = ['neutral', 'warm', 'cool'] as const;

/** Of the image's height: how tall a foreground picture can be in it. */
export const FOREGROUND_SIZE = { min: 0.1, max: 1 } as const;

export const IMAGE_RESOLUTIONS = ['512', '1k', '2k'] as const;
export type ImageResolution = (typeof IMAGE_RESOLUTIONS)[number];
const LONG_SIDES: Readonly<Record<ImageResolution, number>> = { '512': 512, '1k': 1024, '2k': 2048 };

/** Modes that start from an image of the library. */
const WITH_IMAGE: ReadonlySet<ImageMode> = new Set([
  'product',
  'background',
  'blend',
  'relight',
  'restyle',
  'extend',
  'upscale',
  'edit',
]);
/** Modes whose result has the shape of the image they start from, not the ratio asked for. */
export const KEEPS_SHAPE: ReadonlySet<ImageMode> = new Set(['background', 'blend', 'relight', 'upscale']);
/** Modes in which a seed changes nothing: one result is all there is. */
export const HAS_ONE_RESULT: ReadonlySet<ImageMode> = new Set(['blend', 'relight', 'upscale']);
/** Modes in which the own engine draws a scene. */
export const DRAWS_SCENE: ReadonlySet<ImageMode> = new Set(['text', 'product', 'background']);
/** Modes whose result is what the words say. */
const WITH_WORDS: ReadonlySet<ImageMode> = new Set(['text', 'product', 'background', 'edit']);

/** The input of tool 120. */
export const aiImageInput = z
  .strictObject({
    ...generationFields,
    ratio: generationFields.ratio.default('1:1'),
    mode: z.enum(IMAGE_MODES).default('text'),
    image: assetId.nullable().default(null),
    /** What is set into the image, by `blend`. */
    foreground: assetId.nullable().default(null),
    /** Where its middle stands: 0 is the left edge, 1 the right one. */
    foreground_x: z.number().min(0).max(1).default(0.5),
    /** Its height, as a share of the image's. */
    foreground_size: z.number().min(FOREGROUND_SIZE.min).max(FOREGROUND_SIZE.max).default(0.5),
    resolution: z.enum(IMAGE_RESOLUTIONS).default('1k'),
    style: z.enum(IMAGE_STYLES).default('watercolor'),
    light: z.enum(LIGHT_DIRECTIONS).default('left'),
    light_tone: z.enum(LIGHT_TONES).default('warm'),
    /** How far a style or a new light goes: 0 leaves the image as it is. */
    strength: z.number().min(0).max(1).default(0.8),
  })
  .refine(({ mode, image }) => !WITH_IMAGE.has(mode) || image !== null, {
    error: 'generation_image_missing',
    path: ['image'],
  })
  .refine(({ mode, foreground }) => mode !== 'blend' || foreground !== null, {
    error: 'generation_image_missing',
    path: ['foreground'],
  })
  .refine(({ mode, prompt, scene_id: scene }) => !WITH_WORDS.has(mode) || prompt !== '' || scene !== null, {
    error: 'generation_prompt_missing',
    path: ['prompt'],
  });
export type AiImageInput = z.infer<typeof aiImageInput>;

/** Returns the size of an image in pixels. */
export function sizeOfImage({ ratio, resolution }: Pick<AiImageInput, 'ratio' | 'resolution'>) {
  return sizeOfRatio(ratio, { long: LONG_SIDES[resolution] });
}

export const aiImageContract = {
  input: aiImageInput,
  price: ({ model, resolution, quantity }: Pick<AiImageInput, 'model' | 'resolution' | 'quantity'>) =>
    priceOfImages(priceClassOf(model), resolution === '2k', quantity),
  listing: {
    name: { en: 'AI Image', 'zh-CN': 'AI 图片' },
    description: {
      en: 'Turn words into images, and put products into lit scenes.',
      'zh-CN': '用文字生成图片，或将商品置入光影逼真的场景。',
    },
    price: { credits: priceOfImages('embedded', false, 1), per: 1, unit: 'image' },
    limits: {
      text: { min: 0, max: GENERATION_LIMITS.promptCharacters },
      image: { max_size_bytes: GENERATION_LIMITS.reference.maxSizeBytes },
      results: GENERATION_LIMITS.quantity,
    },
  },
} satisfies ToolContract<typeof aiImageInput>;
