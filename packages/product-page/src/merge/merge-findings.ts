import {
  AD_VIDEO_LIMITS,
  type AdLanguage,
  PRODUCT_PROOF_LIMITS,
  PRODUCT_SOURCES,
  type Product,
  type ProductFieldSource,
  type ProductSource,
  TEXT_LIMITS,
  product as productSchema,
} from '@reelwright/contracts';
import { choosePoints } from '../points/choose-points.ts';
import { cutAtSentence, cutAtWord } from '../parse/clean-text.ts';
import { addsToName, goesOn, toOwnDescription, weighDescription } from '../points/description-text.ts';
import type { Finding, Findings, PageFacts } from './findings.ts';
import { mergeImages } from './merge-images.ts';
import { sayOfProduct } from '../points/own-voice.ts';
import { toBareName } from './product-name.ts';
import { isRealValue } from './real-value.ts';

export type ProductSources = Partial<Record<keyof Product, ProductFieldSource>>;

export interface PageReading {
  product: Product;
  /** For each field of the product, where its value was found. */
  sources: ProductSources;
}

export type AllFindings = Readonly<Record<ProductSource, Findings>>;

const MAX_BRAND_LENGTH = 100;
const MAX_PRICE = 10 ** TEXT_LIMITS.priceDigits - 0.01;
/**
 * Weights of agreement. Markup is often generated from one record, so that two markups agreeing proves less than the
 * visible page agreeing.
 */
const AGREEMENT = { markup: 0.6, page: 0.9 };
/** Stock confidence of a shop that shows a price or only a product, and does not mention stock. */
const SILENT_STOCK = { priced: 0.4, shown: 0.2 };

interface Choice<Value> {
  value: Value;
  source: ProductSource;
  confidence: number;
}

/**
 * Chooses the most probable value: several agreeing sources count for more than one. Of equal values, the first in the
 * sources' order wins.
 */
function choose<Value>(
  findings: AllFindings,
  pick: (each: Findings) => Finding<Value> | undefined,
  toKey: (value: Value) => string | number,
): Choice<Value> | undefined {
  const groups = new Map<string | number, Choice<Value> & { top: number }>();
  for (const source of PRODUCT_SOURCES) {
    const finding = pick(findings[source]);
    if (!finding || finding.confidence <= 0) continue;
    const key = toKey(finding.value);
    const group = groups.get(key);
    if (!group) {
      groups.set(key, { ...finding, source, top: finding.confidence });
      continue;
    }
    const [strong, weak] = [group.confidence, finding.confidence].toSorted((left, right) => right - left);
    const confidence = 1 - (1 - (strong ?? 0)) * (1 - AGREEMENT[source === 'page' ? 'page' : 'markup'] * (weak ?? 0));
    const isBetter = finding.confidence > group.top;
    groups.set(key, { ...(isBetter ? { ...finding, source, top: finding.confidence } : group), confidence });
  }
  let best: Choice<Value> | undefined;
  for (const group of groups.values()) if (group.confidence > (best?.confidence ?? 0)) best = group;
  return best;
}

