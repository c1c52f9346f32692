import type { CallData } from '@reelwright/contracts';
import { createContext } from 'react';
import type { AdForm } from './ad-form.ts';

type Sources = CallData<'analyseUrl'>['sources'];
export type FieldSource = NonNullable<Sources[keyof Sources]>;

/** What a page said of its product, as it stands in the form, and where it said it. */
export interface FoundValues {
  values: Partial<AdForm>;
  sources: Sources;
}

/** Null where no page was read. */
export const FoundValuesContext = createContext<FoundValues | null>(null);

/** The fields of the form whose value may come from a page. */
export const SOURCE_OF_FIELD = {
  name: 'name',
  description: 'description',
  sellingPoints: 'selling_points',
  price: 'price',
  originalPrice: 'original_price',
  currency: 'currency',
  brand: 'brand',
  ratingValue: 'rating',
  ratingCount: 'rating',
  reviews: 'reviews',
  images: 'images',
} as const satisfies Partial<Record<keyof AdForm, keyof Sources>>;

export type FoundField = keyof typeof SOURCE_OF_FIELD;

/** Where the value of a field came from; undefined where it came from nowhere, or was changed since. */
export function findFieldSource(
  field: FoundField,
  value: AdForm[FoundField],
  found: FoundValues | null,
): FieldSource | undefined {
  const isEmpty = value === '' || (Array.isArray(value) && value.length === 0);
  if (!found || isEmpty || JSON.stringify(value) !== JSON.stringify(found.values[field])) return undefined;
  return found.sources[SOURCE_OF_FIELD[field]];
}
