import type { Platform } from '../../platform/platform.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';
import type { OpenModule } from '../open-module.ts';
import type { ProductsService } from '../products/products.service.ts';
import { brandKitHandlers } from './brand-kits.routes.ts';
import { createBrandKitsService } from './brand-kits.service.ts';

interface BrandKitsNeeds extends Pick<Platform, 'database' | 'clock'> {
  library: Pick<UploadsService, 'listLibraryAssets'>;
  products: Pick<ProductsService, 'readBrand'>;
}

export function openBrandKits({ products, ...needs }: BrandKitsNeeds) {
  const service = createBrandKitsService(needs);
  return { service, handlers: brandKitHandlers(service, products) } satisfies OpenModule;
}
