import type { LookImage } from '../picture/ad-image.ts';
import { isStudio } from '../picture/photo-traits.ts';
import { productSource } from '../shots/product-source.ts';
import type { AdSceneRole } from './plan-layouts.ts';
import { rateOpening } from './rate-opening.ts';
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

/** How much an image that follows another one in its scene counts as shown. */
const FOLLOWING = 0.5;

/**
 * Lists the images for each scene, its own first: the one that the user or the script chose, else the best one for the
 * opening, the first one beside the price and on the closing card, and elsewhere the one that was shown least. Other
 * variants of the product than the first image's are left out, because viewers would take them for another product. A
 * video that is too short for a scene is skipped as long as others remain.
 */
export function dealImages(scenes: readonly DealtScene[], all: readonly LookImage[]): LookImage[][] {
  const [hero] = all;
  const images = all.filter(
    (image) => image === hero || (hero && !isOtherVariant(hero, image) && !isBoxed(image, hero)),
  );
  const shown = new Map<string, number>();
  const countOf = ({ media }: LookImage): number => shown.get(media) ?? 0;
  const show = ({ media }: LookImage, amount: number) => shown.set(media, (shown.get(media) ?? 0) + amount);
  // What a line needs is not spent on another one.
  for (const { image } of scenes) if (image) show(image, FOLLOWING);
  let before: string | undefined;
  return scenes.map(({ role, duration, image: wanted }, index) => {
    const isSale = index === scenes.length - 1 || role === 'offer';
    const lasting = images.filter((image) => lastsFor(image, duration));
    const dealt = lasting.length > 0 ? lasting : images;
    const rested = dealt
      .toSorted((one, other) => countOf(one) - countOf(other))
      .toSorted((one, other) => Number(one.media === before) - Number(other.media === before));
    const own = wanted ?? (index === 0 ? findOpening(dealt) : isSale ? dealt[0] : rested[0]);
    if (!own) return [];
    // A line that names another colour is shown in that colour only.
    const isOwn = images.some(({ media }) => media === own.media);
    const others = (isOwn ? rested : all.filter((image) => !isOtherVariant(own, image))).filter(
      ({ media }) => media !== own.media,
    );
    show(own, 1);
    for (const image of others.slice(0, 1)) show(image, FOLLOWING);
    before = own.media;
    return [own, ...others];
  });
}

/** Finds the image that opens an ad: the first one, unless another one is clearly better. */
function findOpening(images: readonly LookImage[]): LookImage | undefined {
  return images
    .map((image, index) => ({ image, rate: rateOpening(image) - AFTER_FIRST * Math.min(2, index) }))
    .toSorted((one, other) => other.rate - one.rate)[0]?.image;
}

/** How much better than the one before it an image must be to open an ad: sellers put their best one first. */
const AFTER_FIRST = 0.4;
