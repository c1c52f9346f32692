import type { WorkBudget } from '../parse/work-budget.ts';
import type { Findings, PageFacts } from '../merge/findings.ts';
import { type PageDocument, rawTextOf } from '../parse/page-document.ts';
import { readPageProduct } from './schema-product.ts';
import { parseTolerantJson } from '../parse/tolerant-json.ts';

const CONFIDENCE = 0.95;
const MAX_SCRIPTS = 200;
/** Twenty times the longest script of the shop pages. */
const MAX_LENGTH = 300_000;

/** Reads the product from the page's `application/ld+json` scripts. */
export function readJsonLd(page: PageDocument, facts: PageFacts, budget?: WorkBudget): Findings {
  const roots = page
    .byTag('script')
    .filter((script) => /^\s*application\/ld\+json/i.test(script.attributes['type'] ?? ''))
    .slice(0, MAX_SCRIPTS)
    .filter((script) => rawTextOf(script).length <= MAX_LENGTH)
    .map((script) => parseTolerantJson(rawTextOf(script), budget));
  return readPageProduct(roots, page.url, facts, CONFIDENCE);
}
