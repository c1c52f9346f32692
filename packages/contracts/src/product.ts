import * as z from 'zod';
import { assetId } from './ids.ts';
import { AD_LANGUAGES } from './languages.ts';
import { AD_VIDEO_LIMITS, TEXT_LIMITS } from './limits.ts';

const maxPrice = 10 ** TEXT_LIMITS.priceDigits - 0.01;

/** An amount of money as printed: at most six digits before the point and two after it. */
export const price = z.number().positive().max(maxPrice);

/** A picture of the product: somewhere on the web, or an asset of the user's library. */
export const imageRef = z.union([
  z.strictObject({ url: z.url({ protocol: /^https?$/ }).max(2048) }),
  z.strictObject({ asset_id: assetId }),
]);
export type ImageRef = z.infer<typeof imageRef>;

export const sellingPoint = z.string().trim().min(1).max(TEXT_LIMITS.sellingPoints.maxLineLength);

/** What the product is, as a page told it or as its seller typed it. */
export const product = z.object({
  name: z.string().trim().min(1).max(TEXT_LIMITS.productName),
  description: z.string().trim().max(TEXT_LIMITS.productDescription).optional(),
  selling_points: z.array(sellingPoint).max(TEXT_LIMITS.sellingPoints.maxLines).default([]),
  price: price.optional(),
  original_price: price.optional(),
  /** ISO 4217. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  brand: z.string().trim().min(1).max(100).optional(),
  sku: z.string().trim().min(1).max(100).optional(),
  availability: z.enum(['InStock', 'OutOfStock']).optional(),
  language: z.enum(AD_LANGUAGES).optional(),
  audience: z.string().trim().min(1).max(200).optional(),
  images: z.array(imageRef).max(AD_VIDEO_LIMITS.maxImages).default([]),
});
export type Product = z.infer<typeof product>;

/** What the user typed over, or instead of, what the page says: each field given wins. */
export const productOverrides = product
  .extend({
    selling_points: z.array(sellingPoint).max(TEXT_LIMITS.sellingPoints.maxLines),
    images: z.array(imageRef).max(AD_VIDEO_LIMITS.maxImages),
  })
  .partial();
export type ProductOverrides = z.infer<typeof productOverrides>;
