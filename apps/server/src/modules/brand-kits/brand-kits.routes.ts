import type { Handlers } from '../../platform/http/handlers.ts';
import type { ProductsService } from '../products/products.service.ts';
import type { BrandKitsService } from './brand-kits.service.ts';

type BrandKitCalls = 'listBrandKits' | 'saveBrandKit' | 'deleteBrandKit' | 'readBrand';

export function brandKitHandlers(
  brandKits: BrandKitsService,
  products: Pick<ProductsService, 'readBrand'>,
): Pick<Handlers, BrandKitCalls> {
  return {
    listBrandKits: (_input, { actor }) => brandKits.listBrandKits(actor),
    saveBrandKit: (input, { actor }) => brandKits.saveBrandKit(actor, input),
    async deleteBrandKit({ id }, { actor }) {
      await brandKits.deleteBrandKit(actor, id);
      return {};
    },
    readBrand: ({ url }, { signal }) => products.readBrand(url, { signal }),
  };
}
