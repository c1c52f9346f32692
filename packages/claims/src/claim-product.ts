import type { Product } from '@reelwright/contracts';

/** The fields of a product that are checked: all with text or figures, none with images. */
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
