import type { SceneLayoutName } from '../layout/scene-content.ts';
import type { LookImage } from '../picture/ad-image.ts';
import { isSurrounded } from '../picture/photo-traits.ts';
import { countCloseUps, listApart } from '../shots/close-ups.ts';
import { productSource } from '../shots/product-source.ts';
import type { Orientation } from '../zones.ts';

/**
 * Range of aspects (width to height) in which a product is small in half of a canvas that is not tall, in any division.
 * A photo is never divided.
 */
const UNDIVIDED = { from: 0.62, to: 1.25 } as const;

/** Minimum number of different views in a grid, of images and close-ups. */
export const LEAST_VIEWS = 3;

/** Lists the layouts for which a scene's images have too little to show. */
export function listUnsuited(
  images: readonly LookImage[],
  { orientation, variants }: { orientation: Orientation; variants: number },
): ReadonlySet<SceneLayoutName> {
  const [own] = images;
  const closeUps = own ? countCloseUps(own) : 0;
  const unsuited = new Set<SceneLayoutName>();
  if (isUndivided(own, orientation) || closeUps === 0) unsuited.add('split');
  if (closeUps === 0) unsuited.add('detail');
  const views = own && own.details.length > 0 ? Math.min(closeUps, listApart(own).length) : closeUps;
  if (Math.max(images.length + views, variants) < LEAST_VIEWS) unsuited.add('grid');
  // The wall of a drawn scene gives the fields of cut-outs one colour: nothing divides them.
  if (own?.scene) unsuited.add('grid');
  // One thing without surroundings would be small beside parts of itself.
  if (own && images.length < 2 && variants < LEAST_VIEWS && !isSurrounded(own) && !own.isScene) unsuited.add('grid');
  return unsuited;
}

function isUndivided(image: LookImage | undefined, orientation: Orientation): boolean {
  const source = image && productSource(image);
  if (!source) return true;
  if (orientation === 'tall') return false;
  const aspect = source.width / source.height;
  return aspect > UNDIVIDED.from && aspect < UNDIVIDED.to;
}
