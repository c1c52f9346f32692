import type { LookPicture } from '../picture/ad-picture.ts';

interface DealtScene {
  duration: number;
  picture?: LookPicture;
}

/** A film that lasts for less of its scene would stand still for too long. */
const LEAST_OF_SCENE = 0.6;

function lastsFor({ durationTicks }: LookPicture, scene: number): boolean {
  return durationTicks === undefined || durationTicks >= scene * LEAST_OF_SCENE;
}

/**
 * All pictures for each scene, its own first: the one that somebody or the script chose, else the next in turn; the first one opens the ad
 * and closes it. A film that is too short for a scene is left out of it while there are others.
 */
export function dealPictures(scenes: readonly DealtScene[], pictures: readonly LookPicture[]): LookPicture[][] {
  return scenes.map(({ duration, picture: wanted }, index) => {
    const isEnd = index === scenes.length - 1;
    const first = isEnd ? 0 : index % Math.max(1, pictures.length);
    const inOrder = [...pictures.slice(first), ...pictures.slice(0, first)];
    const lasting = inOrder.filter((picture) => lastsFor(picture, duration));
    const dealt = lasting.length > 0 ? lasting : inOrder;
    return wanted ? [wanted, ...dealt.filter(({ media }) => media !== wanted.media)] : dealt;
  });
}
