import { type CallData, MIB } from '@reelwright/contracts';
import { AppError } from '../../app-error.ts';
import type { FetchGuarded } from '../../platform/fetch/guarded-fetch.ts';
import type { PageReader } from './page-reader.ts';
import type { PageVerdict } from '@reelwright/product-page';

/** A page's product, before anybody asks what an ad can use of it. */
export type ReadPage = Omit<CallData<'analyseUrl'>, 'text_languages'>;

export interface ProductsService {
  /**
   * Returns the product that a page sells. Throws what the guarded fetcher and the page reader throw, PAGE_BLOCKED,
   * NOT_A_PRODUCT.
   */
  analyseUrl(url: string, options: { signal: AbortSignal }): Promise<ReadPage>;
  /** Returns the brand of a page's site. Throws what the guarded fetcher and the page reader throw, PAGE_BLOCKED. */
  readBrand(url: string, options: { signal: AbortSignal }): Promise<CallData<'readBrand'>>;
}

interface ProductsDependencies {
  fetchGuarded: FetchGuarded;
  pageReader: PageReader;
  /** By default PAGE_LIMITS. */
  limits?: { maxBytes: number; timeoutMs: number };
}

export const PAGE_LIMITS = { maxBytes: 8 * MIB, timeoutMs: 20_000 } as const;
const HTML_TYPE = /^\s*(?:text\/html|application\/xhtml\+xml|text\/plain)?\s*(?:;|$)/i;

/** Returns the product found on a page. Throws PAGE_BLOCKED, NOT_A_PRODUCT. */
export function toProductAnswer(verdict: PageVerdict): Omit<ReadPage, 'url'> {
  switch (verdict.kind) {
    case 'product': {
      const { product, sources, pageLanguage } = verdict;
      return { product, sources, ...(pageLanguage !== undefined && { page_language: pageLanguage }) };
    }
    case 'bot-wall':
      throw new AppError('PAGE_BLOCKED');
    case 'no-product':
      throw new AppError('NOT_A_PRODUCT');
  }
}

export function createProductsService({
  fetchGuarded,
  pageReader,
  limits = PAGE_LIMITS,
}: ProductsDependencies): ProductsService {
  async function fetchPage(url: string, signal: AbortSignal) {
    const {
      body,
      contentType,
      url: reached,
    } = await fetchGuarded(url, {
      ...limits,
      accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.1',
      signal,
    });
    return { body, contentType, url: reached };
  }

  return {
    async analyseUrl(url, { signal }) {
      const page = await fetchPage(url, signal);
      if (!HTML_TYPE.test(page.contentType)) throw new AppError('NOT_A_PRODUCT');
      return { ...toProductAnswer(await pageReader.read(page, signal)), url: page.url };
    },
    async readBrand(url, { signal }) {
      const page = await fetchPage(url, signal);
      if (!HTML_TYPE.test(page.contentType)) throw new AppError('SITE_UNSUPPORTED');
      const brand = await pageReader.readBrand(page, signal);
      if (brand.kind === 'bot-wall') throw new AppError('PAGE_BLOCKED');
      const { kind: _kind, logo, ...found } = brand;
      return { ...found, ...(logo === undefined ? {} : { logo: { url: logo } }) };
    },
  };
}
