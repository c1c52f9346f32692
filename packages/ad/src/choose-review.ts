import type { SceneContent } from '@reelwright/looks';
import type { AdMaterial } from './ad-material.ts';

/** The scene that shows what a buyer said, and what; nothing where the data holds no review. */
export interface PlacedReview {
  /** Index of the scene in the script. */
  scene: number;
  content: NonNullable<SceneContent['review']>;
}

/** A review that makes nobody buy is not shown, however true it is. */
const LEAST_STARS = 4;

/**
 * One review an ad, word for word: the seed draws among those that speak for the product. It stands where the script speaks of reviews, else in
 * a scene about what the product is like, not in the last of these, which sums up.
 */
export function chooseReview({ product, script, seed }: AdMaterial): PlacedReview | undefined {
  const good = (product.reviews ?? []).filter(({ rating }) => rating === undefined || rating >= LEAST_STARS);
  const review = good[seed % Math.max(1, good.length)];
  const scene = findReviewScene(script.scenes);
  if (!review || scene === undefined) return undefined;
  const { quote, author, rating } = review;
  return {
    scene,
    content: {
      quote,
      ...(author === undefined ? {} : { author }),
      ...(rating === undefined ? {} : { rating }),
    },
  };
}

function findReviewScene(scenes: AdMaterial['script']['scenes']): number | undefined {
  const own = scenes.findIndex(({ role }) => role === 'review');
  if (own !== -1) return own;
  const points = [...scenes.keys()].filter((index) => ['benefit', 'detail'].includes(scenes[index]?.role ?? ''));
  const inner = points.length > 1 ? points.slice(0, -1) : points;
  // Without such a scene, any that neither opens nor closes the ad.
  return inner.at(-1) ?? (scenes.length > 2 ? 1 : undefined);
}
