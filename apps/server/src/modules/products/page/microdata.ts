import { wordTable } from '#src/word-table.ts';
import type { Findings, PageFacts } from './findings.ts';
import { type PageDocument, type PageElement, elementsInside, textOf } from './page-document.ts';
import type { SchemaNode } from './schema-node.ts';
import { choosePageProduct, readSchemaProduct } from './schema-product.ts';

const CONFIDENCE = 0.9;
const MAX_ITEM_DEPTH = 6;
/** Items inside items are read again on their own, so their number must not grow with the page. */
const MAX_NESTED_ITEMS = 20;

const LINK_ATTRIBUTES = wordTable<string>({
  a: 'href',
  area: 'href',
  link: 'href',
  img: 'src',
  source: 'src',
  video: 'src',
  audio: 'src',
  iframe: 'src',
  object: 'data',
  data: 'value',
  meter: 'value',
  time: 'datetime',
});

function readValue(element: PageElement): string {
  const { attributes, tag } = element;
  if (attributes['content'] !== undefined) return attributes['content'];
  const link = attributes[LINK_ATTRIBUTES[tag] ?? ''];
  return link ?? textOf(element);
}

function isScope({ attributes }: PageElement): boolean {
  return attributes['itemscope'] !== undefined || attributes['itemtype'] !== undefined;
}

function readItem(page: PageDocument, scope: PageElement, depth: number): SchemaNode {
  const item: Record<string, unknown[]> = { '@type': (scope.attributes['itemtype'] ?? '').split(/\s+/) };
  const inside = elementsInside(page, scope);
  for (let at = 0; at < inside.length; at += 1) {
    const element = inside[at];
    if (!element) continue;
    const names = element.attributes['itemprop']?.split(/\s+/) ?? [];
    const isInner = isScope(element);
    if (names.length > 0) {
      const value = isInner && depth < MAX_ITEM_DEPTH ? readItem(page, element, depth + 1) : readValue(element);
      for (const name of names) (item[name] ??= []).push(value);
    }
    // What is inside an inner item belongs to that one.
    if (isInner) at += element.endOrder - element.order;
  }
  return item;
}

/** The product in the page's `itemscope` markup. */
export function readMicrodata(page: PageDocument, facts: PageFacts): Findings {
  const scopes = page.elements.filter((element) => isScope(element));
  const items: SchemaNode[] = [];
  let coveredTo = 0;
  let nestedItems = 0;
  for (const scope of scopes) {
    const isNested = scope.order <= coveredTo;
    // Products are often put inside a WebPage item without a property that would tie them to it.
    if (isNested && (scope.attributes['itemprop'] !== undefined || nestedItems >= MAX_NESTED_ITEMS)) continue;
    if (isNested) nestedItems += 1;
    if (!isNested) coveredTo = scope.endOrder;
    items.push(readItem(page, scope, 0));
  }
  const product = choosePageProduct(items, facts);
  return product ? readSchemaProduct(product, page.url, facts, CONFIDENCE) : {};
}
