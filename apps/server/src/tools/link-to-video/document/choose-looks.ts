import type { LookId, Product } from '@reelwright/contracts';
import { chooseLook } from '@reelwright/looks';
import type { VariantSettings } from '../variant-settings.ts';
import type { AdPicture } from './ad-material.ts';

/** A look for each variant: the one that is fixed for it, else one that suits the product and no other has, as long as there are. */
export function chooseLooks(
  variants: readonly Pick<VariantSettings, 'look' | 'seed'>[],
  { product, pictures }: { product: Pick<Product, 'name' | 'description'>; pictures: readonly AdPicture[] },
): LookId[] {
  const { name, description } = product;
  const palettes = pictures.map(({ palette }) => palette);
  const taken = variants.flatMap(({ look }) => look ?? []);
  return variants.map(({ look, seed }) => {
    if (look) return look;
    const chosen = chooseLook({
      name,
      ...(description === undefined ? {} : { description }),
      palettes,
      seed,
      except: taken,
    });
    taken.push(chosen);
    return chosen;
  });
}
