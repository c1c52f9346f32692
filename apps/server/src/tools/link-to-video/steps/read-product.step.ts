import { type Product, product as productSchema } from '@reelwright/contracts';
import type { ToolStep } from '../../tool.ts';
import type { AdInput } from '../variant-settings.ts';
import type { StepResults } from './step-results.ts';

export interface ReadProductDependencies {
  /** Reads a product page; throws the reason where it can't. */
  readProductPage(url: string, options: { signal: AbortSignal }): Promise<Product>;
}

/** What the page says, and over it what the user typed. */
export function createReadProductStep({ readProductPage }: ReadProductDependencies): ToolStep<AdInput> {
  return {
    name: 'read_product',
    weight: 1,
    async run(input, _results, { signal }): Promise<StepResults['read_product']> {
      const found = input.link === undefined ? undefined : await readProductPage(input.link, { signal });
      const typed = Object.fromEntries(Object.entries(input.product ?? {}).filter(([, value]) => value !== undefined));
      return { product: productSchema.parse({ ...found, ...typed }) };
    },
  };
}
