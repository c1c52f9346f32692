import type { Product, ScriptLine, SourceField, SourceSpan } from '@reelwright/contracts';

/** A text with the source of each part in the product's data. */
export type SourcedText = ScriptLine;

export const plainText = (text: string): SourcedText => ({ text, sources: [] });

/** Makes a text whose only source is a range of a field. */
export function textFrom(text: string, field: SourceField, range: { start: number; end: number }): SourcedText {
  return {
    text,
    sources: [{ start: 0, end: text.length, field, source_start: range.start, source_end: range.end }],
  };
}

/** Finds the range of `whole` that contains `part`: as written, from its first word to its last, or all of it. */
export function locate(part: string, whole: string): { start: number; end: number } {
  const text = whole.toLowerCase();
  const exact = text.indexOf(part.toLowerCase());
  if (exact >= 0) return { start: exact, end: exact + part.length };
  const words = part.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  const places = words.flatMap((word) => {
    const at = text.indexOf(word);
    return at < 0 ? [] : [{ start: at, end: at + word.length }];
  });
  if (places.length < 2) return { start: 0, end: whole.length };
  const start = Math.min(...places.map((place) => place.start));
  const end = Math.max(...places.map((place) => place.end));
  return { start, end };
}

export function joinTexts(parts: readonly (SourcedText | string)[]): SourcedText {
  let text = '';
  const sources: SourceSpan[] = [];
  for (const part of parts) {
    const { text: added, sources: spans } = typeof part === 'string' ? plainText(part) : part;
    for (const span of spans) sources.push({ ...span, start: span.start + text.length, end: span.end + text.length });
    text += added;
  }
  return { text, sources };
}

/** Returns the text with other letters of the same number ("the lamp", "The lamp"), or shortened at its end. */
export function respell(source: SourcedText, text: string): SourcedText {
  return {
    text,
    sources: source.sources.flatMap((span) =>
      span.start < text.length ? [{ ...span, end: Math.min(span.end, text.length) }] : [],
    ),
  };
}

/** Makes a text from prices: one from two prices has both as sources, and its sign has the currency. */
export function pricedText(
  text: string,
  product: Product,
  fields: readonly ('price' | 'original_price')[],
): SourcedText {
  const amounts = fields.flatMap(
    (field) => textFrom(text, field, { start: 0, end: String(product[field] ?? '').length }).sources,
  );
  const currency =
    product.currency === undefined || text.endsWith('%')
      ? []
      : textFrom(text, 'currency', { start: 0, end: product.currency.length }).sources;
  return { text, sources: [...amounts, ...currency] };
}
