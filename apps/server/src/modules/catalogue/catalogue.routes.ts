import type { Handlers } from '../../platform/http/handlers.ts';
import type { CatalogueService } from './catalogue.service.ts';
import type { ImportProducts } from './import-products.ts';

type CatalogueCalls =
  | 'listProducts'
  | 'getProduct'
  | 'saveProduct'
  | 'deleteProducts'
  | 'restoreProducts'
  | 'importProducts'
  | 'undoProductImport';

export function catalogueHandlers(
  catalogue: CatalogueService,
  importProducts: ImportProducts,
): Pick<Handlers, CatalogueCalls> {
  return {
    listProducts: (input, { actor, language }) => catalogue.listProducts(actor, input, language),
    getProduct: ({ product_id: productId }, { actor, language }) => catalogue.getProduct(actor, productId, language),
    saveProduct: (input, { actor }) => catalogue.saveProduct(actor, input),
    async deleteProducts({ product_ids: productIds }, { actor }) {
      await catalogue.deleteProducts(actor, productIds);
      return {};
    },
    async restoreProducts({ product_ids: productIds }, { actor }) {
      await catalogue.restoreProducts(actor, productIds);
      return {};
    },
    importProducts: ({ file, currency }, { actor, language, signal }) =>
      importProducts({ actor, content: Buffer.from(file, 'base64'), currency, language, signal }),
    undoProductImport: async ({ import_id: importId }, { actor }) => ({
      deleted: await catalogue.undoImport(actor, importId),
    }),
  };
}
