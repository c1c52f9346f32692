import { toPetsKind } from './other-trade.ts';
import type { Product } from '@reelwright/contracts';
import { findKind, findToldKind as findKindInText, type KindMatch } from '@reelwright/product-kinds';

/** Finds the kind that running text calls the product by, if its name holds none: "In this book, …". */
export function findToldKind(product: Product): KindMatch | undefined {
  const { name, description = '', selling_points: points } = product;
  const told = findKindInText(description);
  if (told !== undefined && isNamedAs(told.head, description))
    return told.kind.trade === 'pets' ? told : toPetsKind(told, product);
  return isBound(name, [description, ...points]) ? findKind({ name: 'book' }) : undefined;
}

/** "A tent for two" names the product; "slide the pizza into the wooden oven" names a part. */
function isNamedAs(head: string, text: string): boolean {
  const named = text.toLowerCase().indexOf(head.toLowerCase());
  const sentence =
    text
      .slice(0, Math.max(0, named))
      .split(/[.!?]\s+/)
      .at(-1) ?? '';
  const before = sentence.toLowerCase().split(/\s+/).filter(Boolean);
  const opener = before.findLastIndex((word) =>
    /^(?:the|your|into|onto|in|on|under|from|with|of|for|to|and)$/.test(word),
  );
  const article = before.findLastIndex((word) => /^(?:an?|our|this|these|is|are)$/.test(word));
  return opener < 0 || article > opener || (before[opener] === 'the' && opener === 0);
}

/** "Paperback, 304 pages": a book is told by how it is bound. */
const isBound = (name: string, texts: readonly string[]): boolean =>
  !/\b(?:notebook|journal|planner|diary|pad|album|case|cover)\b/i.test(name) &&
  texts.some((text) => /\b(?:paperback|hardcover|hardback|mass market|kindle edition)\b/i.test(text));
