import type { Findings, PageFacts } from './findings.ts';
import { type PageDocument, rawTextOf } from './page-document.ts';
import { readPageProduct } from './schema-product.ts';
import { parseTolerantJson } from './tolerant-json.ts';

const CONFIDENCE = 0.95;

/** The product in the page's `application/ld+json` scripts. */
export function readJsonLd(page: PageDocument, facts: PageFacts): Findings {
  const roots = page
    .byTag('script')
    .filter((script) => /^\s*application\/ld\+json/i.test(script.attributes['type'] ?? ''))
    .map((script) => parseTolerantJson(rawTextOf(script)));
  return readPageProduct(roots, page.url, facts, CONFIDENCE);
}
