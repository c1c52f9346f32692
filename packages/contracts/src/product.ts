import * as z from 'zod';
import { assetId } from './ids.ts';
import { AD_LANGUAGES } from './languages.ts';
import { AD_VIDEO_LIMITS, PRODUCT_PROOF_LIMITS, TEXT_LIMITS } from './limits.ts';
import { text, webUrl } from './text.ts';

const maxPrice = 10 ** TEXT_LIMITS.priceDigits - 0.01;

/** An amount of money: at most six digits before the point and two after it. */
export const price = z.number({ error: 'price_unreadable' }).positive().max(maxPrice);

/** An image: an address on the web, or an asset of the user's library. For a product, the asset may also be a video. */
export const imageRef = z.union([z.strictObject({ url: webUrl() }), z.strictObject({ asset_id: assetId })]);
export type ImageRef = z.infer<typeof imageRef>;

/** Whether two references name the same image. */
export function isSameImage(one: ImageRef, other: ImageRef): boolean {
  return 'url' in one
    ? 'url' in other && one.url === other.url
    : 'asset_id' in other && one.asset_id === other.asset_id;
}

export const sellingPoint = text().trim().min(1).max(TEXT_LIMITS.sellingPoints.maxLineLength);

const WIDE_CHARACTERS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/gu;

/** Returns the display width of a text: wide characters count as two. */
export function measureWideText(text: string): number {
  return text.length + (text.match(WIDE_CHARACTERS)?.length ?? 0);
}

const stars = z.number().min(0).max(PRODUCT_PROOF_LIMITS.maxRating);

/** A buyer's review, verbatim. */
export const productReview = z.strictObject({
  quote: text()
    .trim()
    .min(1)
    .max(TEXT_LIMITS.reviewQuote, { error: 'review_too_long', abort: true })
    .refine((text) => measureWideText(text) <= TEXT_LIMITS.reviewQuote, { error: 'review_too_long' }),
  author: text().trim().min(1).max(TEXT_LIMITS.reviewAuthor).optional(),
  /** Stars out of five. */
  rating: stars.optional(),
});
export type ProductReview = z.infer<typeof productReview>;

/** How buyers rate a product: stars out of five, and the number of ratings. */
const productRating = z.strictObject({ value: stars, count: z.number().int().positive().max(1e9).optional() });

/** `#rrggbb`. */
export const brandColor = text()
  .trim()
  .regex(/^#[0-9a-f]{6}$/i, { error: 'brand_color_format' });

/** The product's facts, as read from a page or typed by the seller. */
export const product = z.object({
  name: text().trim().min(1).max(TEXT_LIMITS.productName),
  description: text().trim().max(TEXT_LIMITS.productDescription).optional(),
  selling_points: z.array(sellingPoint).max(TEXT_LIMITS.sellingPoints.maxLines).default([]),
  price: price.optional(),
  original_price: price.optional(),
  /** ISO 4217. */
  currency: text()
    .regex(/^[A-Z]{3}$/, { error: 'currency_code' })
    .optional(),
  brand: text().trim().min(1).max(100).optional(),
  sku: text().trim().min(1).max(100).optional(),
  availability: z.enum(['InStock', 'OutOfStock']).optional(),
  language: z.enum(AD_LANGUAGES).optional(),
  audience: text().trim().min(1).max(200).optional(),
  /** From the broadest category to the narrowest, in the shop's words: `Garden > Tools > Spades`. */
  category: text().trim().min(1).max(TEXT_LIMITS.productCategory).optional(),
  rating: productRating.optional(),
  reviews: z.array(productReview).max(PRODUCT_PROOF_LIMITS.maxReviews, { error: 'too_many_reviews' }).optional(),
  /** The first is the main colour. */
  brand_colors: z
    .array(brandColor)
    .max(PRODUCT_PROOF_LIMITS.maxBrandColors, { error: 'too_many_brand_colors' })
    .optional(),
  images: z.array(imageRef).max(AD_VIDEO_LIMITS.maxImages).default([]),
  /** Links to videos of the product, or to pages that play them. */
  videos: z.array(webUrl()).max(PRODUCT_PROOF_LIMITS.maxVideos).optional(),
});
export type Product = z.infer<typeof product>;

/** Fields that the user edited or added: each one replaces the page's value. */
export const productOverrides = product
  .extend({
    selling_points: z.array(sellingPoint).max(TEXT_LIMITS.sellingPoints.maxLines),
    images: z.array(imageRef).max(AD_VIDEO_LIMITS.maxImages),
  })
  .partial();
export type ProductOverrides = z.infer<typeof productOverrides>;

/** Where a value stood on its page: machine-readable markup, the shop's own data, or the visible text. */
export const PRODUCT_SOURCES = ['json-ld', 'microdata', 'rdfa', 'shop-data', 'page-data', 'opengraph', 'page'] as const;
export type ProductSource = (typeof PRODUCT_SOURCES)[number];

/** The source of a value, and the probability, 0 to 1, that it is right. */
export const productFieldSource = z.object({
  source: z.enum(PRODUCT_SOURCES),
  confidence: z.number().min(0).max(1),
});
export type ProductFieldSource = z.infer<typeof productFieldSource>;
