import type { Product } from '@reelwright/contracts';
import { findKind, type ProductKind, type Trade } from '@reelwright/product-kinds';

type Described = Pick<Product, 'name' | 'description' | 'selling_points'>;

/** A build asks for the kind of its one product for every scene. */
const kinds = new WeakMap<Described, { kind: ProductKind | undefined }>();

/** Returns a product's kind, by its name, then by its description; undefined for an unknown one. */
export function kindOf(product: Described): ProductKind | undefined {
  const known = kinds.get(product);
  if (known) return known.kind;
  const { name, description, selling_points: sellingPoints } = product;
  const kind = findKind({ name, ...(description === undefined ? {} : { description }), sellingPoints })?.kind;
  kinds.set(product, { kind });
  return kind;
}

/** Returns the trade of a product's kind; undefined for an unknown kind. */
export const tradeOf = (product: Described): Trade | undefined => kindOf(product)?.trade;
