import * as z from 'zod';
import type { AdLanguage } from './languages.ts';
import { PRODUCT_PROOF_LIMITS } from './limits.ts';
import { brandColor, imageRef } from './product.ts';
import { text } from './text.ts';

export const BRAND_KIT_LIMITS = {
  /** Kits of a workspace. */
  kits: 20,
  name: 60,
  legalLine: 120,
  callToAction: 24,
} as const;

/** Families that whole ads can be set in: their widths are known to the layout. The last ones are Chinese. */
export const BRAND_FONTS = [
  'Anton',
  'Baloo 2',
  'Barlow Condensed',
  'Bricolage Grotesque',
  'Caveat',
  'Chakra Petch',
  'Cormorant Garamond',
  'DM Serif Display',
  'Fraunces',
  'Inter',
  'Lobster',
  'Manrope',
  'Patrick Hand',
  'Playfair Display',
  'Poppins',
  'Sedgwick Ave Display',
  'Shrikhand',
  'Space Grotesk',
  'Noto Sans CJK SC',
  'Noto Serif CJK SC',
  'ZCOOL KuaiLe',
  'ZCOOL XiaoWei',
  'Ma Shan Zheng',
] as const;
export type BrandFont = (typeof BRAND_FONTS)[number];

const fontFamily = z.enum(BRAND_FONTS);

/**
 * A brand's fonts, in place of the look's: of titles, and of everything else. A font without the letters of an ad's
 * language leaves the look's in place.
 */
export const brandFonts = z.strictObject({ title: fontFamily.optional(), body: fontFamily.optional() });
export type BrandFonts = z.infer<typeof brandFonts>;

/** A line that the end card must show, such as the terms of an offer. */
export const legalLine = text().trim().min(1).max(BRAND_KIT_LIMITS.legalLine);

/** The words of the end card's button. */
export const buttonText = text().trim().min(1).max(BRAND_KIT_LIMITS.callToAction);

/** What a brand says in one language. */
const brandWords = z.strictObject({
  voice: text().min(1).max(64).optional(),
  call_to_action: buttonText.optional(),
  legal_line: legalLine.optional(),
});

const WORDS = {
  en: brandWords.optional(),
  'zh-CN': brandWords.optional(),
} satisfies Record<AdLanguage, z.ZodType>;

/** What all ads of a brand have in common. */
export const brandKitFields = z.strictObject({
  /** Of the brand, and of the kit. */
  name: text().trim().min(1).max(BRAND_KIT_LIMITS.name),
  logo: imageRef.optional(),
  /** The first is the main colour. */
  colors: z.array(brandColor).max(PRODUCT_PROOF_LIMITS.maxBrandColors, { error: 'too_many_brand_colors' }).default([]),
  fonts: brandFonts.default({}),
  words: z.strictObject(WORDS).default({}),
  /** Whether new ads begin with it. At most one kit of a workspace is. */
  is_default: z.boolean().default(false),
});
export type BrandKitFields = z.infer<typeof brandKitFields>;
