import { type CallData, MIB } from '@reelwright/contracts';
import { AppError } from '../../app-error.ts';
import type { FetchGuarded } from '../../platform/fetch/guarded-fetch.ts';
import type { PageReader } from './page/page-reader.ts';

export interface ProductsService {
  /** The product a page sells. Throws what the guarded fetcher and the page reader throw, PAGE_BLOCKED, NOT_A_PRODUCT. */
  analyseUrl(url: string, options: { signal: AbortSignal }): Promise<CallData<'analyseUrl'>>;
}

interface ProductsDependencies {
  fetchGuarded: FetchGuarded;
  pageReader: PageReader;
}

const PAGE_LIMITS = { maxBytes: 8 * MIB, timeoutMs: 20_000 };
const HTML_TYPE = /^\s*(?:text\/html|application\/xhtml\+xml|text\/plain)?\s*(?:;|$)/i;

export function createProductsService({ fetchGuarded, pageReader }: ProductsDependencies): ProductsService {
  return {
    async analyseUrl(url, { signal }) {
      const page = await fetchGuarded(url, {
        ...PAGE_LIMITS,
        accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.1',
        signal,
      });
      if (!HTML_TYPE.test(page.contentType)) throw new AppError('NOT_A_PRODUCT');
      const verdict = await pageReader.read({ body: page.body, contentType: page.contentType, url: page.url }, signal);
      switch (verdict.kind) {
        case 'product':
          return { product: verdict.product, sources: verdict.sources, url: page.url };
        case 'bot-wall':
          throw new AppError('PAGE_BLOCKED');
        case 'no-product':
          throw new AppError('NOT_A_PRODUCT');
      }
    },
  };
}
