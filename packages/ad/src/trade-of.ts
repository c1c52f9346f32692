import type { Product } from '@reelwright/contracts';
import { findKind, type Trade } from '@reelwright/product-kinds';

/** Returns a product's trade, by its name, then by its description; undefined for an unknown kind. */
export function tradeOf(product: Pick<Product, 'name' | 'description' | 'selling_points'>): Trade | undefined {
  const { name, description, selling_points: sellingPoints } = product;
  return findKind({ name, ...(description === undefined ? {} : { description }), sellingPoints })?.kind.trade;
}
