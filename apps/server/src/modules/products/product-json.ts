import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import {
  AD_VIDEO_LIMITS,
  type ProductOverrides,
  productOverrides,
  readPriceText,
  toCurrencyCode,
  type UiLanguage,
} from '@reelwright/contracts';
import * as z from 'zod';
import { AppError } from '../../app-error.ts';
import { checkInput } from '../../check-input.ts';

export interface ProductFile {
  /** What the file says of the product, its images apart. */
  product: ProductOverrides;
  /** In the file's order: absolute paths, and links. */
  images: ({ kind: 'file'; path: string } | { kind: 'link'; url: string })[];
  /** Names of fields that mean nothing here. */
  ignored: string[];
}

const facts = productOverrides.omit({ images: true, sku: true, availability: true });
const productFile = facts.extend({
  // A number, or a price as people write it.
  price: z.unknown().optional(),
  original_price: z.unknown().optional(),
  currency: z.string().optional(),
  images: z.array(z.string().trim().min(1)).max(AD_VIDEO_LIMITS.maxImages).optional(),
});

const LINK = /^https?:\/\//i;

/** The prices as amounts, and the currency that the file or one of its prices names. What is no price stays, to be refused. */
function readMoney({ currency, ...written }: z.output<typeof productFile>): Record<string, unknown> {
  const money: Record<string, unknown> = {};
  const named: string[] = currency === undefined ? [] : [toCurrencyCode(currency, written.language)];
  for (const field of ['price', 'original_price'] as const) {
    const value = written[field];
    const found = typeof value === 'string' ? readPriceText(value, written.language) : undefined;
    if (value !== undefined) money[field] = found?.amount ?? value;
    if (found?.currency !== undefined) named.push(found.currency);
  }
  return { ...written, ...money, ...(named[0] === undefined ? {} : { currency: named[0] }) };
}

/**
 * The product that a JSON text describes; relative images lie below `folder`. Throws INVALID_INPUT, naming the field
 * that is wrong in the language given.
 */
export function parseProductJson(text: string, folder: string, language: UiLanguage): ProductFile {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new AppError('INVALID_INPUT', { field: 'JSON', problem: (error as SyntaxError).message }, { cause: error });
  }
  const { images = [], ...written } = checkInput(productFile, value, language);
  const product = checkInput(facts, readMoney(written), language);
  const known = new Set(Object.keys(productFile.shape));
  return {
    product,
    images: images.map((image) =>
      LINK.test(image) ? { kind: 'link', url: image } : { kind: 'file', path: resolve(folder, image) },
    ),
    ignored: Object.keys(value as object).filter((field) => !known.has(field)),
  };
}

/** The product in a JSON file. Throws INVALID_INPUT also where the file can't be read. */
export async function readProductJson(path: string, language: UiLanguage): Promise<ProductFile> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new AppError('INVALID_INPUT', { field: path, problem: code ?? message }, { cause: error });
  });
  return parseProductJson(text, dirname(resolve(path)), language);
}
