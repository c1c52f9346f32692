import type { SceneContent } from '@reelwright/looks';
import type { AdMaterial } from './ad-material.ts';

/** A review and the scene that shows it. */
export interface PlacedReview {
  /** Index of the scene in the script. */
  scene: number;
  content: NonNullable<SceneContent['review']>;
}

/** Reviews with fewer stars are true but discourage buyers, so they are not shown. */
const LEAST_STARS = 4;

/**
 * Chooses one verbatim review per ad: the seed draws among the favourable ones. It stands in the script's scene about
 * reviews, else in a scene about the product's qualities, except the last of these, which sums up. Returns undefined if
 * the data holds no review.
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
  // Without such a scene, any scene is used that neither opens nor closes the ad.
  return inner.at(-1) ?? (scenes.length > 2 ? 1 : undefined);
}
