import type { AdDraft, CallData, DraftProduct } from '@reelwright/contracts';
import { AD_LANGUAGES } from '@reelwright/contracts';

type ReadPage = CallData<'analyseUrl'>;

const print = (value: number | undefined): string | undefined => (value === undefined ? undefined : String(value));

function dropMissing<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
}

function toDraftProduct({ product }: ReadPage): DraftProduct {
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

const isTyped = (value: unknown): boolean =>
  value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Fills the ad with the page's data; what the user has typed or uploaded meanwhile stays. */
export function fillFromPage(content: AdDraft, page: ReadPage, link: string): AdDraft {
  const read = toDraftProduct(page);
  const isSameProduct = content.read_link === undefined;
  const kept = Object.fromEntries(
    Object.entries(content.product).filter(([key, value]) => isTyped(value) && (isSameProduct || key === 'images')),
  ) as DraftProduct;
  const uploads = (content.product.images ?? []).filter(({ ref }) => 'asset_id' in ref);
  const product = { ...read, ...kept, images: [...(read.images ?? []), ...uploads] };
  const sources = Object.fromEntries(
    Object.entries(page.sources).filter(([key]) => key === 'images' || !(key in kept)),
  );
  const language = page.product.language ?? AD_LANGUAGES.find((each) => page.page_language?.startsWith(each));
  return {
    ...content,
    product,
    sources,
    read_link: link,
    settings: {
      ...content.settings,
      ...(content.settings.language === undefined && language !== undefined ? { language } : {}),
    },
  };
}

/** Continues without a page that can't be read: the typed product replaces the page. */
export const goOnByHand =
  (link: string) =>
  (content: AdDraft): AdDraft =>
    content.read_link === link ? content : { ...content, read_link: link };
