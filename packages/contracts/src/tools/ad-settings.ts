import * as z from 'zod';
import { adPlatforms } from '../ad-review.ts';
import { brandFonts, buttonText, legalLine } from '../brand-kit.ts';
import { productId } from '../ids.ts';
import { AD_LANGUAGES, type AdLanguage } from '../languages.ts';
import { AD_VARIANT_LIMITS, AD_VIDEO_LIMITS, UPLOAD_LIMITS } from '../limits.ts';
import { MUSIC_CHOICES } from '../music.ts';
import { CREDIT_PRICES, priceOfVideoSeconds } from '../plans.ts';
import { isCurrencyMissing, type Priced } from '../price-text.ts';
import { imageRef } from '../product.ts';
import { PRODUCTION_GOALS, SCRIPT_FRAMEWORKS, typedScript } from '../script.ts';
import { MAX_SEED } from '../seed.ts';
import { text } from '../text.ts';
import { AD_ELEMENTS, adElement } from './ad-elements.ts';

export const AD_RATIOS = ['9:16', '1:1', '16:9', '4:5'] as const;
export type AdRatio = (typeof AD_RATIOS)[number];

export const AD_RESOLUTIONS = ['720p', '1080p'] as const;
export type AdResolution = (typeof AD_RESOLUTIONS)[number];

/** Looks of an ad: type, colour, motion and composition that belong together. `packages/looks` defines each of them. */
export const LOOK_IDS = [
  'tech-minimal',
  'luxury-serif',
  'bold-street',
  'playful-pop',
  'editorial-magazine',
  'retro-seventies',
  'ugc-handwritten',
  'corporate-clean',
  'sport-condensed',
  'beauty-soft',
  'food-warm',
  'neon-night',
  'flat-geometric',
  'paper-collage',
] as const;
export type LookId = (typeof LOOK_IDS)[number];

/** Caption presets. Each has its own background, outline or plate, so that it is legible on any image. */
export const CAPTION_STYLE_NAMES = [
  'pop-outline',
  'pop-heavy',
  'box-accent',
  'box-on-plate',
  'karaoke-plate',
  'karaoke-outline',
  'typewriter-plate',
  'typewriter-screen',
  'underline-plate',
  'marker-paper',
  'bounce-outline',
  'dim-plate',
  'single-heavy',
  'single-plate',
] as const;
export type CaptionStyleName = (typeof CAPTION_STYLE_NAMES)[number];

/** Drawn scenes in no ad, in those whose look asks for them, or in every ad. */
export const PRODUCT_SCENES = ['off', 'by_look', 'always'] as const;
export type ProductScenes = (typeof PRODUCT_SCENES)[number];
/** What ads have that don't say it. */
export const DEFAULT_PRODUCT_SCENES: ProductScenes = 'by_look';

/** Scene layouts that every look supports. */
export const SCENE_LAYOUTS = [
  'hero',
  'detail',
  'split',
  'list',
  'price',
  'comparison',
  'review',
  'end',
  'cta',
  'grid',
  'carousel',
  'punch',
  'comment',
  'countdown',
  'poster',
  'phone',
] as const;
export type SceneLayoutName = (typeof SCENE_LAYOUTS)[number];

/** Longest sentence that a scene shows as type, phrase by phrase, in place of captions, in characters. */
const LONGEST_BIG_LINE = { en: 120, 'zh-CN': 48 } as const;

/** Sentence ends; a Chinese one is not followed by a space. */
const SENTENCE_ENDS = { spaced: '.?!', unspaced: '。？！' } as const;
const LAST_OF_SENTENCE = new RegExp(`[${SENTENCE_ENDS.spaced}${SENTENCE_ENDS.unspaced}]$`, 'u');
const BETWEEN_SENTENCES = new RegExp(`(?<=[${SENTENCE_ENDS.unspaced}])|(?<=[${SENTENCE_ENDS.spaced}])\\s+`, 'u');

/** Whether a word or a text ends a sentence, English or Chinese. */
export function endsSentence(text: string): boolean {
  return LAST_OF_SENTENCE.test(text);
}

