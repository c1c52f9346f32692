import type { LookId, Product } from '@reelwright/contracts';
import { chooseLook } from '@reelwright/looks';
import type { VariantSettings } from './variant-settings.ts';
import { tradeOf } from './trade-of.ts';

/** A look for each variant: the one that is fixed for it, else one that suits the product and no other has, as long as there are. */
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
