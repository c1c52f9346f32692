import type { LookId, Product } from '@reelwright/contracts';
import { chooseLook, type LookedProduct } from '@reelwright/looks';
import { findMarkets } from './find-markets.ts';
import { kindOf } from './product-kind.ts';
import type { VariantSettings } from './variant-settings.ts';

/** What a look follows from. */
type Described = Pick<Product, 'name' | 'description' | 'selling_points' | 'audience' | 'price' | 'currency'>;

/** Returns a product as looks are chosen for it: its trade and traits, whom it is for, and the class of its price. */
export function lookedProductOf(product: Described): LookedProduct {
  const kind = kindOf(product);
  return { name: product.name, trade: kind?.trade, traits: kind?.traits, markets: findMarkets(product, kind?.trade) };
}

/**
 * Chooses a look for each variant: its fixed one, else one that suits the product and that no other variant has, as
 * long as there are any.
 */
export function chooseLooks(variants: readonly Pick<VariantSettings, 'look' | 'seed'>[], product: Described): LookId[] {
  const looked = lookedProductOf(product);
  const taken = variants.flatMap(({ look }) => look ?? []);
  return variants.map(({ look, seed }) => {
    if (look) return look;
    const chosen = chooseLook({ ...looked, seed, except: taken });
    taken.push(chosen);
    return chosen;
  });
}
