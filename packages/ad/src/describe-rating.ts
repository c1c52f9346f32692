import type { AdLanguage, Product } from '@reelwright/contracts';
import type { SceneContent } from '@reelwright/looks';

/** Lower ratings are true but discourage buyers. */
const LEAST_STARS = 3.5;

/** Describes a product's rating as an ad shows it; undefined if it is unknown or low. */
export function describeRating(
  rating: Product['rating'],
  language: AdLanguage,
): { rating?: NonNullable<SceneContent['rating']> & { text: string } } {
  if (!rating || rating.value < LEAST_STARS) return {};
  const stars = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(rating.value);
  if (rating.count === undefined) return { rating: { value: rating.value, text: stars } };
  const count = new Intl.NumberFormat(language).format(rating.count);
  const text = language === 'zh-CN' ? `${stars}（${count} 条评价）` : `${stars} (${count})`;
  return { rating: { value: rating.value, text } };
}
