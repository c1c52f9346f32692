import {
  AD_LANGUAGES,
  type AdLanguage,
  readPriceText,
  type SavedProductInput,
  toCurrencyCode,
} from '@reelwright/contracts';
import { toPlainText } from '@reelwright/product-page';
import type { CsvColumns, CsvField } from './csv-columns.ts';

/** `="00123"`, with which spreadsheets keep leading zeros. */
const KEPT_AS_TEXT = /^="((?:[^"]|"")*)"$/u;
const BULLET = /^\s*(?:[-*•·–—▪●✓✔]|\d{1,2}[.)、])\s*/u;

/** Lists of one cell stand on lines, or between these marks. */
const splitPoints = (cell: string): string[] =>
  cell
    .split(/\r\n?|\n|\s*[|;；]\s*|<br\s*\/?>|<\/li>/iu)
    .map((line) => toPlainText(line).replace(BULLET, '').trim())
    .filter((line) => line !== '');

const splitLinks = (cell: string): string[] => cell.split(/[\s|;；]+|,(?=\s*https?:)/iu).filter((link) => link !== '');

function findLanguage(cell: string): AdLanguage | undefined {
  const tag = cell.toLowerCase();
  if (/^(?:zh|chinese|中文|汉语|简体)/u.test(tag)) return 'zh-CN';
  if (/^(?:en|english|英语|英文)/u.test(tag)) return 'en';
  return AD_LANGUAGES.find((each) => each.toLowerCase() === tag);
}

function findAvailability(cell: string): SavedProductInput['availability'] {
  const plain = cell.toLowerCase().replaceAll(/[\s_-]/gu, '');
  if (/^(?:instock|available|yes|true|有货|现货|在售)$/u.test(plain)) return 'InStock';
  if (/^(?:outofstock|soldout|no|false|无货|缺货|售罄)$/u.test(plain)) return 'OutOfStock';
  return undefined;
}

const readNumber = (cell: string): number | undefined => {
  if (cell === '') return undefined;
  // What is no number is refused by the schema, which names the field.
  return Number(cell.replace(',', '.'));
};

/** Returns a product as a row of a file states it, unchecked. `currency` is that of prices that name none. */
export function readProductCells(
  cells: readonly string[],
  { fields }: CsvColumns,
  { currency, language }: { currency: string | undefined; language: AdLanguage },
): Record<string, unknown> {
  const found = new Map<CsvField, string[]>();
  for (const [index, field] of fields.entries()) {
    const cell = (cells[index] ?? '').trim().replace(KEPT_AS_TEXT, '$1');
    if (field !== undefined && cell !== '') found.set(field, [...(found.get(field) ?? []), cell]);
  }
  const one = (field: CsvField): string => found.get(field)?.[0] ?? '';
  const plain = (field: CsvField): string | undefined => toPlainText(one(field)) || undefined;
  const own = findLanguage(one('language'));
  const price = readPriceText(one('price'), own ?? language);
  const original = readPriceText(one('original_price'), own ?? language);
  const named = one('currency') === '' ? undefined : toCurrencyCode(one('currency'), own ?? language);
  const hasPrice = one('price') !== '' || one('original_price') !== '';
  const stars = readNumber(one('rating_value'));
  const count = readNumber(one('rating_count'));
  const product: Record<string, unknown> = {
    name: plain('name'),
    description: plain('description'),
    selling_points: (found.get('selling_points') ?? []).flatMap(splitPoints),
    price: readAmount(one('price'), price?.amount),
    original_price: readAmount(one('original_price'), original?.amount),
    currency: named ?? price?.currency ?? original?.currency ?? (hasPrice ? currency : undefined),
    brand: plain('brand'),
    sku: plain('sku'),
    availability: findAvailability(one('availability')),
    language: own,
    audience: plain('audience'),
    category: plain('category'),
    link: one('link') || undefined,
    images: (found.get('images') ?? []).flatMap(splitLinks).map((url) => ({ url })),
    rating: stars === undefined ? undefined : { value: stars, ...(count === undefined ? {} : { count }) },
  };
  return Object.fromEntries(Object.entries(product).filter(([, value]) => value !== undefined));
}

/** Returns what was written where it is no price, so that the schema refuses it. */
function readAmount(cell: string, amount: number | undefined): number | string | undefined {
  return amount ?? (cell === '' ? undefined : cell);
}
