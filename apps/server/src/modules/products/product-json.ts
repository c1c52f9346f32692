import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import {
  AD_VIDEO_LIMITS,
  type AdLanguage,
  type ProductOverrides,
  productOverrides,
  type UiLanguage,
  withWrittenPrices,
} from '@reelwright/contracts';
import * as z from 'zod';
import { AppError } from '../../app-error.ts';
import { checkInput } from '../../check-input.ts';

export interface ProductFile {
  /** The product fields of the file, without its images. */
  product: ProductOverrides;
  /** In the order of the file: absolute paths, and links. */
  images: ({ kind: 'file'; path: string } | { kind: 'link'; url: string })[];
  /** Names of unknown fields. */
  ignored: string[];
}

const productFile = productOverrides.omit({ sku: true, availability: true }).extend({
  images: z.array(z.string().trim().min(1)).max(AD_VIDEO_LIMITS.maxImages).optional(),
});
const writtenFile = withWrittenPrices(productFile);

const LINK = /^https?:\/\//i;

/**
 * Parses a product from JSON; relative image paths start at `folder`. Throws INVALID_INPUT or INCOMPLETE_FORM, naming
 * the wrong field in the given language.
 */
export function parseProductJson(text: string, folder: string, language: UiLanguage): ProductFile {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new AppError('INVALID_INPUT', { field: 'JSON', problem: (error as SyntaxError).message }, { cause: error });
  }
  const { images = [], ...product } = checkInput(writtenFile, value, language);
  const known = new Set(Object.keys(productFile.shape));
  return {
    product,
    images: images.map((image) =>
      LINK.test(image) ? { kind: 'link', url: image } : { kind: 'file', path: resolve(folder, image) },
    ),
    ignored: Object.keys(value as object).filter((field) => !known.has(field)),
  };
}

/** Returns the language in which a product is described: Chinese if at least half of the letters are. */
function readLanguage({ name, description = '', selling_points = [] }: ProductFile['product']): AdLanguage {
  const text = [name, description, ...selling_points].join(' ');
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const han = count(/\p{Script=Han}/gu);
  const isChinese = han > 0 && han * 2 >= count(/\p{L}/gu) && count(/[\p{sc=Hira}\p{sc=Kana}]/gu) === 0;
  return isChinese ? 'zh-CN' : 'en';
}

/**
 * Reads a product from a JSON file; its language is that of its texts where it names none. Throws INVALID_INPUT also if
 * the file can't be read.
 */
export async function readProductJson(path: string, language: UiLanguage): Promise<ProductFile> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new AppError('INVALID_INPUT', { field: path, problem: code ?? message }, { cause: error });
  });
  const file = parseProductJson(text, dirname(resolve(path)), language);
  return { ...file, product: { ...file.product, language: file.product.language ?? readLanguage(file.product) } };
}
