import * as z from 'zod';
import { EMBEDDED_MODEL_ID } from '../generation-models.ts';
import { UPLOAD_LIMITS } from '../limits.ts';
import { MAX_SEED } from '../seed.ts';
import { text } from '../text.ts';

/** Limits of images and clips that are generated. */
export const GENERATION_LIMITS = {
  promptCharacters: 2000,
  negativeCharacters: 500,
  quantity: { min: 1, max: 4 },
  seconds: { min: 2, max: 10 },
  effects: 3,
  /** A reference image. */
  reference: UPLOAD_LIMITS.imageToVideo,
  /** A product in front of a plain background. */
  foreground: UPLOAD_LIMITS.foregroundImage,
} as const;

export const GENERATION_RATIOS = ['1:1', '4:5', '3:4', '2:3', '9:16', '5:4', '4:3', '3:2', '16:9'] as const;
export type GenerationRatio = (typeof GENERATION_RATIOS)[number];

/** Below this share of understood words, nothing is drawn unless the user has confirmed what would be. */
export const LEAST_COVERAGE = 0.4;

/** Fields that images and clips have in common. */
export const generationFields = {
  prompt: text().trim().max(GENERATION_LIMITS.promptCharacters).default(''),
  negative_prompt: text().trim().max(GENERATION_LIMITS.negativeCharacters).default(''),
  /** One of the ready scenes; the prompt then says what stands in it. */
  scene_id: text().max(60).nullable().default(null),
  ratio: z.enum(GENERATION_RATIOS),
  /** Left out: another one for each task. */
  seed: z.number().int().min(0).max(MAX_SEED).optional(),
  quantity: z.number().int().min(GENERATION_LIMITS.quantity.min).max(GENERATION_LIMITS.quantity.max).default(1),
  /** 0: as the words say; 1: free. */
  creativity: z.number().min(0).max(1).default(0.3),
  /** The id of a model. */
  model: text().min(1).max(200).default(EMBEDDED_MODEL_ID),
  /** The user has seen which words are left out, and wants the image all the same. */
  is_confirmed: z.boolean().default(false),
};

/** Returns width and height in even pixels whose shorter or longer side has `side` pixels. */
export function sizeOfRatio(ratio: GenerationRatio, fixed: { short: number } | { long: number }) {
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  const scale = 'short' in fixed ? fixed.short / Math.min(across, down) : fixed.long / Math.max(across, down);
  const even = (side: number): number => Math.round((side * scale) / 2) * 2;
  return { width: even(across), height: even(down) };
}
