import { sharedWords, toPlainText } from '../parse/clean-text.ts';
import { findPrices, parseMachineAmount } from '../parse/price-text.ts';
import { toCurrencyCode } from '../parse/currency.ts';
import { type Availability, type Findings, type FoundImage, type PageFacts, found } from '../merge/findings.ts';
import { type SchemaNode, isSchemaNode, itemsOf, textValue, toList, typesOf } from './schema-node.ts';
import { resolveImageLink } from '../parse/image-link.ts';
import { isRealValue } from '../merge/real-value.ts';
import { readPropertyFacts, readToldRecord } from '../points/listed-texts.ts';
import { readBreadcrumbs, readRating, readReviews, readVideos } from './schema-extras.ts';

const PRODUCT_TYPES = new Set([
  'product',
  'productgroup',
  'individualproduct',
  'productmodel',
  'vehicle',
  'car',
  'book',
]);
/** Sold things whose type is not a product: they count only with an offer. */
const SELLABLE_TYPES = new Set([
  'event',
  'course',
  'softwareapplication',
  'mobileapplication',
  'service',
  'creativework',
  'musicalbum',
  'movie',
  'videogame',
  'lodging',
  'accommodation',
  'apartment',
  'musicevent',
  'theaterevent',
]);
/** Properties that lead to products other than the page's own. */
const FOREIGN_PROPERTIES = new Set([
  'isrelatedto',
  'issimilarto',
  'isaccessoryorsparepartfor',
  'itemlistelement',
  'review',
  'reviews',
  'breadcrumb',
]);
const MAX_NODES = 20_000;
const MAX_CANDIDATES = 300;
const MAX_OFFERS = 200;
const MAX_VARIANTS = 300;
const MAX_IMAGES = 100;
/** Lowers the confidence of a price, because prices change more often than their markup. */
const PRICE_DOUBT = 0.05;
/** Lower than the confidence of a buy button. */
const SOLD_OUT_CONFIDENCE = 0.6;

interface Candidate {
  node: SchemaNode;
  isForeign: boolean;
  isProduct: boolean;
}

function collectCandidates(roots: readonly unknown[]): Candidate[] {
  const candidates: Candidate[] = [];
  const pending = roots.map((value) => ({ value, isForeign: false }));
  for (let count = 0; count < pending.length && count < MAX_NODES && candidates.length < MAX_CANDIDATES; count += 1) {
    const { value, isForeign } = pending[count] ?? {};
    if (Array.isArray(value)) {
      pending.push(
        ...value.slice(0, MAX_NODES).map((each: unknown) => ({ value: each, isForeign: isForeign === true })),
      );
    } else if (isSchemaNode(value)) {
      const types = typesOf(value);
      const isProduct = types.some((type) => PRODUCT_TYPES.has(type));
      const isSellable = types.some((type) => SELLABLE_TYPES.has(type)) && value['offers'] !== undefined;
      if (isProduct || isSellable) candidates.push({ node: value, isProduct, isForeign: isForeign === true });
      for (const [property, inner] of Object.entries(value)) {
        // Variants belong to their group, which reads them itself.
        if (typeof inner !== 'object' || property === 'hasVariant' || property === 'offers') continue;
        pending.push({ value: inner, isForeign: isForeign === true || FOREIGN_PROPERTIES.has(property.toLowerCase()) });
      }
    }
  }
  return candidates;
}

/** Chooses the item that describes this page's product, not related products. */
function choosePageProduct(roots: readonly unknown[], { heading, title }: PageFacts): SchemaNode | undefined {
  const scored = collectCandidates(roots).map(({ node, isForeign, isProduct }) => {
    const name = toPlainText(textValue(node['name']) ?? '');
    const likeness = Math.max(sharedWords(name, heading), sharedWords(name, title));
    const offered = node['offers'] !== undefined || node['hasVariant'] !== undefined ? 1 : 0;
    return {
      node,
      score: (isForeign ? -3 : 0) + (isProduct ? 1 : 0) + offered + 3 * likeness + (name === '' ? -2 : 0),
    };
  });
  const best = scored.reduce<(typeof scored)[number] | undefined>(
    (top, each) => (top && top.score >= each.score ? top : each),
    undefined,
  );
  return best && best.score > 0 ? best.node : undefined;
}