/** Splits a spoken line into its first sentence and the rest; one part if the line is a single sentence. */
export function splitLine(line: string): string[] {
  const [first = '', ...rest] = line.trim().split(BETWEEN_SENTENCES);
  const after = rest.join(' ').trim();
  return [first, ...(after === '' ? [] : [after])];
}

/** Whether a scene can show a spoken line as type in place of captions: its first sentence, then the rest. */
export function isBigLine(line: string, language: keyof typeof LONGEST_BIG_LINE): boolean {
  return line.trim() !== '' && splitLine(line).every((part) => part.length <= LONGEST_BIG_LINE[language]);
}

/**
 * How much of an ad is made. `final`: everything. `draft`: quick and small, for sharing. `preview`: only the timeline,
 * which the browser plays (`/u2v/preview/preloadList`); it is free, leaves no files and is deleted after an hour.
 */
export const AD_QUALITIES = ['final', 'draft', 'preview'] as const;
export type AdQuality = (typeof AD_QUALITIES)[number];

const share = z.number().min(0).max(1);
const voiceId = text().max(64);
/** Longer than any video that can be uploaded. */
const MAX_VIDEO_START_MS = 3_600_000;
const seed = z.number().int().min(0).max(MAX_SEED);

/** Fixed choices of the scene at the same index of the script; fields left out are chosen automatically. */
export const adScene = z.strictObject({
  /** An image or a video; may be one that the product does not list. */
  image: imageRef.optional(),
  /** The point of the image that stays in view when it is cropped, as fractions of its width and height. */
  focus: z.strictObject({ x: share, y: share }).optional(),
  /** Ignored if the scene lacks content that the layout needs. */
  layout: z.enum(SCENE_LAYOUTS).optional(),
  /** The voice of the scene's line. */
  voice: voiceId.optional(),
  /** Minimum duration of the scene, even if its speech is shorter. */
  min_duration_ms: z.number().int().min(0).max(AD_VIDEO_LIMITS.maxSceneMs).optional(),
  /** Where the scene's video begins, in the file; its best part if left out. Its last part if it is too late. */
  video_start_ms: z.number().int().min(0).max(MAX_VIDEO_START_MS).optional(),
  /** What the user has changed on the canvas: one entry for each changed element. */
  elements: z.array(adElement).max(AD_ELEMENTS.length).optional(),
});
export type AdScene = z.infer<typeof adScene>;

/** Settings that may differ between the variants of an ad. */
const variantShape = {
  /** The argument structure of the script if none is given; chosen by the seed if left out. */
  framework: z.enum(SCRIPT_FRAMEWORKS).optional(),
  /** Chosen to suit the product if left out; the variants of one task then differ. */
  look: z.enum(LOOK_IDS).optional(),
  /** A voice of the speech engine; the language's first voice if left out. */
  voice: voiceId.optional(),
  /** The user's own lines: spoken and shown verbatim. Written from the product if left out. */
  script: typedScript.optional(),
  /** In the order of the scenes of `script`, which is the order of the ad. */
  scenes: z.array(adScene).max(AD_VIDEO_LIMITS.maxScenes).optional(),
  /** Chosen by the server if left out, and stored with the task. */
  seed: seed.optional(),
};

export const adVariant = z.strictObject({ ...variantShape, music: z.enum(MUSIC_CHOICES).optional() });
export type AdVariant = z.infer<typeof adVariant>;

