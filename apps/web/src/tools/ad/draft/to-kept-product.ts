import type { AdDraft } from '@reelwright/contracts';
import { listShownImages, toProductInput } from './draft-input.ts';

/** Returns the product of an ad as it is kept among the saved products, unchecked. */
export function toKeptProduct({ product, settings, source }: AdDraft): Record<string, unknown> {
  const link = source.kind === 'link' ? source.link.trim() : '';
  return {
    ...toProductInput(product, settings.language),
    ...(settings.language === undefined ? {} : { language: settings.language }),
    images: listShownImages(product).map(({ ref }) => ref),
    ...(link === '' ? {} : { link }),
  };
}
