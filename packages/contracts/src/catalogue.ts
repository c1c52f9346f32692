import * as z from 'zod';
import { MIB, TEXT_LIMITS } from './limits.ts';
import { isCurrencyMissing } from './price-text.ts';
import { product, sellingPoint } from './product.ts';
import { webUrl } from './text.ts';

/** Limits of the products that a workspace saves. */
export const CATALOGUE_LIMITS = {
  products: 20_000,
  /** The newest ads of a product, which it comes with. */
  maxAds: 12,
  /** Products that one call may delete or restore. */
  maxAtOnce: 200,
  csv: {
    maxSizeBytes: 10 * MIB,
    maxRows: 10_000,
    maxColumns: 200,
    /** Rows that fail and are described one by one; all are counted. */
    maxReported: 500,
  },
} as const;

/** Where a saved product came from. */
export const PRODUCT_ORIGINS = ['hand', 'link', 'csv', 'ad'] as const;
export type ProductOrigin = (typeof PRODUCT_ORIGINS)[number];

/** The facts of a saved product, without the rules between them. */
export const savedProductShape = product.omit({ videos: true }).extend({
  selling_points: z
    .array(sellingPoint)
    .min(1, { error: 'selling_points_missing' })
    .max(TEXT_LIMITS.sellingPoints.maxLines, { error: 'too_many_selling_points' }),
  /** The page that sells it. */
  link: webUrl().optional(),
});

/** A product that can be saved: complete, and with prices that an ad can show. */
export const savedProductFields = savedProductShape.superRefine((fields, { addIssue }) => {
  const { price, original_price: original, language = 'en' } = fields;
  if (price !== undefined && original !== undefined && original <= price)
    addIssue({ code: 'custom', path: ['original_price'], message: 'original_price_low', input: original });
  if (isCurrencyMissing(fields, language))
    addIssue({ code: 'custom', path: ['currency'], message: 'currency_missing', input: fields.currency });
});
export type SavedProductFields = z.output<typeof savedProductFields>;
export type SavedProductInput = z.input<typeof savedProductFields>;
