import { type AdDraft, brandColor, type CallInput, product } from '@reelwright/contracts';
import { listShownImages, readNumber } from '../../draft/draft-input.ts';

type LookScene = CallInput<'previewLooks'>;

/**
 * Returns the scene for a draft's look previews, from its valid values only, so that there is always something to show.
 */
export function toLookScene({ product: typed, settings }: Pick<AdDraft, 'product' | 'settings'>): LookScene {
  const [first] = listShownImages(typed);
  const name = product.shape.name.safeParse(typed.name ?? '');
  const brand = product.shape.brand.safeParse(typed.brand ?? '');
  const colors = (typed.brand_colors ?? []).filter((color) => brandColor.safeParse(color).success);
  const value = readNumber(typed.rating?.value);
  const count = readNumber(typed.rating?.count);
  const rating = product.shape.rating.safeParse({ value, ...(count === undefined ? {} : { count }) });
  return {
    ratio: settings.ratio ?? '9:16',
    language: settings.language ?? 'en',
    ...(name.success ? { name: name.data } : {}),
    ...(brand.success && brand.data !== undefined ? { brand: brand.data } : {}),
    ...(rating.success && rating.data !== undefined ? { rating: rating.data } : {}),
    ...(colors.length > 0 ? { brand_colors: colors } : {}),
    ...(first ? { image: first.ref } : {}),
  };
}
