import type { AdImage } from './ad-material.ts';
import { chooseImages } from './choose-images.ts';

/** Most scenes that are drawn for one ad. */
const MOST_SCENES = 2;

/**
 * Lists the places of the images whose product can stand in a drawn scene, the first of the ad first: whole, surely cut
 * out, photographed as it stands, without a person. At most two.
 */
export function listStanding(images: readonly AdImage[]): number[] {
  const own = images.filter(({ isExtra }) => !isExtra);
  return chooseImages(own.length > 0 ? own : images)
    .filter(isStanding)
    .slice(0, MOST_SCENES)
    .map((image) => images.indexOf(image));
}

function isStanding({ cutOut, isScene, isGraphic, faces, video }: AdImage): boolean {
  if (!cutOut || video || isScene || isGraphic || faces.length > 0) return false;
  const { feet, cutBy = [], background } = cutOut;
  return cutBy.length === 0 && background !== 'light' && (feet?.length ?? 0) > 0;
}
