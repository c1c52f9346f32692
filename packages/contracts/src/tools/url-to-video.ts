import * as z from 'zod';
import { adPlatforms } from '../ad-review.ts';
import { imageRef, productOverrides } from '../product.ts';
import { AD_LANGUAGES } from '../languages.ts';
import { AD_VIDEO_LIMITS } from '../limits.ts';
import { MUSIC_MOODS } from '../music.ts';
import { MAX_SEED } from '../seed.ts';

export const AD_RATIOS = ['9:16', '1:1', '16:9', '4:5'] as const;
export type AdRatio = (typeof AD_RATIOS)[number];

export const AD_RESOLUTIONS = ['720p', '1080p'] as const;
export type AdResolution = (typeof AD_RESOLUTIONS)[number];

/** Art directions of an ad: type, colour, motion and composition that belong together. `packages/looks` has one for each. */
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

/**
 * The input of tool 104. Either a link, or a product by hand (a name and at least one image); with both, what was
 * typed wins over what the page says.
 */
export const urlToVideoInput = z
  .strictObject({
    link: z
      .url({ protocol: /^https?$/ })
      .max(2048)
      .optional(),
    product: productOverrides.optional(),
    length_s: z.number().int().min(AD_VIDEO_LIMITS.minLengthS).max(AD_VIDEO_LIMITS.maxLengthS).default(15),
    ratio: z.enum(AD_RATIOS).default('9:16'),
    resolution: z.enum(AD_RESOLUTIONS).default('1080p'),
    language: z.enum(AD_LANGUAGES).default('en'),
    /** A voice of the speech engine; the language's first voice where left out. */
    voice: z.string().max(64).optional(),
    music: z.enum(MUSIC_MOODS).default('auto'),
    subtitles: z.boolean().default(true),
    cta_sticker: z.boolean().default(true),
    logo: imageRef.optional(),
    /** Where the ad will run: the rules of these platforms are checked besides the law's. */
    platforms: adPlatforms,
    /** Chosen to suit the product where left out. */
    look: z.enum(LOOK_IDS).optional(),
    /** Drawn by the server where left out, and stored with the task. */
    seed: z.number().int().min(0).max(MAX_SEED).optional(),
  })
  .refine(
    (input) =>
      input.link !== undefined || (input.product?.name !== undefined && (input.product.images?.length ?? 0) > 0),
    {
      error: 'product_needs_link_or_fields',
    },
  );
export type UrlToVideoInput = z.infer<typeof urlToVideoInput>;
