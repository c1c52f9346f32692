import type { AttributeName } from '../parse/page-attributes.ts';
import { type PageDocument, type PageElement, elementsInside, textOf } from '../parse/page-document.ts';
import type { SchemaNode } from './schema-node.ts';

/** A notation of schema.org items in a page's elements. */
export interface ItemNotation {
  isScope(element: PageElement): boolean;
  /** In document order. */
  scopesOf(page: PageDocument): readonly PageElement[];
  /** Names of the item's types, with or without their namespace. */
  typesOf(scope: PageElement): string[];
  /** Names of the properties whose value the element holds. */
  propertiesOf(element: PageElement): string[];
}

const MAX_ITEM_DEPTH = 6;
/** Nested items are read again on their own, so their number must not grow with the page. */
const MAX_NESTED_ITEMS = 20;

const LINK_ATTRIBUTES: ReadonlyMap<string, AttributeName> = new Map(
  Object.entries<AttributeName>({
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
  }),
);

function readValue(element: PageElement): string {
  const { attributes, tag } = element;
  const value = attributes['content'] ?? attributes['resource'];
  if (value !== undefined) return value;
  const name = LINK_ATTRIBUTES.get(tag);
  return (name && attributes[name]) ?? textOf(element);
}

function readItem(page: PageDocument, scope: PageElement, notation: ItemNotation, depth: number): SchemaNode {
  const item: Record<string, unknown[]> = { '@type': notation.typesOf(scope) };
  const inside = elementsInside(page, scope);
  for (let at = 0; at < inside.length; at += 1) {
    const element = inside[at];
    if (!element) continue;
    const names = notation.propertiesOf(element);
    const isInner = notation.isScope(element);
    if (names.length > 0) {
      const value =
        isInner && depth < MAX_ITEM_DEPTH ? readItem(page, element, notation, depth + 1) : readValue(element);
      for (const name of names) (item[name] ??= []).push(value);
    }
    // Elements inside an inner item belong to it.
    if (isInner) at += element.endOrder - element.order;
  }
  return item;
}

/** Reads the page's items in one notation, in document order. */
export function readMarkupItems(page: PageDocument, notation: ItemNotation): SchemaNode[] {
  const items: SchemaNode[] = [];
  let coveredTo = 0;
  let nestedItems = 0;
  for (const scope of notation.scopesOf(page)) {
    const isNested = scope.order <= coveredTo;
    // Products are often put inside a WebPage item without a property that links them to it.
    if (isNested && (notation.propertiesOf(scope).length > 0 || nestedItems >= MAX_NESTED_ITEMS)) continue;
    if (isNested) nestedItems += 1;
    if (!isNested) coveredTo = scope.endOrder;
    items.push(readItem(page, scope, notation, 0));
  }
  return items;
}
