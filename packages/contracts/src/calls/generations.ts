import * as z from 'zod';
import { defineCall } from '../call.ts';
import { CALL_ROUTES } from '../call-routes.ts';
import { CLIP_MODES, generationModelFacts, IMAGE_MODES } from '../generation-models.ts';
import { MAX_SEED } from '../seed.ts';
import { text } from '../text.ts';
import { CAMERA_MOVES, CLIP_EFFECT_NAMES } from '../tools/generation-clips.ts';
import { GENERATION_LIMITS, GENERATION_RATIOS } from '../tools/generation-fields.ts';

const span = z.object({ start: z.number().int(), end: z.number().int() });

/** What of a prompt is drawn, and what not. Offsets count UTF-16 units of the prompt. */
const promptAccount = z.object({
  /** Concepts in the user's language, with the words that named them. */
  understood: z.array(span.extend({ concept: z.string(), name: z.string() })),
  /** What the scene has although nobody asked for it. */
  assumed: z.array(z.object({ concept: z.string(), name: z.string() })),
  ignored: z.array(span),
  /** What the negative prompt has taken out. */
  removed: z.array(z.object({ concept: z.string(), name: z.string() })),
  /** Things that the own engine cannot draw, such as people and brands. */
  not_drawable: z.array(span.extend({ category: z.string() })),
  /** Share of the words that are in the drawn scene, weighted, 0 to 1. */
  coverage: z.number().min(0).max(1),
  subject: z.enum(['drawn', 'missing', 'none_asked']),
  /** `ask`: nothing is drawn until the user confirms it. */
  advice: z.enum(['draw', 'notice', 'ask']),
  /** Why the prompt is refused; null if it is not. */
  prohibited: z.string().nullable(),
});
export type PromptAccountData = z.infer<typeof promptAccount>;

const promptFields = {
  prompt: text().max(GENERATION_LIMITS.promptCharacters).default(''),
  negative_prompt: text().max(GENERATION_LIMITS.negativeCharacters).default(''),
  scene_id: text().max(60).nullable().default(null),
};

export const generationCalls = {
  getGenerationOptions: defineCall({
    ...CALL_ROUTES.getGenerationOptions,
    summary: 'What the generators of images and clips offer here: models, ready scenes and prompts to begin with',
    input: z.object({}),
    data: z.object({
      /** The first that can do a mode is its default. */
      models: z.array(generationModelFacts),
      /** Names in the request's language. */
      scenes: z.array(z.object({ id: z.string(), name: z.string(), group: z.string(), group_name: z.string() })),
      prompts: z.object({ image: z.array(z.string()), product: z.array(z.string()), clip: z.array(z.string()) }),
    }),
    rate: { max: 120, windowS: 60 },
  }),
  previewGeneration: defineCall({
    ...CALL_ROUTES.previewGeneration,
    summary:
      'What the own engine would draw of a prompt, before anything is spent: words understood, assumed and ignored, and the providers that could draw the rest',
    input: z.object({
      ...promptFields,
      /** Whether a picture of the user's product is the subject. */
      has_product: z.boolean().default(false),
      /** Whether a clip is made: images have no camera moves and effects. */
      can_move: z.boolean().default(false),
    }),
    data: z.object({
      account: promptAccount,
      /** The camera move that the prompt names; a clip has it instead of the one that is set. */
      move: z.enum(CAMERA_MOVES).nullable(),
      /** The effects that the prompt names; a clip has them besides those that are set. */
      effects: z.array(z.enum(CLIP_EFFECT_NAMES)),
      /** Ids of models of providers that could draw it. */
      provider_models: z.array(z.string()),
    }),
    rate: { max: 600, windowS: 60 },
  }),
  drawGenerationPreview: defineCall({
    ...CALL_ROUTES.drawGenerationPreview,
    summary:
      'A small image of what the own engine would draw, for free. It is drawn when it is first asked for, and kept',
    input: z.object({
      ...promptFields,
      ratio: z.enum(GENERATION_RATIOS).default('1:1'),
      seed: z.number().int().min(0).max(MAX_SEED).default(1),
    }),
    data: z.object({ url: z.string(), width: z.number().int(), height: z.number().int() }),
    rate: { max: 120, windowS: 60 },
  }),
  enhancePrompt: defineCall({
    ...CALL_ROUTES.enhancePrompt,
    summary: 'A prompt with what makes a scene good: light, setting and camera',
    input: z.object({
      prompt: text().trim().min(1).max(GENERATION_LIMITS.promptCharacters),
      mode: z.enum([...IMAGE_MODES, ...CLIP_MODES]).default('text'),
      seed: z.number().int().min(0).max(MAX_SEED).default(0),
    }),
    data: z.object({ prompt: z.string() }),
    rate: { max: 120, windowS: 60 },
  }),
};
export type GenerationOptions = z.infer<(typeof generationCalls)['getGenerationOptions']['data']>;
