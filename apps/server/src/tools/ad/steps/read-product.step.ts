import { isCurrencyMissing, type Product, product as productSchema, settleCurrency } from '@reelwright/contracts';
import { AppError } from '#src/app-error.ts';
import { leaveOutForbidden } from '../leave-out-forbidden.ts';
import type { TextReader } from '../refuse-forbidden.ts';
import { defineStep } from './results.ts';

export interface ReadProductDependencies {
  /** Reads a product page; throws the reason of a failure. */
  readProductPage(url: string, options: { signal: AbortSignal }): Promise<Product>;
  words: TextReader['words'];
}

/**
 * Merges the product of the page with the typed values, which win. A page's price without a known currency is left out;
 * a typed one is an error. Texts of the page that the law or a platform of the ad forbids are left out.
 */
export function createReadProductStep({ readProductPage, words }: ReadProductDependencies) {
  return defineStep({
    name: 'read_product',
    weight: 1,
    after: [],
    reads: ({ input: { link, product, language, platforms } }) => ({ link, product, language, platforms }),
    async run({ link, platforms, ...input }, _results, { actor, signal }) {
      const found =
        link === undefined
          ? undefined
          : await leaveOutForbidden(await readProductPage(link, { signal }), platforms, { words, actor, signal });
      const typed = Object.fromEntries(Object.entries(input.product ?? {}).filter(([, value]) => value !== undefined));
      const product = productSchema.parse({ ...found, ...typed });
      if (typed['price'] !== undefined && isCurrencyMissing(product, input.language))
        throw new AppError('CURRENCY_MISSING');
      return { product: settleCurrency(product, input.language) };
    },
  });
}
