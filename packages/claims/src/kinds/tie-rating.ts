import { refuse, type Tie, tieTo } from '../claim.ts';
import { findInTexts, type ProductFacts, sourceOfFigure } from '../facts/product-facts.ts';
import type { ClaimLine } from '../found-claim.ts';
import { fits } from '../numbers/compare.ts';
import type { Quantity } from '../numbers/quantity.ts';

const MOST_STARS = 5;
/** Half of the last spoken digit. */
const ROUNDED = 0.05;
const NEARLY = 0.3;
/** Tolerance of a crowd: 12,431 people are "12,000", and without "over" the number is rounded down. */
const ROUNDED_CROWD = 0.05;

/** Ties a star rating: "4.8 stars", "rated 4.8", 4.8分. */
export function tieStars({ normal }: ClaimLine, quantity: Quantity, { product, quantities, texts }: ProductFacts): Tie {
  const inText = quantities.find(
    ({ quantity: fact }) =>
      fact.kind === 'unit' &&
      fact.units.some(({ dimension }) => dimension === 'stars') &&
      fact.values[0] === quantity.values[0],
  );
  if (inText) return tieTo(inText.source);
  const scale = findScale(quantity.values[0] ?? 0, texts);
  if (scale) return tieTo(scale);
  const { rating, reviews } = product;
  const said = quantity.values[0] ?? 0;
  const isOfReview =
    said === MOST_STARS && /^[- ]?(?:star )?(?:reviews?|ratings?)|^好评/u.test(normal.slice(quantity.end));
  const review = isOfReview ? (reviews ?? []).findIndex((one) => one.rating === MOST_STARS) : -1;
  if (review >= 0) return tieTo({ field: `reviews.${review}`, start: 0, end: reviews?.[review]?.quote.length ?? 0 });
  if (!rating) return refuse('no_rating');
  const isTrue =
    quantity.hedge === 'about'
      ? said >= rating.value - ROUNDED && said - rating.value <= NEARLY
      : quantity.hedge === 'exact' || quantity.hedge === 'up_to'
        ? Math.abs(said - rating.value) <= ROUNDED + 1e-9
        : fits(said, rating.value, { hedge: quantity.hedge, tolerance: 0 });
  return isTrue ? tieTo(sourceOfFigure('rating', rating.value)) : refuse('rating_differs');
}

/** "Heat: 4 of 5": the maker's own scale. */
function findScale(value: number, texts: ProductFacts['texts']) {
  return findInTexts(texts, new RegExp(`(?<![\\d.])${value} ?(?:of|out of|/) ?5(?![\\d.])`, 'u'));
}

/** Ties a crowd: "Over 12,000 customers", 两万多位买家. */
export function tieCrowd(quantity: Quantity, { product, quantities }: ProductFacts): Tie {
  const inText = quantities.find(
    ({ quantity: fact }) =>
      fact.kind === 'count' &&
      quantity.kind === 'count' &&
      fact.nouns.some((noun) => quantity.nouns.includes(noun)) &&
      fact.values.some((value) =>
        quantity.values.some((said) => fits(said, value, { hedge: quantity.hedge, tolerance: 0 })),
      ),
  );
  if (inText) return tieTo(inText.source);
  const count = product.rating?.count;
  if (count === undefined) return refuse(product.rating ? 'rating_differs' : 'no_rating');
  const isTrue = quantity.values.some(
    (said) =>
      fits(said, count, { hedge: quantity.hedge, tolerance: 0 }) ||
      (said <= count && said >= count * (1 - ROUNDED_CROWD)),
  );
  return isTrue ? tieTo(sourceOfFigure('rating', product.rating?.value ?? 0)) : refuse('rating_differs');
}
