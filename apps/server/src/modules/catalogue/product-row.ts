import {
  type ProductId,
  type ProductImportId,
  type ProductOrigin,
  type SavedProductFields,
} from '@reelwright/contracts';
import type { Actor } from '../../actor.ts';
import { normaliseText } from '../../platform/database/search-text.ts';
import type { ProductRow } from './catalogue.store.ts';

/** Returns what a search looks through. */
function toSearchText({ name, brand, sku, category, selling_points: points }: SavedProductFields): string {
  return normaliseText([name, brand, sku, category, ...points].filter((each) => each !== undefined).join(' '));
}

/** Makes the row of a product that was checked. */
export function makeProductRow(given: {
  actor: Pick<Actor, 'userId' | 'workspaceId'>;
  productId: ProductId;
  product: SavedProductFields;
  origin: ProductOrigin;
  importId?: ProductImportId;
  now: Date;
}): ProductRow {
  const { actor, productId, product, origin, importId = null, now } = given;
  const { name, ...fields } = product;
  return {
    productId,
    workspaceId: actor.workspaceId,
    userId: actor.userId,
    name,
    fields,
    searchText: toSearchText(product),
    origin,
    importId,
    createdAt: now,
    changedAt: now,
    deletedAt: null,
  };
}
