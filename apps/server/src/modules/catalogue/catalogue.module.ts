import type { OpenModule } from '../open-module.ts';
import { catalogueHandlers } from './catalogue.routes.ts';
import { type CatalogueDependencies, createCatalogueService } from './catalogue.service.ts';
import { createImportProducts } from './import-products.ts';

export function openCatalogue(needs: CatalogueDependencies) {
  const service = createCatalogueService(needs);
  return {
    service,
    handlers: catalogueHandlers(service, createImportProducts(needs)),
    async cleanUp() {
      await service.purgeProducts();
    },
  } satisfies OpenModule;
}
