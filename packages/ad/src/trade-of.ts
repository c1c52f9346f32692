import type { Product } from '@reelwright/contracts';
import { findKind, type Trade } from '@reelwright/product-kinds';

/** The trade that a product belongs to, by its name, then by what is said of it; undefined for a kind that nobody knows. */
export function tradeOf(product: Pick<Product, 'name' | 'description' | 'selling_points'>): Trade | undefined {
  const { name, description, selling_points: sellingPoints } = product;
  return findKind({ name, ...(description === undefined ? {} : { description }), sellingPoints })?.kind.trade;
}
