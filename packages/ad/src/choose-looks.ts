import type { LookId, Product } from '@reelwright/contracts';
import { chooseLook } from '@reelwright/looks';
import type { VariantSettings } from './variant-settings.ts';
import { tradeOf } from './product-kind.ts';

/**
 * Chooses a look for each variant: its fixed one, else one that suits the product and that no other variant has, as
 * long as there are any.
 */
export function chooseLooks(
  variants: readonly Pick<VariantSettings, 'look' | 'seed'>[],
  product: Pick<Product, 'name' | 'description' | 'selling_points'>,
): LookId[] {
  const { name } = product;
  const trade = tradeOf(product);
  const taken = variants.flatMap(({ look }) => look ?? []);
  return variants.map(({ look, seed }) => {
    if (look) return look;
    const chosen = chooseLook({ name, trade, seed, except: taken });
    taken.push(chosen);
    return chosen;
  });
}
