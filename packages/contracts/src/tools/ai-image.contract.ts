import * as z from 'zod';
import { IMAGE_MODES, type ImageMode, priceClassOf } from '../generation-models.ts';
import { priceOfImages } from '../generation-prices.ts';
import { assetId } from '../ids.ts';
import type { ToolContract } from '../tool.ts';
import { GENERATION_LIMITS, generationFields, sizeOfRatio } from './generation-fields.ts';

/** The styles in which an image is drawn anew, by the own engine. */
export const IMAGE_STYLES = ['duotone', 'halftone', 'oil', 'watercolor', 'line_art', 'grade'] as const;
export type ImageStyle = (typeof IMAGE_STYLES)[number];

export const IMAGE_RESOLUTIONS = ['512', '1k', '2k'] as const;
export type ImageResolution = (typeof IMAGE_RESOLUTIONS)[number];
const LONG_SIDES: Readonly<Record<ImageResolution, number>> = { '512': 512, '1k': 1024, '2k': 2048 };

/** Modes that start from an image of the library. */
const WITH_IMAGE: ReadonlySet<ImageMode> = new Set(['product', 'restyle', 'extend', 'edit']);
/** Modes whose result is what the words say. */
const WITH_WORDS: ReadonlySet<ImageMode> = new Set(['text', 'product', 'edit']);

/** The input of tool 120. */
export const aiImageInput = z
  .strictObject({
    ...generationFields,
    ratio: generationFields.ratio.default('1:1'),
    mode: z.enum(IMAGE_MODES).default('text'),
    image: assetId.nullable().default(null),
    resolution: z.enum(IMAGE_RESOLUTIONS).default('1k'),
    style: z.enum(IMAGE_STYLES).default('watercolor'),
    /** How far a style goes: 0 leaves the image as it is. */
    strength: z.number().min(0).max(1).default(0.8),
  })
  .refine(({ mode, image }) => !WITH_IMAGE.has(mode) || image !== null, {
    error: 'generation_image_missing',
    path: ['image'],
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
