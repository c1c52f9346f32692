import type { DraftProduct, Product } from '@reelwright/contracts';

const print = (value: number | undefined): string | undefined => (value === undefined ? undefined : String(value));

function dropMissing<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
}

/** Returns a product, as it was read or saved, in the form in which a draft keeps it. */
export function toDraftProduct(product: Omit<Product, 'videos'>): DraftProduct {
  const { rating, reviews, images } = product;
  return dropMissing({
    name: product.name,
    description: product.description,
    selling_points: product.selling_points.length > 0 ? product.selling_points : undefined,
    price: print(product.price),
    original_price: print(product.original_price),
    currency: product.currency,
    brand: product.brand,
    sku: product.sku,
    availability: product.availability,
    audience: product.audience,
    category: product.category,
    rating: rating && dropMissing({ value: print(rating.value), count: print(rating.count) }),
    reviews: reviews?.map(({ quote, author, rating: stars }) => dropMissing({ quote, author, rating: print(stars) })),
    brand_colors: product.brand_colors,
    images: images.map((ref, index) => ({ id: `page-${index}`, ref, kind: 'image' as const })),
  }) as DraftProduct;
}
