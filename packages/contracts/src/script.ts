import * as z from 'zod';
import { AD_LANGUAGES } from './languages.ts';
import { MAX_SEED } from './seed.ts';

/** The purpose of a scene; it decides its layout. */
export const SCENE_ROLES = [
  'hook',
  'problem',
  'intro',
  'benefit',
  'detail',
  'review',
  'offer',
  'call_to_action',
] as const;
export type SceneRole = (typeof SCENE_ROLES)[number];

/** The argument structure of a script. These are the embedded engine's; a provider may use others. */
export const SCRIPT_FRAMEWORKS = [
  'problem_solution',
  'aida',
  'three_reasons',
  'discovery',
  'offer',
  'old_way',
  'audience_first',
  'customer_voice',
] as const;
export type ScriptFramework = (typeof SCRIPT_FRAMEWORKS)[number];

/**
 * How an ad opens: `split` contrasts before and after, `macro` shows one detail close up, `punch` is one line of type,
 * `price-slam` shows the price first, `question` asks, `comment-reply` answers a buyer, `unboxing` opens the box,
 * `countdown` counts reasons.
 */
export const HOOK_FORMATS = [
  'split',
  'macro',
  'punch',
  'price-slam',
  'question',
  'comment-reply',
  'unboxing',
  'countdown',
] as const;
export type HookFormat = (typeof HOOK_FORMATS)[number];

/**
 * The goal of the ad. `sales` closes with the purchase, `traffic` with a visit, `awareness` with the name, `engagement`
 * with a reply.
 */
export const PRODUCTION_GOALS = ['sales', 'traffic', 'awareness', 'engagement'] as const;
export type ProductionGoal = (typeof PRODUCTION_GOALS)[number];

/** Lengths of scripts, in seconds. */
export const SCRIPT_LENGTH_LIMITS_S = { min: 5, max: 120 } as const;

/** Maximum length of a call-to-action sticker, in characters. */
export const CALL_TO_ACTION_LIMITS = { en: 24, 'zh-CN': 10 } as const;

export const sourceField = z.union([
  z.enum(['name', 'brand', 'description', 'price', 'original_price', 'currency', 'audience', 'rating', 'category']),
  z.templateLiteral(['selling_points.', z.number().int().min(0)]),
  z.templateLiteral(['reviews.', z.number().int().min(0)]),
]);
/** A field of a product; `selling_points.0` and `reviews.0` are the first of their lists. */
export type SourceField = z.infer<typeof sourceField>;

const offset = z.number().int().min(0);

/**
 * A part of a line and the product data that supports it. Offsets count UTF-16 units, the end is excluded: `start` and
 * `end` in the line's text, `source_start` and `source_end` in the field's text. A number's text is its shortest
 * decimal form ("24.99"); a rating's is its value, followed by a space and its count if it has one; a review's is its
 * quote.
 */
export const sourceSpan = z.strictObject({
  start: offset,
  end: offset,
  field: sourceField,
  source_start: offset,
  source_end: offset,
});
export type SourceSpan = z.infer<typeof sourceSpan>;

export const scriptLine = z.strictObject({ text: z.string().max(1000), sources: z.array(sourceSpan).max(50) });
export type ScriptLine = z.infer<typeof scriptLine>;

export const scriptScene = z.strictObject({
  role: z.enum(SCENE_ROLES),
  /** The voice's line: whole sentences. */
  spoken: scriptLine,
  /** The scene's title on screen: a few words, or empty. It differs from `spoken`. */
  on_screen: scriptLine,
  /** Only for a hook: how to stage it. */
  hook_format: z.enum(HOOK_FORMATS).optional(),
  /** Number of a counted reason, from 1. Set only if all the reasons follow. */
  ordinal: z.number().int().min(1).max(9).optional(),
  /** What the image should show, for choosing or generating it. */
  image_wish: z.string().max(300),
  /** Estimated; includes the pause after the scene. */
  duration_ms: z.number().int().positive(),
});
export type ScriptScene = z.infer<typeof scriptScene>;

export const script = z.strictObject({
  version: z.literal(1),
  framework: z.string().min(1).max(60),
  goal: z.enum(PRODUCTION_GOALS),
  language: z.enum(AD_LANGUAGES),
  length_s: z.number().min(SCRIPT_LENGTH_LIMITS_S.min).max(SCRIPT_LENGTH_LIMITS_S.max),
  seed: z.number().int().min(0).max(MAX_SEED),
  /** Stable name of the pattern that the hook was written from; `model` if a model wrote it. */
  hook_pattern: z.string().max(60),
  scenes: z.array(scriptScene).min(1).max(60),
  call_to_action: z.string().min(1).max(24),
});
/** The spoken and shown texts of an ad, scene by scene. */
export type Script = z.infer<typeof script>;
