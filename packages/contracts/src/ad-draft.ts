import * as z from 'zod';
import { chosenPlatforms } from './ad-review.ts';
import { brandFonts } from './brand-kit.ts';
import { brandKitId, productId, taskId } from './ids.ts';
import { AD_LANGUAGES } from './languages.ts';
import { AD_VARIANT_LIMITS, AD_VIDEO_LIMITS } from './limits.ts';
import { MUSIC_CHOICES } from './music.ts';
import { imageRef, PRODUCT_SOURCES, product, productFieldSource } from './product.ts';
import { PRODUCTION_GOALS, SCRIPT_FRAMEWORKS, script, scriptLine, scriptScene } from './script.ts';
import {
  AD_RATIOS,
  AD_RESOLUTIONS,
  adScene,
  CAPTION_STYLE_NAMES,
  LOOK_IDS,
  PRODUCT_SCENES,
} from './tools/ad-settings.ts';
import { dropOtherSchemes, text } from './text.ts';

/** The wizard's steps, in their order. */
export const AD_DRAFT_STEPS = ['source', 'product', 'settings', 'scripts', 'editor'] as const;
export type AdDraftStep = (typeof AD_DRAFT_STEPS)[number];

/** Unfinished user input: only its length is checked. */
const typed = (max: number) => text().max(max);

/** Looser than the product's limits, so that the wizard can show an overlong value and the user can shorten it. */
const CAPS = { link: 4000, line: 2000, text: 20_000, lines: 100, images: 100, scripts: 40 } as const;

/** May be unfinished. It is shown as a link, so any scheme but those of the web is dropped. */
const typedLink = typed(CAPS.link).overwrite(dropOtherSchemes);

const draftImage = z.strictObject({
  /** Unique within the draft; stays with the image when the order changes. */
  id: text().min(1).max(64),
  ref: imageRef,
  kind: z.enum(['image', 'video']).default('image'),
  /** The file's name when it was chosen. */
  file_name: typed(300).optional(),
  /** Left out of the ad, but the user can restore it. */
  is_removed: z.boolean().optional(),
});
export type DraftImage = z.infer<typeof draftImage>;

const draftProduct = z.strictObject({
  name: typed(CAPS.line).optional(),
  description: typed(CAPS.text).optional(),
  selling_points: z.array(typed(CAPS.line)).max(CAPS.lines).optional(),
  price: typed(60).optional(),
  original_price: typed(60).optional(),
  currency: typed(20).optional(),
  brand: typed(CAPS.line).optional(),
  sku: typed(CAPS.line).optional(),
  availability: z.enum(['InStock', 'OutOfStock']).optional(),
  audience: typed(CAPS.line).optional(),
  category: typed(CAPS.line).optional(),
  rating: z.strictObject({ value: typed(60).optional(), count: typed(60).optional() }).optional(),
  reviews: z
    .array(
      z.strictObject({
        quote: typed(CAPS.line),
        author: typed(CAPS.line).optional(),
        rating: typed(60).optional(),
      }),
    )
    .max(CAPS.lines)
    .optional(),
  brand_colors: z.array(typed(60)).max(CAPS.lines).optional(),
  images: z.array(draftImage).max(CAPS.images).optional(),
});
export type DraftProduct = z.infer<typeof draftProduct>;

/** Unset settings use the tool's default and are not stored: a draft is returned as it was sent. */
const draftSettings = z.strictObject({
  ratio: z.enum(AD_RATIOS).optional(),
  resolution: z.enum(AD_RESOLUTIONS).optional(),
  length_s: z.number().int().min(AD_VIDEO_LIMITS.minLengthS).max(AD_VIDEO_LIMITS.maxLengthS).optional(),
  count: z.number().int().min(AD_VARIANT_LIMITS.min).max(AD_VARIANT_LIMITS.max).optional(),
  language: z.enum(AD_LANGUAGES).optional(),
  voice: typed(64).optional(),
  music: z.enum(MUSIC_CHOICES).optional(),
  subtitles: z.boolean().optional(),
  caption_style: z.enum(CAPTION_STYLE_NAMES).optional(),
  cta_sticker: z.boolean().optional(),
  product_scenes: z.enum(PRODUCT_SCENES).optional(),
  look: z.enum(LOOK_IDS).optional(),
  platforms: chosenPlatforms.optional(),
  goal: z.enum(PRODUCTION_GOALS).optional(),
  logo: imageRef.optional(),
  /** The brand kit that the ad was begun with. */
  brand_kit: brandKitId.optional(),
  fonts: brandFonts.optional(),
  /** May be unfinished, like each text of a draft. */
  legal_line: typed(CAPS.line).optional(),
  call_to_action: typed(60).optional(),
  seed: script.shape.seed.optional(),
});
export type DraftSettings = z.infer<typeof draftSettings>;

const draftLine = scriptLine.extend({ text: typed(CAPS.line) });

/** A script while it is edited. */
const draftScript = z.strictObject({
  /** Unique within the draft. */
  id: text().min(1).max(64),
  /** Whether the user has edited the text: regenerating then asks first. */
  is_edited: z.boolean().optional(),
  script: script.extend({
    call_to_action: typed(CAPS.line),
    scenes: z.array(scriptScene.extend({ spoken: draftLine, on_screen: draftLine })).max(AD_VIDEO_LIMITS.maxScenes),
  }),
  /** In the order of the script's scenes. */
  scenes: z.array(adScene).max(AD_VIDEO_LIMITS.maxScenes).optional(),
  /** The look of this script's variant. */
  look: z.enum(LOOK_IDS).optional(),
  voice: typed(64).optional(),
  music: z.enum(MUSIC_CHOICES).optional(),
});
export type DraftScript = z.infer<typeof draftScript>;

/** `description`: the value was read from the text with which the user started the ad. */
const draftFieldSource = productFieldSource.extend({ source: z.enum([...PRODUCT_SOURCES, 'description']) });

/** A draft of an ad, as the wizard saves it: strict in its shape, lenient in its values. */
export const adDraft = z.strictObject({
  version: z.literal(1),
  /** The wizard step that was open. */
  step: z.enum(AD_DRAFT_STEPS).default('source'),
  source: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('link'), link: typedLink }),
    z.strictObject({ kind: z.literal('uploads') }),
  ]),
  product: draftProduct.default({}),
  /** The saved product that the draft was begun with, or saved as. */
  product_id: productId.optional(),
  /**
   * Where each field of the product was found on a page or in a description. Fields that the user edited have no
   * source.
   */
  sources: z.partialRecord(product.keyof(), draftFieldSource).default({}),
  /** The link that `product` was read from: another link is read again. */
  read_link: typedLink.optional(),
  /** The language tag of the page's text (BCP 47), if known. */
  page_language: typed(40).optional(),
  /** The languages in which an ad can use the page's texts. */
  text_languages: z.array(z.enum(AD_LANGUAGES)).max(AD_LANGUAGES.length).optional(),
  settings: draftSettings.default({}),
  frameworks: z.array(z.enum(SCRIPT_FRAMEWORKS)).max(SCRIPT_FRAMEWORKS.length).optional(),
  scripts: z.array(draftScript).max(CAPS.scripts).default([]),
  /** Ids of the chosen scripts, one for each variant in order. */
  chosen_scripts: z.array(text().max(64)).max(AD_VARIANT_LIMITS.max).default([]),
  /** The newest preview of this draft, whose results a final render can reuse. */
  preview_task_id: taskId.optional(),
});
/** The input as a browser sends it: before defaults. */
export type AdDraftInput = z.input<typeof adDraft>;
export type AdDraft = z.infer<typeof adDraft>;
