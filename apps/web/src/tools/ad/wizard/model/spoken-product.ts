import { type AdLanguage, type DraftProduct, product } from '@reelwright/contracts';
import type * as z from 'zod';
import { toProductInput } from '../../draft/draft-input.ts';

const spoken = product.omit({ images: true, videos: true });
export type SpokenProduct = z.infer<typeof spoken>;

/** Returns everything the ad may say about a product, without invalid values; undefined while it has no name. */
export function toSpokenProduct(draft: DraftProduct, language: AdLanguage): SpokenProduct | undefined {
  const typed = toProductInput(draft, language) as Record<string, unknown>;
  const whole = spoken.safeParse(typed);
  if (whole.success) return whole.data;
  const wrong = new Set(whole.error.issues.map(({ path }) => String(path[0])));
  // If one row of a list is invalid, the other rows still count.
  const points = (draft.selling_points ?? []).filter((line) => product.shape.selling_points.safeParse([line]).success);
  const right = Object.fromEntries(Object.entries(typed).filter(([key]) => !wrong.has(key)));
  const rest = spoken.safeParse({ ...right, ...(wrong.has('selling_points') ? { selling_points: points } : {}) });
  return rest.success ? rest.data : undefined;
}
