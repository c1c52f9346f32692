import { toPlainText } from '../parse/clean-text.ts';
import { toCurrencyCode } from '../parse/currency.ts';
import { type DataFields, readDataAmount, readDataFields } from './data-fields.ts';
import type { EmbeddedValue } from './embedded-data.ts';
import { type Availability, type Findings, type FoundImage, type PageFacts, found } from '../merge/findings.ts';
import { resolveImageLink } from '../parse/image-link.ts';
import { findPrices } from '../parse/price-text.ts';
import { readToldRecord } from '../points/listed-texts.ts';
import { isRealValue } from '../merge/real-value.ts';
import { type SchemaNode, isSchemaNode, textValue, toList } from './schema-node.ts';
import { toAvailability } from './schema-product.ts';
import { readToldText } from '../points/told-lines.ts';
import { nameLikeness } from '../merge/name-likeness.ts';

interface Candidate {
  node: SchemaNode;
  fields: DataFields;
  /** Similarity of its name to the page's, 0 to 1. */
  likeness: number;
  score: number;
}

const CONFIDENCE = 0.72;
const MAX_NODES = 30_000;
const MAX_DEPTH = 14;
/** Minimum similarity; below it the name is another product's. */
const MIN_LIKENESS = 0.62;
/** Themes' data stores prices in whole cents. */
const CENTS = 100;
const IMAGE_FILE = /\.(?:jpe?g|png|webp|avif)(?=$|[?#;])/i;
const FOREIGN_KEY =
  /relat|recommend|similar|upsell|crosssell|cross_sell|recent|viewed|bundle|accessor|alsobought|cart$|basket|menu|navigation|footer|facet|filter/i;

function toText(value: unknown): string {
  const text = textValue(value);
  return text === undefined || text.length > 20_000 ? '' : toPlainText(text);
}

/** Returns the longest text. */
function longestText(values: readonly unknown[]): string {
  return values
    .map((value) => textValue(value) ?? '')
    .reduce((top, text) => (text.length > top.length ? text : top), '');
}

function scoreNode(node: SchemaNode, facts: PageFacts): Candidate | undefined {
  const fields = readDataFields(node);
  const name = fields.get('name')?.find((value) => typeof value === 'string');
  if (typeof name !== 'string' || name.length > 400) return undefined;
  const hasPrice = fields.has('price') || fields.has('variants');
  if (!hasPrice && !fields.has('sku') && !fields.has('brand')) return undefined;
  const likeness = Math.max(nameLikeness(name, facts.heading), nameLikeness(name, facts.title) - 0.1);
  if (likeness < MIN_LIKENESS) return undefined;
  const weights = {
    price: 2,
    sku: 0.7,
    brand: 0.4,
    images: 0.4,
    description: 0.4,
    availability: 0.4,
    variants: 0.6,
  } as const;
  const filled = (Object.keys(weights) as (keyof typeof weights)[]).reduce(
    (sum, field) => sum + (fields.has(field) ? weights[field] : 0),
    0,
  );
  return { node, fields, likeness, score: filled + 4 * likeness };
}

function collectCandidates(values: readonly EmbeddedValue[], facts: PageFacts): Candidate[] {
  const candidates: Candidate[] = [];
  const pending = values.map(({ value }) => ({ value, depth: 0 }));
  for (let count = 0; count < pending.length && count < MAX_NODES; count += 1) {
    const { value, depth = 0 } = pending[count] ?? {};
    if (depth > MAX_DEPTH) continue;
    if (Array.isArray(value)) {
      for (const inner of value)
        if (typeof inner === 'object' && inner !== null) pending.push({ value: inner, depth: depth + 1 });
    } else if (isSchemaNode(value)) {
      const candidate = scoreNode(value, facts);
      if (candidate) candidates.push(candidate);
      for (const key in value) {
        const inner = value[key];
        if (typeof inner === 'object' && inner !== null && !FOREIGN_KEY.test(key))
          pending.push({ value: inner, depth: depth + 1 });
      }
    }
  }
  return candidates.toSorted((left, right) => right.score - left.score);
}

/** Whether a node is a theme's own product: variants with prices in whole cents, and a handle or vendor. */
function isThemeProduct(node: SchemaNode): boolean {
  const [variant] = toList(node['variants']);
  return (
    isSchemaNode(variant) &&
    'price' in variant &&
    ('handle' in node || 'vendor' in node || 'compare_at_price' in variant)
  );
}

function chooseVariant(node: SchemaNode, url: URL): SchemaNode | undefined {
  const variants = toList(node['variants']).filter(isSchemaNode);
  const wanted = url.searchParams.get('variant');
  return (
    variants.find(({ id }) => wanted !== null && String(id) === wanted) ??
    variants.find(({ available }) => available === true) ??
    variants[0]
  );
}

function toThemePrice(value: unknown): number | undefined {
  const amount = readDataAmount(value)?.amount;
  return typeof value === 'number' && Number.isInteger(value) && amount !== undefined ? amount / CENTS : amount;
}

function readAvailability(fields: DataFields): Availability | undefined {
  for (const value of fields.get('soldOut') ?? [])
    if (typeof value === 'boolean') return value ? 'OutOfStock' : 'InStock';
  for (const value of fields.get('availability') ?? []) {
    if (typeof value === 'boolean') return value ? 'InStock' : 'OutOfStock';
    const word = typeof value === 'string' ? toAvailability(value) : undefined;
    if (word) return word;
  }
  return undefined;
}

function readImages(values: readonly unknown[], url: URL): FoundImage[] {
  return values.flatMap((value) =>
    toList(value).flatMap((image): FoundImage[] => {
      const node = isSchemaNode(image) ? image : undefined;
      const link = node
        ? ['large', 'zoom', 'full', 'original', 'url', 'src', 'href', 'link', 'path']
            .map((key) => node[key])
            .find((each) => typeof each === 'string')
        : image;
      if (typeof link !== 'string' || !/^(?:https?:)?\/\/|^\//.test(link)) return [];
      // A path without an image's extension may as well link to a page.
      if (/^\/(?!\/)/.test(link) && !IMAGE_FILE.test(link)) return [];
      const resolved = resolveImageLink(link, url);
      const size = node ? Math.max(Number(node['width']) || 0, Number(node['height']) || 0) : 0;
      return resolved === undefined ? [] : [{ url: resolved, ...(size > 0 ? { sizePx: size } : {}) }];
    }),
  );
}

function readPrice(fields: DataFields, facts: PageFacts) {
  for (const value of fields.get('price') ?? []) {
    const price = readDataAmount(value);
    if (!price) continue;
    const original = fields.get('originalPrice')?.flatMap((each) => readDataAmount(each)?.amount ?? [])[0];
    const code = price.currency ?? textValue(fields.get('currency'));
    return {
      amount: price.amount,
      original: price.original ?? original,
      currency:
        (code === undefined ? undefined : toCurrencyCode(code, facts)) ??
        (typeof value === 'string' ? findPrices(value, facts)[0]?.currency : undefined),
    };
  }
  return undefined;
}

function readThemeProduct(node: SchemaNode, url: URL, name: string): Findings {
  const variant = chooseVariant(node, url);
  const price = toThemePrice(variant?.['price'] ?? node['price']);
  const isAvailable = node['available'] ?? variant?.['available'];
  const confidence = 0.88;
  const media = toList(node['media'])
    .filter(isSchemaNode)
    .flatMap((medium) => toList(medium['sources'] ?? medium['embed_url'] ?? medium['external_id']))
    .flatMap((source) => (isSchemaNode(source) ? [source['url']] : [source]))
    .filter((link) => typeof link === 'string' && /^(?:https?:)?\/\//.test(link));
  return {
    name: found(toText(node['title']), confidence),
    description: found(toText(node['description'] ?? node['body_html']), confidence - 0.05),
    told: { value: readToldText(textValue(node['description'] ?? node['body_html']) ?? '', name), confidence },
    price: found(price, confidence),
    originalPrice: found(toThemePrice(variant?.['compare_at_price'] ?? node['compare_at_price']), confidence),
    // Often the shop's own name, which is then also the brand.
    brand: found(toText(node['vendor']), 0.6),
    sku: found(toText(variant?.['sku']), confidence),
    availability: found(
      typeof isAvailable === 'boolean' ? (isAvailable ? 'InStock' : 'OutOfStock') : undefined,
      confidence,
    ),
    category: found(toText(node['type'] ?? node['product_type']), 0.6),
    images: asImages(readImages([node['images'], node['featured_image'], node['media']], url), confidence),
    videos: media.length > 0 ? { value: media as string[], confidence } : undefined,
  };
}

function asImages(images: FoundImage[], confidence: number): Findings['images'] {
  return images.length > 0 ? { value: images, confidence } : undefined;
}

function readDataProduct({ fields, likeness }: Candidate, url: URL, facts: PageFacts): Findings {
  const confidence = CONFIDENCE * Math.min(1, likeness + 0.15);
  const variants =
    fields
      .get('variants')
      ?.flatMap((value) => toList(value))
      .filter(isSchemaNode)
      .map(readDataFields) ?? [];
  const price =
    readPrice(fields, facts) ?? variants.map((variant) => readPrice(variant, facts)).find((each) => each !== undefined);
  const stocks = [fields, ...variants].map(readAvailability);
  const availability =
    stocks[0] ?? (stocks.includes('InStock') ? 'InStock' : stocks.find((each) => each !== undefined));
  const text = (field: 'name' | 'description' | 'brand' | 'sku' | 'vendor') =>
    fields
      .get(field)
      ?.map(toText)
      .find((each) => each !== '' && isRealValue(each)) ?? '';
  const code = text('sku') || variants.flatMap((variant) => variant.get('sku')?.map(toText) ?? [])[0] || '';
  const categories = fields.get('category')?.map((value) =>
    toList(value)
      .map(toText)
      .filter((each) => /\p{L}{2}/u.test(each))
      .join(' > '),
  )[0];
  const rating = fields
    .get('rating')
    ?.flatMap(
      (value) =>
        Number(
          textValue(
            isSchemaNode(value)
              ? (value['average'] ?? value['value'] ?? value['ratingValue'] ?? value['averageRating'])
              : value,
          ),
        ) || [],
    )[0];
  const count = fields.get('ratingCount')?.flatMap((value) => Number(textValue(value)) || [])[0];
  return {
    name: found(text('name'), confidence - 0.1),
    told: {
      value: readToldRecord(longestText(fields.get('description') ?? []), fields.get('points') ?? [], facts.heading),
      confidence,
    },
    description: found(text('description').length >= 60 ? text('description') : undefined, confidence - 0.1),
    price: found(price?.amount, confidence),
    originalPrice: found(price?.original, confidence),
    currency: found(price?.currency, confidence),
    brand: found(text('brand') || text('vendor'), text('brand') ? confidence : confidence - 0.2),
    sku: found(/^(?=.*\d)[\w./-]{3,30}$/.test(code) ? code : undefined, confidence),
    availability: found(availability, confidence - 0.1),
    category: found(categories, confidence - 0.2),
    rating:
      rating !== undefined && rating > 0 && rating <= 5 && count !== undefined && count > 0
        ? { value: { value: rating, count: Math.round(count) }, confidence }
        : undefined,
    images: asImages(readImages(fields.get('images') ?? [], url), confidence - 0.1),
  };
}

/** Reads the variants in a form of the page. They have no name: the page is about them. */
function readFormVariants(values: readonly EmbeddedValue[], facts: PageFacts, url: URL): Findings {
  const held = values.find(({ name, value }) => /variations?$/i.test(name) && Array.isArray(value));
  const variants = toList(held?.value).filter(isSchemaNode).map(readDataFields);
  const price = variants.map((variant) => readPrice(variant, facts)).find((each) => each !== undefined);
  const stocks = variants.map(readAvailability).filter((each) => each !== undefined);
  const code = variants
    .flatMap((variant) => variant.get('sku')?.map(toText) ?? [])
    .find((each) => /^[\w./-]{3,30}$/.test(each));
  const confidence = 0.78;
  return {
    price: found(price?.amount, confidence),
    originalPrice: found(price?.original, confidence),
    currency: found(price?.currency, confidence),
    sku: found(code, confidence - 0.1),
    availability: found(stocks.includes('InStock') ? 'InStock' : stocks[0], confidence),
    images: asImages(
      readImages(
        variants.flatMap((variant) => variant.get('images') ?? []),
        url,
      ),
      confidence - 0.2,
    ),
  };
}

function fillGaps(first: Findings, second: Findings): Findings {
  const present = Object.entries(first).filter(([, finding]) => finding !== undefined);
  return { ...second, ...Object.fromEntries(present) };
}

/** Reads the shop's own data: its theme's product first, then the data that its scripts pass to each other. */
export function readEmbeddedProduct(
  values: readonly EmbeddedValue[],
  url: URL,
  facts: PageFacts,
): { shop: Findings; data: Findings } {
  const candidates = collectCandidates(values, facts);
  const theme = candidates.find(({ node }) => isThemeProduct(node));
  const others = candidates.filter(({ node }) => !isThemeProduct(node));
  const best = others[0];
  // The same product is often passed several times, each time with other fields.
  const alike = others.filter(({ likeness }) => best && likeness >= best.likeness - 0.05).slice(0, 6);
  const data = alike.reduce<Findings>((sum, each) => fillGaps(sum, readDataProduct(each, url, facts)), {});
  return {
    shop: fillGaps(theme ? readThemeProduct(theme.node, url, facts.heading) : {}, readFormVariants(values, facts, url)),
    data,
  };
}
