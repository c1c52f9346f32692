import type { Product } from '@reelwright/contracts';
import { findKind, type ProductKind, type Trade } from '@reelwright/product-kinds';

type Described = Pick<Product, 'name' | 'description' | 'selling_points'>;

/** Returns a product's kind, by its name, then by its description; undefined for an unknown one. */
export function kindOf({ name, description, selling_points: sellingPoints }: Described): ProductKind | undefined {
  return findKind({ name, ...(description === undefined ? {} : { description }), sellingPoints })?.kind;
}

/** Returns the trade of a product's kind; undefined for an unknown kind. */
export const tradeOf = (product: Described): Trade | undefined => kindOf(product)?.trade;
