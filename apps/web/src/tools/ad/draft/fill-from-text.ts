import type { AdDraft, AdLanguage } from '@reelwright/contracts';
import { getLanguage } from '#src/lib/i18n.ts';
import { countTextWords } from '#src/nouns/products/model/split-text.ts';
import { readProductText } from '#src/nouns/products/model/read-product-text.ts';

/** Confidence in values read from free text: shown beside the field until the user changes the value. */
const CONFIDENCE = {
  name: 0.6,
  brand: 0.7,
  selling_points: 0.7,
  price: 0.85,
  original_price: 0.85,
  currency: 0.85,
  audience: 0.7,
};
/** Fewer words do not determine the language of the ad: "Ember Mug". */
const MIN_WORDS = 4;
const MIN_POINTS = 2;

export type FilledFromText = Pick<AdDraft, 'product' | 'sources'> & { language: AdLanguage };

/** Fills the product fields with suggestions from a typed description; the description stays whole. */
export function fillFromText(description: string): FilledFromText {
  const {
    name,
    brand,
    price,
    original_price: original,
    currency,
    audience,
    selling_points: points,
    language,
  } = readProductText(description);
  const read = {
    ...(name === undefined ? {} : { name }),
    ...(brand === undefined ? {} : { brand }),
    ...(price === undefined ? {} : { price: String(price) }),
    ...(original === undefined ? {} : { original_price: String(original) }),
    ...(currency === undefined ? {} : { currency }),
    ...(audience === undefined ? {} : { audience }),
    ...(points.length === 0 ? {} : { selling_points: points }),
  };
  const sources = Object.fromEntries(
    Object.keys(read).map((field) => [
      field,
      { source: 'description' as const, confidence: CONFIDENCE[field as keyof typeof CONFIDENCE] },
    ]),
  );
  return {
    product: { description, ...read },
    sources,
    language: countTextWords(description) < MIN_WORDS ? getLanguage() : language,
  };
}

/**
 * Fills the product fields from the words around a link. Apps add words of their own to a shared link ("Look at
 * this"), so a text counts only if it states a price or several points; the page knows the name better.
 */
export function fillBesideLink(words: string): Pick<AdDraft, 'product' | 'sources'> {
  const { product, sources } = fillFromText(words);
  const isAboutProduct = product.price !== undefined || (product.selling_points?.length ?? 0) >= MIN_POINTS;
  if (!isAboutProduct) return { product: {}, sources: {} };
  const { name: _name, description: _description, ...rest } = product;
  const { name: _source, ...others } = sources;
  return { product: rest, sources: others };
}
