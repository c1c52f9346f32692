import { findParts, invertMask, makeMask, type Mask, maskParts, type Size } from '@reelwright/planes';
import { listBorderShares } from './list-border-shares.ts';
import { floodOn } from './levels.ts';
import { listSurrounded } from './list-surrounded.ts';
import { rollInFromEdge } from './roll-ball.ts';
import { isStep, type WhiteBackground } from './white-background.ts';

/** A shade of the background: roughly grey, and never this dark. */
const SHADE = { tint: 8, tintShare: 0.1, darkest: 170 } as const;
/** Range of a shadow's levels within two pixels, in its outer part and where it is dark. */
const SOFT = { levels: 7, share: 0.35 } as const;
/**
 * Towards the subject a shadow gets darker, steeper from pixel to pixel, and hardly ever lighter; most of its border is
 * the subject's sharp edge.
 */
const CORE = { step: 5, share: 0.2, lighter: 3, edge: 40, sharp: 0.7 } as const;
/** Half the width of a gap in the rim of a pale part, as a share of the image's longer side. */
const GAP_SHARE = 0.006;
/**
 * Share of its border that a soft part behind narrow gaps shares with the area before them: below it, the part is a
 * pale part of the subject.
 */
const LEAST_OPEN = 0.2;
/** A pale part that the subject surrounds is soft at least in this share; a loop also shows the background. */
const LEAST_BITE = 0.6;
/** Finds the shadow that a subject casts on white, including its core and its reflection in the floor. */
export function findFloorShadow(background: WhiteBackground, size: Size, outside: Mask): Mask {
  const { whole, difference, tint, range } = background;
  const isShade = (pixel: number): boolean => {
    const levels = difference[pixel] ?? 0;
    return levels < SHADE.darkest && (tint[pixel] ?? 0) <= SHADE.tint + SHADE.tintShare * levels;
  };
  const reached = floodOn(
    outside.slice(),
    size,
    (pixel) => isShade(pixel) && (range[pixel] ?? 0) <= SOFT.levels + SOFT.share * (difference[pixel] ?? 0),
  );
  const shadow = dropBites(dropEnclosed({ reached, outside, size, whole }), reached, size);
  const dark = floodOn(shadow.slice(), size, (pixel, from) => {
    const step = (difference[pixel] ?? 0) - (difference[from] ?? 0);
    return (
      reached[pixel] === 0 &&
      isShade(pixel) &&
      step >= -CORE.lighter &&
      step <= CORE.step + CORE.share * (difference[from] ?? 0) &&
      !isStep(background, pixel)
    );
  });
  const core = makeMask(dark.length, (pixel) => dark[pixel] === 1 && shadow[pixel] === 0);
  const { labels, parts } = findParts(core, size);
  const subject = makeMask(dark.length, (pixel) => dark[pixel] === 0 && outside[pixel] === 0);
  const edges = makeMask(dark.length, (pixel) => subject[pixel] === 1 && (range[pixel] ?? 0) >= CORE.edge);
  const all = listBorderShares(labels, parts, subject, size);
  const sharp = listBorderShares(labels, parts, edges, size);
  const cores = maskParts(
    labels,
    parts.map((_, index) => (sharp[index] ?? 0) >= CORE.sharp * (all[index] ?? 0)),
  );
  return makeMask(dark.length, (pixel) => shadow[pixel] === 1 || cores[pixel] === 1);
}

interface Soft {
  /** The background, and what softly goes on from it. */
  reached: Mask;
  outside: Mask;
  size: Size;
  whole: Size;
}

/** Drops soft pixels that only narrow gaps lead to: they are a pale part of the subject whose rim has a gap. */
function dropEnclosed({ reached, outside, size, whole }: Soft): Mask {
  const ball = Math.max(2, Math.round(GAP_SHARE * Math.max(whole.width, whole.height)));
  const entered = rollInFromEdge(reached, size, ball);
  const behind = makeMask(
    reached.length,
    (pixel) => reached[pixel] === 1 && outside[pixel] === 0 && entered[pixel] === 0,
  );
  const open = makeMask(reached.length, (pixel) => outside[pixel] === 1 || entered[pixel] === 1);
  const { labels, parts } = findParts(behind, size);
  const isOpen = listBorderShares(labels, parts, open, size).map((share) => share >= LEAST_OPEN);
  const opened = maskParts(labels, isOpen);
  return makeMask(reached.length, (pixel) => outside[pixel] === 0 && (entered[pixel] === 1 || opened[pixel] === 1));
}

/** Drops shadow that the subject surrounds on all sides: it is a pale part of the subject, not floor. */
function dropBites(shadow: Mask, reached: Mask, size: Size): Mask {
  const within: Mask = new Uint8Array(shadow.length);
  for (const pixel of listSurrounded(invertMask(reached), reached, size)) within[pixel] = 1;
  const { labels, parts } = findParts(within, size);
  const soft = new Float64Array(parts.length);
  for (let pixel = 0; pixel < labels.length; pixel += 1) {
    const index = (labels[pixel] ?? 0) - 1;
    if (index >= 0 && shadow[pixel] === 1) soft[index] = (soft[index] ?? 0) + 1;
  }
  const bites = maskParts(
    labels,
    parts.map(({ area }, index) => (soft[index] ?? 0) >= LEAST_BITE * area),
  );
  return makeMask(shadow.length, (pixel) => shadow[pixel] === 1 && bites[pixel] === 0);
}
