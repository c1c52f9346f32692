import type { ProductReview } from '@reelwright/contracts';

export type Availability = 'InStock' | 'OutOfStock';

/** A value and the probability, 0 to 1, that it is right. */
export interface Finding<Value> {
  value: Value;
  confidence: number;
}

export interface FoundImage {
  /** Absolute URL. */
  url: string;
  /** Length of the longer side, if the page states it. */
  sizePx?: number | undefined;
}

export interface FoundRating {
  /** Out of five. */
  value: number;
  count?: number | undefined;
}

/** A fact in the page's own words. */
export interface LabelledFact {
  label: string;
  value: string;
}

/** A text about the product, in its author's lines. */
export interface ToldLines {
  /** Lines of its lists, without marks. */
  items: string[];
  /** The other lines: sentences, or paragraphs of them. */
  prose: string[];
}

/** The values that one source contains; a field without a value is absent. */
export interface Findings {
  name?: Finding<string> | undefined;
  description?: Finding<string> | undefined;
  /** The source's text, line by line. */
  told?: Finding<ToldLines> | undefined;
  /** Lines after the page's heading, used if there is no description; read only on demand. */
  nearby?: () => ToldLines;
  /** Lines of the product's own list. */
  sellingPoints?: Finding<string[]> | undefined;
  /** Rows of its tables. */
  facts?: Finding<LabelledFact[]> | undefined;
  price?: Finding<number> | undefined;
  /** Amounts that the page shows only as monthly rates. */
  rates?: readonly number[];
  originalPrice?: Finding<number> | undefined;
  currency?: Finding<string> | undefined;
  brand?: Finding<string> | undefined;
  sku?: Finding<string> | undefined;
  availability?: Finding<Availability> | undefined;
  category?: Finding<string> | undefined;
  rating?: Finding<FoundRating> | undefined;
  reviews?: Finding<ProductReview[]> | undefined;
  images?: Finding<FoundImage[]> | undefined;
  /** Images beside the page's heading, used if there are no others; read only on demand. */
  nearbyImages?: () => FoundImage[];
  /** Absolute URLs. */
  videos?: Finding<string[]> | undefined;
}

/** Facts of the page that are known before any source is read. */
export interface PageFacts {
  /** The main heading, else the title; empty if there is neither. */
  heading: string;
  /** The whole title; empty if there is none. */
  title: string;
  /** ISO 3166 code of the country of sale, if known. */
  country: string | undefined;
  /** The page's own language tag. */
  languageTag: string | undefined;
}

/** Wraps a value as a finding; undefined if there is no value. */
export function found<Value>(value: Value | undefined | null | '', confidence: number): Finding<Value> | undefined {
  return value === undefined || value === null || value === '' ? undefined : { value, confidence };
}
