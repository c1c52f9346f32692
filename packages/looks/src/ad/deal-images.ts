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

/** How much an image that some line needs counts as shown before. */
const NEEDED = 0.5;

/**
 * Lists the images for each scene, its own first: the one that the user or the script chose, else the best one for the
 * opening, the first one beside the price and on the closing card, and elsewhere the one that was shown least. Those that
 * have no scene of their own follow first. Other variants of the product than the first image's are left out, because
 * viewers would take them for another product. A video that is too short for a scene is skipped as long as others
 * remain.
 */
export function dealImages(scenes: readonly DealtScene[], all: readonly LookImage[]): LookImage[][] {
  const [hero] = all;
  const images = all.filter(
    (image) => image === hero || (hero && !isOtherVariant(hero, image) && !isBoxed(image, hero)),
  );
  const lastingFor = (duration: number): readonly LookImage[] => {
    const lasting = images.filter((image) => lastsFor(image, duration));
    return lasting.length > 0 ? lasting : images;
  };
  const owned = new Map<string, number>();
  const countOf = ({ media }: LookImage): number => owned.get(media) ?? 0;
  const count = ({ media }: LookImage, amount: number) => owned.set(media, (owned.get(media) ?? 0) + amount);
  // What a line needs is not spent on another one.
  for (const { image } of scenes) if (image) count(image, NEEDED);
  let before: LookImage | undefined;
  const owns = scenes.map(({ role, duration, image }, index): LookImage | undefined => {
    const dealt = lastingFor(duration);
    const isSale = index === scenes.length - 1 || role === 'offer';
    const rested = dealt.filter((each) => each !== before).toSorted((one, other) => countOf(one) - countOf(other));
    const own = image ?? (index === 0 ? findOpening(dealt) : isSale ? dealt[0] : (rested[0] ?? dealt[0]));
    if (own) count(own, 1);
    before = own;
    return own;
  });
  return owns.map((own, index) => {
    if (!own) return [];
    const isOwn = images.some(({ media }) => media === own.media);
    // A line that names another colour is shown in that colour only.
    const others = (isOwn ? lastingFor(scenes[index]?.duration ?? 0) : all).filter(
      (image) => image.media !== own.media && (isOwn || !isOtherVariant(own, image)),
    );
    const following = others.toSorted((one, other) => countOf(one) - countOf(other));
    for (const image of following.slice(0, 1)) count(image, 1);
    return [own, ...following];
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
