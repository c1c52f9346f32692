import type { Foot } from '@reelwright/ad';
import { findParts, type Mask, type Size } from '@reelwright/planes';
import type { RgbaImage } from '@reelwright/cut-out';

const OPAQUE_ALPHA = 128;
/** The mask is analysed at this size at most; edges of feet need no more. */
const LOOKED_AT_PX = 320;
/** Share of the height: parts that end within it carry the weight, and pixels this low in a foot touch the floor. */
const CARRYING = 0.2;
const TOUCHING = 0.04;
/** Share of the width: a narrower base carries nothing, and the centre of mass may lie this far beside the base. */
const LEAST_BASE = 0.14;
const LEANING = 0.03;
/** Share of the whole area: smaller parts are strings and dust. */
const LEAST_PART = 0.05;
/** Share of the height: a part that ends higher above the floor is in the air, or was seen from above. */
const HIGHEST_END = 0.3;
/** More than these are fringes, not feet. */
const MOST_FEET = 5;

/**
 * Finds where a cut-out stands, from its mask alone: its feet, the broadest first. Returns null if it can't stand as
 * photographed: its centre of mass lies beside its base, or its parts end at different heights, as of things laid out
 * and seen from above.
 */
export function findFeet(image: RgbaImage): Foot[] | null {
  const { mask, size, area, middle, lowest } = readMask(image);
  if (area === 0) return null;
  const { parts } = findParts(mask, size);
  const hangs = parts.some(
    (part) => part.area >= LEAST_PART * area && lowest - part.bottom > HIGHEST_END * size.height,
  );
  if (hangs) return null;
  const feet = listFeet(mask, size, Math.max(0, Math.floor(lowest - CARRYING * size.height)));
  const [from, to] = [Math.min(...feet.map(({ x }) => x)), Math.max(...feet.map(({ x, width }) => x + width))];
  const isCarried = middle >= from - LEANING && middle <= to + LEANING;
  if (to - from < LEAST_BASE || !isCarried || feet.length > MOST_FEET) return null;
  return feet.toSorted((one, other) => other.width - one.width);
}

/**
 * Scales the mask down and returns it with its area, its centre of mass as a fraction of its width, and its last row.
 */
function readMask({ data, width, height }: RgbaImage) {
  const step = Math.max(1, Math.ceil(Math.max(width, height) / LOOKED_AT_PX));
  const size = { width: Math.ceil(width / step), height: Math.ceil(height / step) };
  const mask: Mask = new Uint8Array(size.width * size.height);
  let [area, sumX, lowest] = [0, 0, -1];
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      if ((data[(y * step * width + x * step) * 4 + 3] ?? 0) < OPAQUE_ALPHA) continue;
      mask[y * size.width + x] = 1;
      area += 1;
      sumX += x + 0.5;
      lowest = y;
    }
  }
  return { mask, size, area, middle: sumX / Math.max(1, area) / size.width, lowest };
}

/** Lists the parts of a mask below a row, each with its contact with the floor. In fractions of the whole. */
function listFeet(mask: Mask, size: Size, fromRow: number): Foot[] {
  const low: Mask = mask.slice(fromRow * size.width);
  const { parts, labels } = findParts(low, { width: size.width, height: size.height - fromRow });
  const least = LEAST_FOOT * parts.reduce((sum, { area }) => sum + area, 0);
  return parts.flatMap((part, index): Foot[] => {
    if (part.area < least) return [];
    let [from, to] = [size.width, 0];
    const touching = Math.max(part.top, Math.floor(part.bottom - Math.max(1, TOUCHING * size.height)));
    for (let y = touching; y <= part.bottom; y += 1) {
      for (let x = part.left; x <= part.right; x += 1) {
        if (labels[y * size.width + x] !== index + 1) continue;
        from = Math.min(from, x);
        to = Math.max(to, x + 1);
      }
    }
    return [
      {
        x: from / size.width,
        width: (to - from) / size.width,
        y: Math.min(1, (fromRow + part.bottom + 1) / size.height),
      },
    ];
  });
}

/** Share of the low area: smaller parts are fringes. */
const LEAST_FOOT = 0.04;
