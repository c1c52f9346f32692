import { measureWideText, type ProductReview, productReview, TEXT_LIMITS } from '@reelwright/contracts';
import { toSentences } from '../parse/clean-text.ts';

const MIN_QUOTE_WIDTH = 20;
/** Minimum stars: a quote must sell, so complaints are not quoted. */
const MIN_STARS = 4;

/** Words of a review's own buttons, which are read along with its text. */
const BUTTONS =
  /(?:\s+(?:report(?: abuse)?|helpful\??|flag|share|melden|hilfreich|signaler|utile|zgłoś|举报|有用))+$/iu;

/** Returns the first sentences that fit, verbatim. */
function cutQuote(words: string): string {
  if (measureWideText(words) <= TEXT_LIMITS.reviewQuote) return words;
  let end = 0;
  let from = 0;
  for (const sentence of toSentences(words)) {
    const at = words.indexOf(sentence, from);
    if (at < 0 || measureWideText(words.slice(0, at + sentence.length)) > TEXT_LIMITS.reviewQuote) break;
    from = at + sentence.length;
    end = from;
  }
  return words.slice(0, end);
}

/**
 * Returns a buyer's review as it may be quoted; undefined if it is too short, has no end that fits, or contains no
 * praise.
 */
export function toReview(written: {
  words: string;
  author: string;
  rating: number | undefined;
}): ProductReview | undefined {
  const { author, rating } = written;
  const words = written.words.replace(BUTTONS, '');
  if (rating !== undefined && rating < MIN_STARS) return undefined;
  const quote = cutQuote(words);
  if (measureWideText(quote) < MIN_QUOTE_WIDTH) return undefined;
  const isName = author !== '' && author.length <= TEXT_LIMITS.reviewAuthor;
  const parsed = productReview.safeParse({ quote, ...(isName && { author }), ...(rating !== undefined && { rating }) });
  return parsed.success ? parsed.data : undefined;
}
