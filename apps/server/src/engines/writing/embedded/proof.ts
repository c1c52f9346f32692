import type { AdLanguage, Product, SourceField } from '@reelwright/contracts';
import { cleanLine } from './clean-text.ts';
import { isInLanguage, type LanguageHints } from './text-language.ts';

/** A buyer's words that may open an ad. */
export interface QuotableReview {
  /** Word for word, with a full stop if it has no punctuation at its end. */
  quote: string;
  author: string | null;
  field: SourceField;
  range: { start: number; end: number };
}

const LONGEST_QUOTE = { en: 90, 'zh-CN': 40 } as const satisfies Record<AdLanguage, number>;
/** Fewer stars are no recommendation. */
const LEAST_STARS = 4;

/** Returns reviews that praise, in the ad's language, short enough to speak. */
export function chooseReviews(product: Product, language: AdLanguage, hints: LanguageHints): QuotableReview[] {
  return (product.reviews ?? []).flatMap((review, index): QuotableReview[] => {
    const text = cleanLine(review.quote).replace(/^["“”「]+|["“”」]+$/gu, '');
    if (review.rating !== undefined && review.rating < LEAST_STARS) return [];
    if (text.length < 4 || text.length > LONGEST_QUOTE[language] || /["“”]/.test(text)) return [];
    if (!isInLanguage(text, language, hints)) return [];
    const stop = language === 'zh-CN' ? '。' : '.';
    const author = review.author ?? '';
    return [
      {
        quote: /[.!?。！？…]$/u.test(text) ? text : `${text}${stop}`,
        author:
          /^[\p{L}][\p{L} .'-]{1,23}$/u.test(author) && !/^anonym/i.test(author) ? author.replace(/\.$/, '') : null,
        field: `reviews.${index}`,
        range: { start: 0, end: review.quote.length },
      },
    ];
  });
}

/** Checks if a rating is worth mentioning. */
export function isGoodRating(rating: Product['rating']): boolean {
  return rating !== undefined && rating.value >= LEAST_STARS;
}

/** Finds the count in a rating's text. */
export function rangeOfRating(rating: NonNullable<Product['rating']>): { start: number; end: number } {
  const start = String(rating.value).length + 1;
  return { start, end: start + String(rating.count ?? '').length };
}