/** The settings of an ad apart from its product, the same in every tool that makes ads. */
export const adSettingsShape = {
  ...variantShape,
  length_s: z.number().int().min(AD_VIDEO_LIMITS.minLengthS).max(AD_VIDEO_LIMITS.maxLengthS).default(15),
  ratio: z.enum(AD_RATIOS).default('9:16'),
  resolution: z.enum(AD_RESOLUTIONS).default('1080p'),
  quality: z.enum(AD_QUALITIES).default('final'),
  language: z.enum(AD_LANGUAGES).default('en'),
  music: z.enum(MUSIC_CHOICES).default('auto'),
  subtitles: z.boolean().default(true),
  /** The look's own style if left out. */
  caption_style: z.enum(CAPTION_STYLE_NAMES).optional(),
  cta_sticker: z.boolean().default(true),
  /**
   * Whether a product that surely was cut out and stands is shown in a drawn scene, such as a podium or a table by a
   * window, in place of the look's sets.
   */
  product_scenes: z.enum(PRODUCT_SCENES).default(DEFAULT_PRODUCT_SCENES),
  logo: imageRef.optional(),
  /** The brand's fonts, in place of the look's. */
  fonts: brandFonts.optional(),
  /** Shown small on the end card, whatever else it shows. */
  legal_line: legalLine.optional(),
  /** The button's words in scripts that are written for the ad. */
  call_to_action: buttonText.optional(),
  /** The saved product that the ad is made of: it lists the ad. */
  product_id: productId.optional(),
  /** `sales` if left out. */
  goal: z.enum(PRODUCTION_GOALS).optional(),
  /** Platforms that the ad will run on: their rules are checked in addition to the law's. */
  platforms: adPlatforms,
  /** Number of ads. Each has its own seed, and its own framework and look if none is fixed. */
  count: z.number().int().min(AD_VARIANT_LIMITS.min).max(AD_VARIANT_LIMITS.max).default(1),
  /** Overrides of the settings above for each variant, in order. At most `count`. */
  variants: z.array(adVariant).max(AD_VARIANT_LIMITS.max).optional(),
};

/** Reports a broken rule; `message` is a message key. */
type AddIssue = (issue: { code: 'custom'; path: (string | number)[]; message: string }) => void;

interface VariedSettings {
  count: number;
  variants?: readonly AdVariant[] | undefined;
  script?: unknown;
  scenes?: readonly AdScene[] | undefined;
}

/** Checks the rules between the settings; each issue is a message key. */
export function checkAdSettings(input: VariedSettings & { language: string }, addIssue: AddIssue): void {
  const refuse = (path: (string | number)[], message: string) => addIssue({ code: 'custom', path, message });
  if ((input.variants?.length ?? 0) > input.count) refuse(['variants'], 'too_many_variants');
  for (const [index, each] of [input, ...(input.variants ?? [])].entries()) {
    const at = index === 0 ? [] : ['variants', index - 1];
    const { scenes } = each;
    const own = (each.script ?? input.script) as { scenes: unknown[]; language: string } | undefined;
    if (own && own.language !== input.language) refuse([...at, 'script'], 'script_other_language');
    if (scenes !== undefined && scenes.length > (own?.scenes.length ?? 0))
      refuse([...at, 'scenes'], 'scenes_need_script');
  }
}

/** Refuses a price without a currency before it costs anything. With a link, the page may name the currency. */
export function checkPrice(
  { product, language, link }: { product?: Priced | undefined; language: AdLanguage; link?: string | undefined },
  addIssue: AddIssue,
): void {
  if (product && link === undefined && isCurrencyMissing(product, language))
    addIssue({ code: 'custom', path: ['product', 'currency'], message: 'currency_missing' });
}

/** The price and the limits of every kind of ad, for lists of tools. */
export const AD_LISTING = {
  price: { credits: CREDIT_PRICES.video.credits, per: CREDIT_PRICES.video.perSeconds, unit: 'second' },
  limits: {
    image: { max_size_bytes: UPLOAD_LIMITS.image.maxSizeBytes },
    video: {
      max_size_bytes: UPLOAD_LIMITS.libraryVideo.maxSizeBytes,
      max_duration_s: UPLOAD_LIMITS.libraryVideo.maxDurationS,
    },
    length_s: { min: AD_VIDEO_LIMITS.minLengthS, max: AD_VIDEO_LIMITS.maxLengthS },
    results: { min: AD_VARIANT_LIMITS.min, max: AD_VARIANT_LIMITS.max },
  },
} as const;

/** Returns the credits for ads of these settings: the length's price for each variant. A preview is free. */
export function priceOfAds(settings: { length_s: number; count: number; quality: AdQuality }): number {
  const { length_s: seconds, count, quality } = settings;
  if (quality === 'preview') return 0;
  const { credits, perSeconds } = CREDIT_PRICES.draftVideo;
  return count * (quality === 'draft' ? Math.ceil(seconds / perSeconds) * credits : priceOfVideoSeconds(seconds));
}