function toTextKey(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Chooses among fields on which no two sources agree literally. */
function chooseLikeliest<Value>(
  findings: AllFindings,
  pick: (each: Findings) => Finding<Value> | undefined,
): Choice<Value> | undefined {
  let place = 0;
  return choose(findings, pick, () => (place += 1));
}

function isPrice(finding: Finding<number> | undefined): finding is Finding<number> {
  return finding !== undefined && finding.value > 0 && finding.value <= MAX_PRICE;
}

/**
 * Chooses the price to pay. Markup often keeps the regular price while the page strikes it through beside the lower
 * one: then the visible price is right.
 */
function choosePrice(findings: AllFindings): Choice<number> | undefined {
  const { page } = findings;
  const isRate = (amount: number) => page.rates?.includes(amount) === true;
  const price = choose(
    findings,
    (each) => (isPrice(each.price) && !isRate(each.price.value) ? each.price : undefined),
    toCents,
  );
  const isShownStruck = price && price.source !== 'page' && page.originalPrice?.value === price.value;
  return isShownStruck && isPrice(page.price) ? { ...page.price, source: 'page' } : price;
}

function toCents(price: number): number {
  return Math.round(price * 100) / 100;
}

function toAdLanguage(tag: string | undefined): AdLanguage | undefined {
  if (/^zh\b/i.test(tag ?? '')) return 'zh-CN';
  return /^en\b/i.test(tag ?? '') ? 'en' : undefined;
}

function chooseOriginalPrice(findings: AllFindings, price: Choice<number> | undefined): Choice<number> | undefined {
  // An old price is valid only beside the new one of its source, or one that agrees with it.
  return choose(
    findings,
    (each) =>
      isPrice(each.originalPrice) &&
      price &&
      each.originalPrice.value > price.value &&
      each.price?.value === price.value
        ? each.originalPrice
        : undefined,
    toCents,
  );
}

function chooseCurrency(findings: AllFindings, price: Choice<number> | undefined): Choice<string> | undefined {
  if (!price) return undefined;
  const own = findings[price.source].currency;
  if (own) return { ...own, source: price.source };
  return choose(
    findings,
    (each) => each.currency,
    (code) => code,
  );
}

function toSource(choice: Choice<unknown> | undefined): ProductFieldSource | undefined {
  return choice && { source: choice.source, confidence: Math.round(Math.min(0.99, choice.confidence) * 100) / 100 };
}

const pickReal = (finding: Finding<string> | undefined) =>
  finding && isRealValue(finding.value) ? finding : undefined;

/**
 * Chooses the most informative description. Repetitions of the name are skipped; slogans and truncated texts rank below
 * the page's full text.
 */
function chooseDescription(findings: AllFindings, name: string): Choice<string> | undefined {
  const all = PRODUCT_SOURCES.flatMap((source) => {
    const { value: written = '', confidence = 0 } = findings[source].description ?? {};
    const value = toOwnDescription(sayOfProduct(written, name));
    if (!addsToName(value, name)) return [];
    return [{ value, source, confidence: confidence * weighDescription(value) }];
  });
  const best = all.reduce<Choice<string> | undefined>(
    (top, each) => (top && top.confidence >= each.confidence ? top : each),
    undefined,
  );
  return best && (all.find((each) => goesOn(each.value, best.value)) ?? best);
}

/** Merges the sources into one product within the limits of its contract; undefined without a name. */
export function mergeFindings(findings: AllFindings, pageFacts: PageFacts, url: URL): PageReading | undefined {
  const name = chooseLikeliest(findings, (each) => each.name);
  if (!name) return undefined;
  const cleanName = cutAtWord(toBareName(name.value, pageFacts, url), TEXT_LIMITS.productName);
  const description = chooseDescription(findings, cleanName);
  const bullets = chooseLikeliest(findings, (each) => each.sellingPoints);
  // A bare number is a record's id, unless it is in the name: "4711".
  const pickBrand = (each: Findings) =>
    /^\d+$/u.test(each.brand?.value ?? '') && !name.value.includes(each.brand?.value ?? '')
      ? undefined
      : pickReal(each.brand);
  const brand = choose(findings, pickBrand, toTextKey);
  const facts = PRODUCT_SOURCES.flatMap((source) => {
    const finding = findings[source].facts;
    return finding ? [{ ...finding, source }] : [];
  });
  const teller = PRODUCT_SOURCES.find((source) => findings[source].told);
  const toldBy = teller && { value: '', source: teller, confidence: 0.4 };
  const points = choosePoints({
    bullets: bullets?.value ?? [],
    facts: facts.flatMap(({ value }) => value),
    // The page's own text has kept its line breaks; records often have not.
    told: [findings.page, ...PRODUCT_SOURCES.map((source) => findings[source])].flatMap(
      ({ told }) => told?.value ?? [],
    ),
    nearby: findings.page.nearby ?? (() => ({ items: [], prose: [] })),
    texts: PRODUCT_SOURCES.flatMap((source) => findings[source].description?.value ?? []),
    description: description?.value ?? '',
    name: cleanName,
    writtenName: name.value,
    brand: brand?.value ?? '',
    languageTag: pageFacts.languageTag,
  });
  const price = choosePrice(findings);
  const availability = choose(
    findings,
    (each) => each.availability,
    (word) => word,
  ) ?? {
    value: 'InStock' as const,
    source: price?.source ?? name.source,
    confidence: price ? SILENT_STOCK.priced : SILENT_STOCK.shown,
  };
  const language = toAdLanguage(pageFacts.languageTag);
  const chosen = {
    name,
    description,
    selling_points:
      bullets ??
      (points.fromDescription && description ? { ...description, confidence: description.confidence / 2 } : facts[0]) ??
      toldBy,
    price,
    original_price: chooseOriginalPrice(findings, price),
    currency: chooseCurrency(findings, price),
    brand,
    // A code printed for customers outweighs any number of machine records.
    sku: chooseLikeliest(findings, (each) => pickReal(each.sku)),
    availability,
    language: language && { value: language, source: 'page' as const, confidence: 0.9 },
    category: chooseLikeliest(findings, (each) => pickReal(each.category)),
    rating: chooseLikeliest(findings, (each) => each.rating),
    reviews: chooseLikeliest(findings, (each) => each.reviews),
    images: mergeImages(findings, cleanName),
    videos: chooseLikeliest(findings, (each) => each.videos),
  };
  const parsed = productSchema.safeParse({
    name: cleanName,
    description: description && cutAtSentence(description.value, TEXT_LIMITS.productDescription),
    selling_points: points.lines,
    price: price && toCents(price.value),
    original_price: chosen.original_price && toCents(chosen.original_price.value),
    currency: chosen.currency?.value,
    brand: chosen.brand && cutAtWord(chosen.brand.value, MAX_BRAND_LENGTH),
    sku: chosen.sku && cutAtWord(chosen.sku.value, MAX_BRAND_LENGTH),
    availability: availability.value,
    language,
    category: chosen.category && cutAtWord(chosen.category.value, TEXT_LIMITS.productCategory),
    rating: chosen.rating && {
      value: chosen.rating.value.value,
      ...(chosen.rating.value.count !== undefined && { count: chosen.rating.value.count }),
    },
    reviews: chosen.reviews?.value.slice(0, PRODUCT_PROOF_LIMITS.maxReviews),
    images: chosen.images?.value.slice(0, AD_VIDEO_LIMITS.maxImages).map((url) => ({ url })),
    videos: chosen.videos && [...new Set(chosen.videos.value)].slice(0, PRODUCT_PROOF_LIMITS.maxVideos),
  });
  if (!parsed.success) return undefined;
  const sources: ProductSources = {};
  for (const field of Object.keys(chosen) as (keyof typeof chosen)[]) {
    const source = toSource(chosen[field]);
    if (source && parsed.data[field] !== undefined) sources[field] = source;
  }
  return { product: parsed.data, sources };
}
