import * as z from 'zod';
import { AD_LANGUAGES } from './languages.ts';
import { MAX_SEED } from './seed.ts';

/** What a scene is for; it decides its layout. */
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

/** How a script argues. A provider may name others; these are the embedded engine's. */
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
 * How an ad opens: `split` sets before beside after, `macro` goes close to one detail, `punch` is one line of type, `price-slam` lets
 * the price land first, `question` asks, `comment-reply` answers a buyer, `unboxing` opens the box, `countdown` counts reasons.
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

/** What the ad is to achieve: `sales` closes on the purchase, `traffic` on a look, `awareness` on the name, `engagement` on an answer. */
export const PRODUCTION_GOALS = ['sales', 'traffic', 'awareness', 'engagement'] as const;
export type ProductionGoal = (typeof PRODUCTION_GOALS)[number];

/** Lengths that a script can be written for, in seconds. */
export const SCRIPT_LENGTH_LIMITS_S = { min: 5, max: 120 } as const;

/** Longest text of a call-to-action sticker, in characters. */
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
 * A stretch of a line and what it rests on. Offsets count UTF-16 units, the end is excluded: `start` and `end` in the
 * line's text, `source_start` and `source_end` in the field's text. A number's text is its shortest decimal form
 * ("24.99"); a rating's is its value, followed by a space and its count where it has one; a
 * review's is its quote.
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
  /** What the voice says: whole sentences. */
  spoken: scriptLine,
  /** What stands on screen as the scene's title: a few words, or empty. Other words than `spoken`. */
  on_screen: scriptLine,
  /** Of a hook: how it wants to be staged. */
  hook_format: z.enum(HOOK_FORMATS).optional(),
  /** Of a counted reason: its number, from 1. Set only where all the reasons follow. */
  ordinal: z.number().int().min(1).max(9).optional(),
  /** What the picture should show, for whoever picks or makes it. */
  picture_wish: z.string().max(300),
  /** Estimated, with the silence behind it. */
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
  /** Stable name of the pattern that the hook was written from; `model` where a model wrote it. */
  hook_pattern: z.string().max(60),
  scenes: z.array(scriptScene).min(1).max(60),
  /** Text of the call-to-action sticker. */
  call_to_action: z.string().min(1).max(24),
});
/** What an ad says and shows, scene by scene. */
export type Script = z.infer<typeof script>;
