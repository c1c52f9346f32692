import type { Findings, PageFacts } from '../merge/findings.ts';
import { type ItemNotation, readMarkupItems } from './markup-items.ts';
import type { PageDocument } from '../parse/page-document.ts';
import { readPageProduct } from './schema-product.ts';

const CONFIDENCE = 0.88;
/** Prefixes of properties in the same attribute that are about the page: OpenGraph and its relatives. */
const PAGE_PREFIX = /^(?:og|fb|article|twitter|product|al|music|book|profile|video|place|business):/i;

function toNames(attribute: string | undefined): string[] {
  return attribute?.split(/\s+/).filter((name) => name !== '' && !PAGE_PREFIX.test(name)) ?? [];
}

const RDFA: ItemNotation = {
  isScope: ({ attributes }) => attributes['typeof'] !== undefined,
  scopesOf: (page) => page.byAttribute('typeof'),
  typesOf: ({ attributes }) => toNames(attributes['typeof']),
  // `schema:name` and `http://schema.org/name` are `name`.
  propertiesOf: ({ attributes }) =>
    toNames(attributes['property'] ?? attributes['rel']).map((name) => name.replace(/^.*[/#:]/, '')),
};

/** Reads the product from the page's RDFa (`typeof`, `property`). */
export function readRdfa(page: PageDocument, facts: PageFacts): Findings {
  return readPageProduct(readMarkupItems(page, RDFA), page.url, facts, CONFIDENCE);
}
