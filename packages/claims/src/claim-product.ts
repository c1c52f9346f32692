import type { Product } from '@reelwright/contracts';

/** What the checker reads of a product: everything that says something, and nothing that shows something. */
export type ClaimProduct = Pick<Product, 'name'> &
  Partial<
    Pick<
      Product,
      | 'brand'
      | 'description'
      | 'selling_points'
      | 'price'
      | 'original_price'
      | 'currency'
      | 'audience'
      | 'rating'
      | 'reviews'
      | 'category'
    >
  >;
