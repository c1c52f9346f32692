import { brandColor, type CallInput, product } from '@reelwright/contracts';
import type { AdForm, FormImage } from './ad-form.ts';

type LookScene = CallInput<'previewLooks'>;

const toImageRef = (image: FormImage): NonNullable<LookScene['image']> =>
  image.kind === 'page' ? { url: image.url } : { asset_id: image.assetId };

/** What the previews of looks show of a form: only what is right so far, so that there is always something to see. */
export function toLookScene(
  form: Pick<
    AdForm,
    'name' | 'brand' | 'brandColors' | 'images' | 'ratio' | 'language' | 'ratingValue' | 'ratingCount'
  >,
): LookScene {
  const { ratio, language, images } = form;
  const [first] = images;
  const name = product.shape.name.safeParse(form.name);
  const brand = product.shape.brand.safeParse(form.brand);
  const colors = form.brandColors.filter((color) => brandColor.safeParse(color).success);
  const rating = product.shape.rating.safeParse({
    value: form.ratingValue,
    ...(form.ratingCount === '' ? {} : { count: form.ratingCount }),
  });
  return {
    ratio,
    language,
    ...(name.success ? { name: name.data } : {}),
    ...(brand.success && brand.data !== undefined ? { brand: brand.data } : {}),
    ...(rating.success && rating.data !== undefined ? { rating: rating.data } : {}),
    ...(colors.length > 0 ? { brand_colors: colors } : {}),
    ...(first ? { image: toImageRef(first) } : {}),
  };
}
