import type { Product, SourceField, SourceSpan } from '@reelwright/contracts';

/** Shorter matches are chance. */
const MIN_WORDS = 2;
const MIN_HAN = 3;

/** Finds the parts of a line that occur word for word in the product's data: names, phrases of two words, amounts. */
export function tieSources(line: string, product: Product): SourceSpan[] {
  const spans: SourceSpan[] = [];
  const isFree = (start: number, end: number): boolean => spans.every((span) => end <= span.start || start >= span.end);
  for (const { field, text } of listFields(product)) {
    for (const span of matchField(line, field, text)) if (isFree(span.start, span.end)) spans.push(span);
  }
  return spans.sort((left, right) => left.start - right.start);
}

function listFields(product: Product): { field: SourceField; text: string }[] {
  const { name, brand, price, original_price, rating, audience, description } = product;
  const entries: [SourceField, string | number | undefined][] = [
    ['original_price', original_price],
    ['price', price],
    ['rating', rating?.value],
    ...(product.reviews ?? []).map(({ quote }, index): [SourceField, string] => [`reviews.${index}`, quote]),
    ['name', name],
    ...product.selling_points.map((point, index): [SourceField, string] => [`selling_points.${index}`, point]),
    ['brand', brand],
    ['audience', audience],
    ['description', description],
  ];
  return entries.flatMap(([field, value]) => (value === undefined ? [] : [{ field, text: String(value) }]));
}

function matchField(line: string, field: SourceField, text: string): SourceSpan[] {
  const isWhole = /^(?:price|original_price|rating|brand|audience)$/.test(field);
  const tokens = isWhole ? [{ start: 0, end: text.length }] : tokenise(text);
  const spans: SourceSpan[] = [];
  for (let first = 0; first < tokens.length; first += 1) {
    for (let last = tokens.length - 1; last >= first; last -= 1) {
      const start = tokens[first]?.start ?? 0;
      const end = tokens[last]?.end ?? 0;
      const part = text.slice(start, end);
      if (!isWhole && !isLong(part, last - first + 1)) break;
      const at = findWhole(line, part);
      if (at < 0) continue;
      spans.push({ start: at, end: at + part.length, field, source_start: start, source_end: end });
      first = last;
      break;
    }
  }
  return spans;
}

function isLong(part: string, tokens: number): boolean {
  return /\p{Script=Han}/u.test(part) ? part.length >= MIN_HAN : tokens >= MIN_WORDS;
}

/** Not inside a longer word or number. */
function findWhole(line: string, part: string): number {
  const at = line.toLowerCase().indexOf(part.toLowerCase());
  if (at < 0) return -1;
  const around = `${line[at - 1] ?? ' '}${line[at + part.length] ?? ' '}`;
  const isLatin = /^[\p{Script=Latin}\d]/u.test(part) && /[\p{Script=Latin}\d]$/u.test(part);
  return isLatin && /[\p{Script=Latin}\d]/u.test(around) ? -1 : at;
}

function tokenise(text: string): { start: number; end: number }[] {
  return [...text.matchAll(/\p{Script=Han}|[^\s\p{Script=Han}\p{P}]+(?:[-'.][^\s\p{Script=Han}\p{P}]+)*/gu)].map(
    (match) => ({
      start: match.index,
      end: match.index + match[0].length,
    }),
  );
}
