import type { Box } from '@reelwright/timeline';
import type { LookImage } from '../picture/ad-image.ts';
import { isCutAbove } from '../picture/photo-traits.ts';

/**
 * Aspects (width to height) of long products, whose ends show most of them: top and bottom of a narrow one, left and
 * right of a flat one.
 */
const LONG = { narrow: 0.55, flat: 1.9 } as const;

/**
 * Parts of long products for close-ups, in fractions: both ends of a flat one, only the top of a narrow one, because
 * its foot is plain.
 */
const ENDS: Readonly<Record<'narrow' | 'flat', readonly Box[]>> = {
  narrow: [{ x: 0, y: 0, width: 1, height: 0.36 }],
  flat: [
    { x: 0, y: 0, width: 0.42, height: 1 },
    { x: 0.58, y: 0, width: 0.42, height: 1 },
  ],
};

/** Returns how a product is long, so that close-ups can show its ends if it has no details. */
function longSide({ cutOut, subject, width, height }: LookImage): 'narrow' | 'flat' | undefined {
  const aspect = cutOut ? cutOut.width / cutOut.height : (subject.width * width) / (subject.height * height);
  if (aspect < LONG.narrow) return 'narrow';
  return aspect > LONG.flat ? 'flat' : undefined;
}

/** Share of its greatest width below which the upper part of a product is a cord or a rod, and its least length. */
const ROD = { width: 0.14, length: 0.3 } as const;
/** How much of a cord a close-up of what hangs from it shows. */
const ROD_SHOWN = 0.08;

/**
 * Returns the parts of a product whose close-ups tell something, in fractions of it, if it has no details: what hangs
 * from a cord, else the ends of a long one.
 */
export function listEnds(image: LookImage): readonly Box[] | undefined {
  const outline = image.cutOut?.outline ?? [];
  const widths = outline.map(({ from, to }) => to - from);
  const thick = widths.findIndex((width) => width > ROD.width * Math.max(...widths));
  const y = thick / widths.length - ROD_SHOWN;
  if (widths.length > 0 && thick >= ROD.length * widths.length) return [{ x: 0, y, width: 1, height: 1 - y }];
  const side = longSide(image);
  return side && ENDS[side];
}

/**
 * Lists the details that surely tell something: all of a cut-out, whose outline is known, and the richest of what may
 * also be its contents or its surroundings.
 */
export function listTelling({ details, cutOut, hasAlpha, isScene }: LookImage): readonly Box[] {
  return cutOut || hasAlpha || isScene ? details : details.slice(0, 1);
}

/**
 * Counts the close-ups of an image that show something of its product: 0 if the product's outline is unknown, or for
 * somebody without a visible head.
 */
export function countCloseUps(image: LookImage): number {
  const { kind, cutOut, hasAlpha, plainBackground, isScene, faces, details } = image;
  if (kind === 'video') return 1;
  if (!cutOut && !hasAlpha && plainBackground === null) return 0;
  if (isScene && faces.length === 0 && isCutAbove(image)) return 0;
  if (details.length > 0) return listTelling(image).length;
  const ends = cutOut || hasAlpha ? listEnds(image) : undefined;
  return ends === undefined || !isSharp(image, ends) ? 0 : ends.length;
}

/** Minimum pixels of the photo across a close-up that fills a canvas: with fewer it is blurred. */
const LEAST_PX = 400;

function isSharp({ cutOut, subject, width, height }: LookImage, parts: readonly Box[]): boolean {
  const shown = cutOut ?? { width: subject.width * width, height: subject.height * height };
  return parts.every((part) => Math.min(part.width * shown.width, part.height * shown.height) >= LEAST_PX);
}

/** Distance between the middles of two details, in sizes of the larger one, from which their close-ups are told apart. */
const APART = 0.75;

/** Lists the indexes of an image's details whose close-ups show different parts, the richest first. */
export function listApart(image: LookImage): number[] {
  const details = listTelling(image);
  const kept: number[] = [];
  for (const [index, detail] of details.entries()) {
    const isApart = kept.every((each) => {
      const other = details[each];
      if (!other) return true;
      const across = Math.abs(detail.x + detail.width / 2 - other.x - other.width / 2);
      const down = Math.abs(detail.y + detail.height / 2 - other.y - other.height / 2);
      const [width, height] = [Math.max(detail.width, other.width), Math.max(detail.height, other.height)];
      return across >= APART * width || down >= APART * height;
    });
    if (isApart) kept.push(index);
  }
  return kept;
}
