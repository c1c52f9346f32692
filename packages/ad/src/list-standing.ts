import type { AdCutOut, AdImage } from './ad-material.ts';
import { chooseImages } from './choose-images.ts';

/** Most scenes that are drawn for one ad. */
const MOST_SCENES = 2;

/**
 * Lists the places of the images whose product can stand in a drawn scene, the first of the ad first: whole, surely cut
 * out, photographed as it stands, not on legs, without a person. At most two.
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
  const { cutBy = [], background } = cutOut;
  const feet = cutOut.feet ?? [];
  return cutBy.length === 0 && background !== 'light' && feet.length > 0 && !isOnLegs(cutOut, feet);
}

/** Share of its width on which a product on legs touches the ground at most, and of its box that it fills. */
const LEGS = { width: 0.4, fill: 0.5 } as const;

/** Whether light comes through below a product, such as a stool: a drawn scene has the shadow of a solid body. */
function isOnLegs({ fill }: Pick<AdCutOut, 'fill'>, feet: readonly { width: number }[]): boolean {
  return fill < LEGS.fill && feet.reduce((sum, { width }) => sum + width, 0) < LEGS.width;
}
