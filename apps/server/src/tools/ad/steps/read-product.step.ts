import { isCurrencyMissing, type Product, product as productSchema, settleCurrency } from '@reelwright/contracts';
import { AppError } from '#src/app-error.ts';
import { defineStep } from './results.ts';

export interface ReadProductDependencies {
  /** Reads a product page; throws the reason of a failure. */
  readProductPage(url: string, options: { signal: AbortSignal }): Promise<Product>;
}

/**
 * Merges the product of the page with the typed values, which win. A page's price without a known currency is left out;
 * a typed one is an error.
 */
export function createReadProductStep({ readProductPage }: ReadProductDependencies) {
  return defineStep({
    name: 'read_product',
    weight: 1,
    after: [],
    reads: ({ input: { link, product, language } }) => ({ link, product, language }),
    async run(input, _results, { signal }) {
      const found = input.link === undefined ? undefined : await readProductPage(input.link, { signal });
      const typed = Object.fromEntries(Object.entries(input.product ?? {}).filter(([, value]) => value !== undefined));
      const product = productSchema.parse({ ...found, ...typed });
      if (typed['price'] !== undefined && isCurrencyMissing(product, input.language))
        throw new AppError('CURRENCY_MISSING');
      return { product: settleCurrency(product, input.language) };
    },
  });
}
