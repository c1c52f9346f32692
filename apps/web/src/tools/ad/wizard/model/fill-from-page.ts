import type { AdDraft, CallData, DraftProduct } from '@reelwright/contracts';
import { AD_LANGUAGES, TEXT_LIMITS } from '@reelwright/contracts';
import { isOriginalPriceLow } from '../../draft/draft-input.ts';
import { toDraftProduct } from '../../draft/to-draft-product.ts';

type ReadPage = CallData<'analyseUrl'>;

const isTyped = (value: unknown): boolean =>
  value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

/** The user's words in the order of the user, then the page's. */
function joinPoints(own: readonly string[], read: readonly string[]): string[] {
  const known = new Set(own.map((line) => line.toLowerCase()));
  return [...own, ...read.filter((line) => !known.has(line.toLowerCase()))].slice(
    0,
    TEXT_LIMITS.sellingPoints.maxLines,
  );
}

/** Drops a former price that is not above the price. */
function settlePrice(product: DraftProduct): DraftProduct {
  const { original_price: _low, ...others } = product;
  return isOriginalPriceLow(product, undefined) ? others : product;
}

/**
 * Fills the ad with the page's data. What the user has typed or uploaded meanwhile stays; a suggestion from the user's
 * text stays unless the page is more certain.
 */
export function fillFromPage(content: AdDraft, page: ReadPage, link: string): AdDraft {
  const read = toDraftProduct(page.product);
  const isSameProduct = content.read_link === undefined;
  const isSuggested = (key: string): boolean =>
    content.sources[key as keyof AdDraft['sources']]?.source === 'description';
  const isSurer = (key: string): boolean => {
    const [own, found] = [content.sources, page.sources].map(
      (each) => each[key as keyof AdDraft['sources']]?.confidence,
    );
    return key in read && isSuggested(key) && (found ?? 0) > (own ?? 0);
  };
  const kept = Object.fromEntries(
    Object.entries(content.product).filter(
      ([key, value]) => isTyped(value) && (key === 'images' || (isSameProduct && !isSurer(key))),
    ),
  ) as DraftProduct;
  const uploads = (content.product.images ?? []).filter(({ ref }) => 'asset_id' in ref);
  const own = isSameProduct && isSuggested('selling_points') ? (content.product.selling_points ?? []) : undefined;
  const product = settlePrice({
    ...read,
    ...kept,
    ...(own ? { selling_points: joinPoints(own, read.selling_points ?? []) } : {}),
    images: [...(read.images ?? []), ...uploads],
  });
  const sources = {
    ...Object.fromEntries(Object.entries(page.sources).filter(([key]) => key === 'images' || !(key in kept))),
    ...Object.fromEntries(Object.entries(content.sources).filter(([key]) => key in kept && isSuggested(key))),
  };
  const language = page.product.language ?? AD_LANGUAGES.find((each) => page.page_language?.startsWith(each));
  return {
    ...content,
    product,
    sources,
    read_link: link,
    page_language: page.page_language,
    text_languages: page.text_languages,
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
