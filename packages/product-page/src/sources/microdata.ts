import type { Findings, PageFacts } from '../merge/findings.ts';
import { type ItemNotation, readMarkupItems } from './markup-items.ts';
import { inOrder, type PageDocument } from '../parse/page-document.ts';
import { readPageProduct } from './schema-product.ts';

const CONFIDENCE = 0.9;

function toNames(attribute: string | undefined): string[] {
  return attribute?.split(/\s+/).filter((name) => name !== '') ?? [];
}

const MICRODATA: ItemNotation = {
  isScope: ({ attributes }) => attributes['itemscope'] !== undefined || attributes['itemtype'] !== undefined,
  scopesOf: (page) => inOrder([...page.byAttribute('itemscope'), ...page.byAttribute('itemtype')]),
  typesOf: ({ attributes }) => toNames(attributes['itemtype']),
  propertiesOf: ({ attributes }) => toNames(attributes['itemprop']),
};

/** Reads the product from the page's `itemscope` markup. */
export function readMicrodata(page: PageDocument, facts: PageFacts): Findings {
  return readPageProduct(readMarkupItems(page, MICRODATA), page.url, facts, CONFIDENCE);
}