interface Offer {
  price?: number | undefined;
  originalPrice?: number | undefined;
  currency?: string | undefined;
  availability?: Availability | undefined;
  sku?: string | undefined;
}

export function toAvailability(value: string | undefined): Availability | undefined {
  const word = value
    ?.replace(/^.*[/#]/, '')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  if (!word) return undefined;
  if (/^(outofstock|soldout|discontinued|oos|unavailable|notavailable)$/.test(word)) return 'OutOfStock';
  if (
    /^(instock|instoreonly|onlineonly|limitedavailability|presale|preorder|backorder|madetoorder|available|availablefororder|reserved|pending)$/.test(
      word,
    )
  )
    return 'InStock';
  return undefined;
}

function toPrice(value: unknown): number | undefined {
  const amount = parseMachineAmount(value);
  return amount !== undefined && amount > 0 ? amount : undefined;
}

function readOffer(offer: SchemaNode, facts: PageFacts): Offer {
  const specifications = itemsOf(offer, 'priceSpecification');
  const isListPrice = (each: SchemaNode) =>
    /list|strikethrough|srp|msrp|regular/i.test(textValue(each['priceType']) ?? '');
  const regular = specifications.find(
    (each) => !isListPrice(each) && toPrice(each['price'] ?? each['minPrice']) !== undefined,
  );
  const listed = specifications.find(isListPrice);
  const priceText =
    textValue(offer['price']) ?? textValue(offer['lowPrice']) ?? textValue(regular?.['price'] ?? regular?.['minPrice']);
  const currencyText = textValue(offer['priceCurrency'] ?? regular?.['priceCurrency'] ?? offer['currency']);
  return {
    price: toPrice(priceText),
    originalPrice: toPrice(listed?.['price']),
    currency:
      (currencyText === undefined ? undefined : toCurrencyCode(currencyText, facts)) ??
      (priceText === undefined ? undefined : findPrices(priceText, facts)[0]?.currency),
    availability: toAvailability(textValue(offer['availability'])),
    sku: textValue(offer['sku']),
  };
}

function readOffers(node: SchemaNode, facts: PageFacts): Offer[] {
  return itemsOf(node, 'offers')
    .slice(0, MAX_OFFERS)
    .flatMap((offer): Offer[] => {
      const own = readOffer(offer, facts);
      const inner = readOffers(offer, facts);
      if (own.price === undefined && inner.length > 0)
        return inner.map((each) => ({ ...each, currency: each.currency ?? own.currency }));
      // An AggregateOffer often has availability only in its parts.
      return [{ ...own, availability: own.availability ?? inner.find((each) => each.availability)?.availability }];
    });
}

/** Chooses the variant that the page shows: the one in its address, else the first available one, else the first. */
function chooseVariant(group: SchemaNode, url: URL, facts: PageFacts): SchemaNode | undefined {
  const variants = itemsOf(group, 'hasVariant').slice(0, MAX_VARIANTS);
  const isShown = (variant: SchemaNode) => {
    const offer = itemsOf(variant, 'offers')[0];
    const link = textValue(variant['url'] ?? variant['@id'] ?? offer?.['url']);
    const target = link === undefined ? null : URL.parse(link, url.href);
    return target !== null && target.pathname + target.search === url.pathname + url.search;
  };
  const isOnSale = (variant: SchemaNode) =>
    readOffers(variant, facts).some((offer) => offer.availability === 'InStock');
  return variants.find(isShown) ?? variants.find(isOnSale) ?? variants[0];
}

function readImages(node: SchemaNode, url: URL): FoundImage[] {
  return [...toList(node['image']), ...toList(node['images'])].slice(0, MAX_IMAGES).flatMap((image) => {
    const isItem = isSchemaNode(image);
    const links = isItem ? toList(image['contentUrl'] ?? image['url'] ?? image['@id']) : [image];
    const size = isItem ? Math.max(Number(textValue(image['width'])) || 0, Number(textValue(image['height'])) || 0) : 0;
    return links.flatMap((link) => {
      const resolved = typeof link === 'string' ? resolveImageLink(link, url) : undefined;
      return resolved === undefined ? [] : [{ url: resolved, ...(size > 0 ? { sizePx: size } : {}) }];
    });
  });
}

/** Removes a text with an unfilled template variable. */
function dropPlaceholder(text: string): string {
  return isRealValue(text) ? text : '';
}

/** Reads a product item of any notation. */
function readSchemaProduct(product: SchemaNode, url: URL, facts: PageFacts, confidence: number): Findings {
  const variant = chooseVariant(product, url, facts);
  const get = (property: string): unknown => product[property] ?? variant?.[property];
  const text = (property: string) => dropPlaceholder(toPlainText(textValue(get(property)) ?? ''));
  const offers = [...readOffers(product, facts), ...(variant ? readOffers(variant, facts) : [])];
  const offer = offers.find((each) => each.price !== undefined) ?? offers[0];
  const images = [...readImages(product, url), ...(variant ? readImages(variant, url) : [])];
  const price = offer?.price ?? toPrice(textValue(get('price')));
  // One sold-out size does not make the product unavailable.
  const isSold = offers.some((each) => each.availability === 'InStock');
  const availability = isSold ? 'InStock' : (offer?.availability ?? toAvailability(textValue(get('availability'))));
  return {
    name: found(text('name'), confidence),
    description: found(text('description'), confidence),
    told: {
      value: readToldRecord(textValue(get('description')) ?? '', [get('positiveNotes')], facts.heading),
      confidence,
    },
    facts: asList(readPropertyFacts(product), confidence),
    price: found(price, confidence - PRICE_DOUBT),
    originalPrice: found(offer?.originalPrice, confidence - PRICE_DOUBT),
    currency: found(offer?.currency, confidence),
    brand: found(toBareBrand(text('brand') || text('manufacturer')), text('brand') ? confidence : confidence - 0.2),
    sku: found(
      toBareCode(text('sku') || (offer?.sku ?? '') || text('productID').replace(/^\w+:/, '') || text('mpn')),
      confidence,
    ),
    // The page's chosen size may be sold out while others are available.
    availability: found(availability, availability === 'OutOfStock' ? SOLD_OUT_CONFIDENCE : confidence),
    category: found(readCategory(get('category')), confidence - 0.1),
    rating: found(readRating(get('aggregateRating') ?? get('AggregateRating')), confidence),
    reviews: asList(readReviews([...toList(product['review']), ...toList(product['reviews'])]), confidence),
    images: asList(images, confidence),
    videos: asList(readVideos([...toList(get('video')), ...toList(get('subjectOf'))], url), confidence),
  };
}

function asList<Value>(values: Value[], confidence: number): { value: Value[]; confidence: number } | undefined {
  return values.length > 0 ? { value: values, confidence } : undefined;
}

/** Removes the site's name after the brand. */
function toBareBrand(text: string): string {
  return text.split(/\s*[|｜]\s*/u)[0] ?? '';
}

/** Removes the name that some shops print after the code. */
function toBareCode(text: string): string {
  return /^(?=\S*\d)([\w./-]{5,30})\s\D{8,}/u.exec(text)?.[1] ?? text;
}

function readCategory(value: unknown): string {
  const names = toList(value).map((each) => toPlainText(textValue(each) ?? ''));
  return dropPlaceholder(
    names
      .filter((name) => /\p{L}{2}/u.test(name) && !/^https?:/.test(name))
      .join(' > ')
      .replace(/\s*(?:>|»|›|\/(?=\s))\s*/gu, ' > '),
  );
}

/** Reads the product that the page's items describe. */
export function readPageProduct(roots: readonly unknown[], url: URL, facts: PageFacts, confidence: number): Findings {
  const product = choosePageProduct(roots, facts);
  const trail = readBreadcrumbs(roots, facts.heading);
  const category = found(trail, confidence - 0.05);
  if (!product) return category ? { category } : {};
  const findings = readSchemaProduct(product, url, facts, confidence);
  return { ...findings, category: category ?? findings.category };
}
