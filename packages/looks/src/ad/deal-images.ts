import type { LookImage } from '../picture/ad-image.ts';
import { isStudio } from '../picture/photo-traits.ts';
import { productSource } from '../shots/product-source.ts';
import type { AdSceneRole } from './plan-layouts.ts';
import { isOtherVariant } from './variants.ts';

interface DealtScene {
  role?: AdSceneRole;
  duration: number;
  image?: LookImage;
}

/** Minimum share of its scene that a video must cover. A shorter one would freeze for too long. */
const LEAST_OF_SCENE = 0.6;

function lastsFor({ durationTicks }: LookImage, scene: number): boolean {
  return durationTicks === undefined || durationTicks >= scene * LEAST_OF_SCENE;
}

/**
 * Whether an image would be a white box in an ad whose product stands free: a photo on white that nothing was cut out of,
 * often with measures and arrows.
 */
const isBoxed = (image: LookImage, hero: LookImage): boolean =>
  productSource(hero) !== undefined &&
  productSource(image) === undefined &&
  image.kind === 'image' &&
  !image.isScene &&
  isStudio(image);

/**
 * Lists the images for each scene, its own first: the one that the user or the script chose, else the next in order.
 * The first image opens and closes the ad, and stands beside its price; other variants of the product than its own are left out, because viewers
 * would take them for another product. A video that is too short for a scene is skipped as long as others remain.
 */
export function dealImages(scenes: readonly DealtScene[], all: readonly LookImage[]): LookImage[][] {
  const [hero] = all;
  const images = all.filter(
    (image) => image === hero || (hero && !isOtherVariant(hero, image) && !isBoxed(image, hero)),
  );
  return scenes.map(({ role, duration, image: wanted }, index) => {
    const isSale = index === scenes.length - 1 || role === 'offer';
    const first = isSale ? 0 : index % Math.max(1, images.length);
    const inOrder = [...images.slice(first), ...images.slice(0, first)];
    const lasting = inOrder.filter((image) => lastsFor(image, duration));
    const dealt = lasting.length > 0 ? lasting : inOrder;
    if (!wanted) return dealt;
    // A line that names another colour is shown in that colour only.
    const alike = images.some(({ media }) => media === wanted.media)
      ? dealt
      : all.filter((image) => !isOtherVariant(wanted, image));
    return [wanted, ...alike.filter(({ media }) => media !== wanted.media)];
  });
}
