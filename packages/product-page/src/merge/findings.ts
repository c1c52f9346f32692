import type { ProductReview } from '@reelwright/contracts';

export type Availability = 'InStock' | 'OutOfStock';

/** A value and how likely it is right, 0 to 1. */
export interface Finding<Value> {
  value: Value;
  confidence: number;
}

export interface FoundImage {
  /** Absolute. */
  url: string;
  /** Of its longer side, where the page tells. */
  sizePx?: number | undefined;
}

export interface FoundRating {
  /** Out of five. */
  value: number;
  count?: number | undefined;
}

/** A fact as the page writes it. */
export interface LabelledFact {
  label: string;
  value: string;
}

/** What a text tells of the product, line by line as its author broke it. */
export interface ToldLines {
  /** Lines of its lists, without marks. */
  items: string[];
  /** The other lines: sentences, or a paragraph of them. */
  prose: string[];
}

/** What one source says of the product; a field is absent where it says nothing. */
export interface Findings {
  name?: Finding<string> | undefined;
  description?: Finding<string> | undefined;
  /** What its text tells, line by line. */
  told?: Finding<ToldLines> | undefined;
  /** What stands behind the page's heading, for want of a description; read only where it is needed. */
  nearby?: () => ToldLines;
  /** Lines of the product's own list. */
  sellingPoints?: Finding<string[]> | undefined;
  /** Rows of its tables. */
  facts?: Finding<LabelledFact[]> | undefined;
  price?: Finding<number> | undefined;
  /** Amounts that the page shows only as what is paid each month. */
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
  /** Pictures beside the page's heading, for want of others; read only where they are needed. */
  nearbyImages?: () => FoundImage[];
  /** Absolute links. */
  videos?: Finding<string[]> | undefined;
}

/** What is known of the page before any source is read. */
export interface PageFacts {
  /** The main heading, else the title; empty where there is neither. */
  heading: string;
  /** The whole title; empty where there is none. */
  title: string;
  /** ISO 3166 of the country it sells in, where that can be told. */
  country: string | undefined;
  /** The page's own language tag. */
  languageTag: string | undefined;
}

/** A finding, unless there is no value. */
export function found<Value>(value: Value | undefined | null | '', confidence: number): Finding<Value> | undefined {
  return value === undefined || value === null || value === '' ? undefined : { value, confidence };
}
