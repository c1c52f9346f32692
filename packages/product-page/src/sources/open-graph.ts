import { toPlainText } from '../parse/clean-text.ts';
import { toCurrencyCode } from '../parse/currency.ts';
import { type Findings, type FoundImage, type PageFacts, found } from '../merge/findings.ts';
import { resolveImageLink } from '../parse/image-link.ts';
import type { PageDocument } from '../parse/page-document.ts';
import { findPrices, parseMachineAmount } from '../parse/price-text.ts';
import { toAvailability } from './schema-product.ts';

const CONFIDENCE = 0.8;
/** Shops put the product's own name here, but also slogans and prices around it. */
const NAME_CONFIDENCE = 0.7;

const MAX_TAGS = 500;

interface MetaTag {
  name: string;
  content: string;
}

function listMetaTags(page: PageDocument): MetaTag[] {
  return page
    .byTag('meta')
    .slice(0, MAX_TAGS)
    .flatMap(({ attributes }) => {
      const name = (attributes['property'] ?? attributes['name'] ?? '').trim().toLowerCase();
      const content = attributes['content']?.trim() ?? '';
      return name === '' || content === '' ? [] : [{ name, content }];
    });
}

/** Removes the site's name from the end or start of a title. */
export function dropSiteName(title: string, siteName: string): string {
  const parts = title.split(/\s+[|–—·:»-]\s+|\s*\|\s*/u).filter((part) => part !== '');
  const site = siteName.toLowerCase();
  if (parts.length < 2 || site === '') return title;
  const isSite = (part: string | undefined) => part?.toLowerCase() === site;
  if (isSite(parts.at(-1))) return title.slice(0, title.lastIndexOf(parts.at(-1) ?? '')).replace(/[\s|–—·:»-]+$/u, '');
  if (isSite(parts[0])) return title.slice(parts[0]?.length).replace(/^[\s|–—·:»-]+/u, '');
  return title;
}

function readImages(tags: readonly MetaTag[], url: URL): FoundImage[] {
  const images: FoundImage[] = [];
  for (const { name, content } of tags) {
    const last = images.at(-1);
    if (/^(og:image|og:image:url|og:image:secure_url|twitter:image|twitter:image:src)$/.test(name)) {
      const resolved = resolveImageLink(content, url);
      if (resolved !== undefined && !images.some((image) => image.url === resolved)) images.push({ url: resolved });
    } else if (last && /^og:image:(width|height)$/.test(name)) {
      last.sizePx = Math.max(last.sizePx ?? 0, Number(content) || 0) || undefined;
    }
  }
  return images;
}

/** Reads the page's OpenGraph, `product:` and Twitter tags. */
export function readOpenGraph(page: PageDocument, facts: PageFacts): Findings {
  const tags = listMetaTags(page);
  const get = (...names: string[]) => {
    for (const name of names) {
      const tag = tags.find((each) => each.name === name);
      if (tag) return tag.content;
    }
    return undefined;
  };
  const amount = (text: string | undefined) => {
    const value = parseMachineAmount(text);
    return value !== undefined && value > 0 ? value : undefined;
  };
  const listPrice = amount(get('product:original_price:amount', 'product:price:original_amount'));
  const salePrice = amount(get('product:sale_price:amount', 'product:sale_price'));
  const mainText = get('product:price:amount', 'og:price:amount', 'og:product:price:amount', 'product:price');
  const mainPrice = amount(mainText);
  const price = salePrice ?? mainPrice;
  const currencyText = get(
    'product:price:currency',
    'og:price:currency',
    'product:sale_price:currency',
    'og:product:price:currency',
  );
  const images = readImages(tags, page.url);
  const videos = tags.flatMap(({ name, content }) => {
    const link = /^og:video(?::url|:secure_url)?$/.test(name) ? URL.parse(content, page.url.href) : null;
    return link && /^https?:$/.test(link.protocol) ? [link.href] : [];
  });
  const category = toPlainText(get('product:category', 'og:category') ?? '');
  const title = get('og:title', 'twitter:title');
  return {
    name: found(
      title === undefined ? undefined : dropSiteName(toPlainText(title), toPlainText(get('og:site_name') ?? '')),
      NAME_CONFIDENCE,
    ),
    description: found(toPlainText(get('og:description', 'twitter:description') ?? ''), NAME_CONFIDENCE),
    price: found(price, CONFIDENCE),
    originalPrice: found(listPrice ?? (salePrice === undefined ? undefined : mainPrice), CONFIDENCE),
    currency: found(
      (currencyText === undefined ? undefined : toCurrencyCode(currencyText, facts)) ??
        (mainText === undefined ? undefined : findPrices(mainText, facts)[0]?.currency),
      CONFIDENCE,
    ),
    brand: found(toPlainText(get('product:brand', 'og:brand') ?? ''), CONFIDENCE),
    sku: found(toPlainText(get('product:retailer_item_id', 'product:sku', 'og:sku') ?? ''), CONFIDENCE),
    availability: found(toAvailability(get('product:availability', 'og:availability')), CONFIDENCE),
    images: images.length > 0 ? { value: images, confidence: CONFIDENCE } : undefined,
    videos: videos.length > 0 ? { value: videos, confidence: CONFIDENCE } : undefined,
    category: found(/\p{L}{2}/u.test(category) ? category : '', CONFIDENCE - 0.1),
  };
}

/** Whether the page declares itself a product. */
export function claimsProduct(page: PageDocument): boolean {
  return listMetaTags(page).some(
    ({ name, content }) => name === 'og:type' && /^(og:)?product(\.item)?$/i.test(content),
  );
}
