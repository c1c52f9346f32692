import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Product } from '@reelwright/contracts';
import { AppError } from '../app-error.ts';
import { PAGE_LIMITS, toProductAnswer } from '../modules/products/products.service.ts';
import type { PageReader } from '../modules/products/page-reader.ts';
import { toSizeText } from '../platform/fetch/size-text.ts';

/** A page to read: on the web, or saved as a file. */
export type PageInput = { kind: 'link'; url: string } | { kind: 'file'; path: string };

/** The printed line of one page, without missing fields. */
export interface ProductLine {
  /** The page, as the command line names it. */
  file: string;
  name?: string;
  price?: number;
  original_price?: number;
  currency?: string;
  sku?: string;
  availability?: 'InStock' | 'OutOfStock';
  brand?: string;
  description?: string;
  selling_points?: string[];
  images?: string[];
  videos?: string[];
}

interface ReadProductsRequest {
  pages: readonly PageInput[];
  pageReader: PageReader;
  /** Returns the product behind a link. */
  analyseUrl(url: string, options: { signal: AbortSignal }): Promise<{ product: Product }>;
  signal: AbortSignal;
  onLine(line: ProductLine): void;
  /** Called if a page sells no product, or could not be read: its line holds its name alone. */
  onProblem(file: string, reason: AppError): void;
}

const unpack = promisify(gunzip);

function tooLarge(cause?: unknown): AppError {
  return new AppError('PAGE_TOO_LARGE', { limit: toSizeText(PAGE_LIMITS.maxBytes) }, { cause });
}

/** Returns the bytes of a saved page. Throws PAGE_TOO_LARGE, PAGE_UNREACHABLE. */
async function readPageFile(path: string, signal: AbortSignal): Promise<Buffer> {
  try {
    // A compressed file has an even larger content.
    if ((await stat(path)).size > PAGE_LIMITS.maxBytes) throw tooLarge();
    const content = await readFile(path, { signal });
    const isPacked = content[0] === 0x1f && content[1] === 0x8b;
    return isPacked ? await unpack(content, { maxOutputLength: PAGE_LIMITS.maxBytes }) : content;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof AppError) throw error;
    const { code = '', message } = error as NodeJS.ErrnoException;
    if (code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(error);
    throw new AppError(
      'PAGE_UNREACHABLE',
      { detail: code === 'ENOENT' ? 'there is no such file' : message },
      { cause: error },
    );
  }
}

function toLine(file: string, product: Product): ProductLine {
  const {
    name,
    price,
    original_price,
    currency,
    sku,
    availability,
    brand,
    description,
    selling_points,
    images,
    videos,
  } = product;
  const links = images.flatMap((image) => ('url' in image ? [image.url] : []));
  const all = {
    name,
    price,
    original_price,
    currency,
    sku,
    availability,
    brand,
    description,
    selling_points,
    images: links,
    videos,
  };
  const isThere = ([, value]: [string, unknown]) =>
    value !== undefined && !(Array.isArray(value) && value.length === 0);
  return { file, ...Object.fromEntries(Object.entries(all).filter(isThere)) };
}

/** Reads pages one after another. Throws only on abort. */
export async function readProducts(request: ReadProductsRequest): Promise<void> {
  const { pages, pageReader, analyseUrl, signal, onLine, onProblem } = request;
  const readProduct = async (page: PageInput): Promise<Product> => {
    if (page.kind === 'link') return (await analyseUrl(page.url, { signal })).product;
    const body = await readPageFile(page.path, signal);
    return toProductAnswer(await pageReader.read({ body, contentType: '' }, signal)).product;
  };
  for (const page of pages) {
    const file = page.kind === 'link' ? page.url : page.path;
    try {
      onLine(toLine(file, await readProduct(page)));
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof AppError)) throw error;
      onProblem(file, error);
      onLine({ file });
    }
  }
}
