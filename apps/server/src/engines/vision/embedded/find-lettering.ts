import { findParts, makeMask, maskParts, type Part, type Parts, type Size } from '@reelwright/planes';

/** Three bytes per pixel. */
interface RgbImage extends Size {
  rgb: Uint8Array;
}

/** Difference between neighbours, of 255, up to which a background is even. */
const EVEN = 6;
/** Least share of an image, and of its border, that an even background takes: a label's paper ends within the image. */
const BACKGROUND = { area: 0.03, border: 0.04 } as const;
/** Heights of letters, as shares of the image's longer side, and their width in heights. */
const LETTER = { least: 0.009, leastPx: 5, most: 0.075, width: 1.9 } as const;
/** Distance between letters of a line, in heights, and how much their heights and middles may differ. */
const LINE = { gap: 0.8, height: 2.2, middle: 0.45 } as const;
/** Least letters of a line, and of all lines of an image that was written on. */
const LETTERS = { line: 4, all: 8 } as const;

type Letter = Pick<Part, 'left' | 'right' | 'top' | 'bottom'>;

/**
 * Whether somebody wrote on an image, beside its product: captions, measures, or the names of its parts. Print on the
 * product and on its label does not count, because it does not stand on the image's own background.
 */
export function hasLettering(image: RgbImage): boolean {
  const letters = listLetters(image);
  const lines = joinLines(letters).filter((line) => line.length >= LETTERS.line);
  return lines.reduce((sum, line) => sum + line.length, 0) >= LETTERS.all;
}

function listLetters({ rgb, width, height }: RgbImage): Letter[] {
  const size = { width, height };
  const isEven = (at: number, next: number): boolean => {
    for (let channel = 0; channel < 3; channel += 1)
      if (Math.abs((rgb[at * 3 + channel] ?? 0) - (rgb[next * 3 + channel] ?? 0)) > EVEN) return false;
    return true;
  };
  const even = makeMask(
    width * height,
    (at) => ((at + 1) % width === 0 || isEven(at, at + 1)) && (at + width >= width * height || isEven(at, at + width)),
  );
  const evenParts = findParts(even, size);
  const isBackground = evenParts.parts.map(
    ({ area, edgePixels }) =>
      area >= BACKGROUND.area * width * height && edgePixels >= BACKGROUND.border * 2 * (width + height),
  );
  const background = maskParts(evenParts.labels, isBackground);
  const longer = Math.max(width, height);
  return meanColors({ rgb, width, height }, evenParts, isBackground).flatMap((paper) => {
    const ink = makeMask(width * height, (at) => distanceFrom(rgb, at, paper) > INK);
    // Light and shade make the background of a photo uneven; a drawn one is of one colour.
    const plain = makeMask(width * height, (at) => background[at] === 1 && distanceFrom(rgb, at, paper) <= PLAIN);
    return findParts(ink, size).parts.filter((part) => {
      const [across, down] = [part.right - part.left + 1, part.bottom - part.top + 1];
      const isHigh = down >= Math.max(LETTER.leastPx, LETTER.least * longer) && down <= LETTER.most * longer;
      return isHigh && across <= LETTER.width * down && isOnBackground(part, plain, size);
    });
  });
}

/** Least difference of ink from its background, of 255, and the greatest of the background from its mean. */
const INK = 64;
const PLAIN = 14;
/** Distance around a letter at which its background is looked for, in heights, and the least share that is background. */
const AROUND = { distance: 0.6, share: 0.8 } as const;

/** Whether a letter stands on the background, apart from letters beside it. */
function isOnBackground(
  { left, right, top, bottom }: Letter,
  background: Uint8Array,
  { width, height }: Size,
): boolean {
  const px = Math.max(3, Math.round(AROUND.distance * (bottom - top + 1)));
  let [seen, on] = [0, 0];
  for (const y of [top - px, bottom + px])
    for (let x = left; x <= right; x += 1) {
      if (y < 0 || y >= height) continue;
      seen += 1;
      on += background[y * width + x] ?? 0;
    }
  return seen > 0 && on >= AROUND.share * seen;
}

type Color = readonly [number, number, number];

function meanColors({ rgb }: RgbImage, { labels }: Parts, isIn: readonly boolean[]): Color[] {
  const sums = isIn.map((): [number, number, number, number] => [0, 0, 0, 0]);
  for (let at = 0; at < labels.length; at += 1) {
    const sum = sums[(labels[at] ?? 0) - 1];
    if (!sum) continue;
    for (const channel of [0, 1, 2] as const) sum[channel] += rgb[at * 3 + channel] ?? 0;
    sum[3] += 1;
  }
  return sums.flatMap(([red, green, blue, count], index) =>
    isIn[index] ? [[red / count, green / count, blue / count] as const] : [],
  );
}

function distanceFrom(rgb: Uint8Array, at: number, [red, green, blue]: Color): number {
  return Math.max(
    Math.abs((rgb[at * 3] ?? 0) - red),
    Math.abs((rgb[at * 3 + 1] ?? 0) - green),
    Math.abs((rgb[at * 3 + 2] ?? 0) - blue),
  );
}

/** Joins letters that stand beside each other, from the left. */
function joinLines(letters: readonly Letter[]): Letter[][] {
  const lines: Letter[][] = [];
  for (const letter of letters.toSorted((one, other) => one.left - other.left)) {
    const line = lines.find((each) => {
      const last = each.at(-1);
      return last !== undefined && follows(letter, last);
    });
    if (line) line.push(letter);
    else lines.push([letter]);
  }
  return lines;
}

function follows(letter: Letter, last: Letter): boolean {
  const [high, lastHigh] = [letter.bottom - letter.top + 1, last.bottom - last.top + 1];
  const taller = Math.max(high, lastHigh);
  const gap = letter.left - last.right;
  const apart = Math.abs(letter.top + letter.bottom - last.top - last.bottom) / 2;
  return (
    gap >= -0.2 * taller &&
    gap <= LINE.gap * taller &&
    taller <= LINE.height * Math.min(high, lastHigh) &&
    apart <= LINE.middle * taller
  );
}
