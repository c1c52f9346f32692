import type { ClaimProduct } from '@reelwright/claims';
import { readPriceText } from '@reelwright/contracts';
import * as z from 'zod';
import { UsageError } from './usage-error.ts';

const text = z.string().trim().min(1);
const amount = z
  .union([z.number(), z.string().transform((value) => readPriceText(value)?.amount)])
  .pipe(z.number().positive());
const lines = z.union([z.array(z.string()), z.string().transform((value) => value.split('\n'))]);
const rating = z.union([
  z.number().transform((value) => ({ value })),
  z.object({ value: z.number(), count: z.number().int().positive().optional() }),
]);
const review = z.union([
  text.transform((quote) => ({ quote })),
  z.object({ quote: text, author: text.optional(), rating: z.number().optional() }),
  z.object({ text, author: text.optional() }).transform(({ text: quote, ...rest }) => ({ quote, ...rest })),
]);

/** A product as a file may hold it: without the limits of the form, so that no known fact is lost. */
const claimProduct = z.object({
  name: text,
  brand: text.optional().catch(undefined),
  description: z.string().optional().catch(undefined),
  selling_points: lines.optional().catch(undefined),
  price: amount.optional().catch(undefined),
  original_price: amount.optional().catch(undefined),
  currency: text
    .regex(/^[A-Za-z]{3}$/)
    .transform((code) => code.toUpperCase())
    .optional()
    .catch(undefined),
  audience: text.optional().catch(undefined),
  category: z
    .union([text, z.array(text).transform((names) => names.join(' > '))])
    .optional()
    .catch(undefined),
  rating: rating.optional().catch(undefined),
  reviews: z.array(review).optional().catch(undefined),
});

/** Returns the product of a JSON value, whose facts support claims. Throws UsageError if it has no name. */
export function toClaimProduct(value: unknown): ClaimProduct {
  const result = claimProduct.safeParse(value);
  if (!result.success) throw new UsageError('The product needs at least a "name".');
  const known = Object.entries(result.data).filter(([, field]) => field !== undefined);
  return Object.fromEntries(known) as unknown as ClaimProduct;
}

/** A line of a script, and its place: the keys and indices that lead to it. */
export interface FileLine {
  place: string;
  line: string;
}

/** Fields of a script that address its makers, not its viewers. */
const NOT_SAID = new Set([
  'framework',
  'goal',
  'language',
  'hook_pattern',
  'role',
  'image_wish',
  'sources',
  'field',
  'id',
  'version',
  'title',
  'engine',
  'model',
]);

/** Returns everything that a script says or shows, whatever else its JSON holds. */
export function listFileLines(value: unknown, place = ''): FileLine[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [{ place, line: value }];
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => listFileLines(item, `${place}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => {
    if (NOT_SAID.has(name)) return [];
    return listFileLines(field, name === 'text' && place !== '' ? place : place === '' ? name : `${place}.${name}`);
  });
}
