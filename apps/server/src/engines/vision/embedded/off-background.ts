import type { Region } from '@reelwright/ad';
import { clusterColours } from './cluster-colours.ts';
import { distance, type Oklab } from './oklab.ts';
import { listBorderPixels, type Thumbnail } from './thumbnail.ts';

/** Colours of a photo's border, the least share of it that one has, and the Oklab distance of pixels that are like one. */
const BACKGROUND = { colours: 8, leastShare: 0.06, near: 0.075 } as const;
/** Share of a close-up's pixels that are like the border, from which it shows the ground beside a subject. */
const MOST_BACKGROUND = 0.5;

/** Leaves out the details of a photo of surroundings that show its ground, such as the wood that a camera stands on. */
export function offBackground(details: readonly Region[], thumbnail: Thumbnail): Region[] {
  const border = listBorderPixels(thumbnail).flatMap((pixel): Oklab[] => {
    const colour = thumbnail.colours[pixel];
    return colour ? [colour] : [];
  });
  const background = clusterColours(border, new Float64Array(border.length).fill(1), BACKGROUND.colours)
    .filter(({ weight }) => weight >= BACKGROUND.leastShare * border.length)
    .map(({ colour }) => colour);
  const isBackground = (colour: Oklab): boolean => background.some((each) => distance(colour, each) < BACKGROUND.near);
  return details.filter((detail) => {
    const pixels = listWithin(detail, thumbnail);
    return pixels.filter(isBackground).length < MOST_BACKGROUND * pixels.length;
  });
}

function listWithin({ x, y, width, height }: Region, thumbnail: Thumbnail): Oklab[] {
  return thumbnail.colours.filter((_, pixel) => {
    const across = ((pixel % thumbnail.width) + 0.5) / thumbnail.width;
    const down = (Math.floor(pixel / thumbnail.width) + 0.5) / thumbnail.height;
    return across >= x && across < x + width && down >= y && down < y + height;
  });
}
