import { colorDifference, type Lab, toLab } from '@reelwright/color-spaces';
import { type Gate, meanOf, skippedGate } from './gate.ts';

const LIMIT_PX = 1;
const GATE = { id: 'halo', label: 'Halo of cut-outs, mean', limit: `≤ ${LIMIT_PX} px` };
/** Distance from the edge, in pixels: this far outwards lies the photo's background, this far inwards the product. */
const OUTWARD = 4;
const INWARD = 5;
const OPAQUE = 128;
/** If product and background differ less than this, an edge pixel cannot be attributed to either. */
const LEAST_CONTRAST = 20;

/** A cut-out at its shown size, and the part of its photo under it. */
export interface CutOutPixels {
  width: number;
  height: number;
  rgba: Uint8Array;
  /** Three bytes per pixel. */
  photo: Uint8Array;
}

/**
 * Returns how many pixels inwards from the edge still show the photo's background, on average; undefined if that cannot
 * be measured.
 */
export function haloWidth({ width, height, rgba, photo }: CutOutPixels): number | undefined {
  const alphaAt = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : (rgba[(y * width + x) * 4 + 3] ?? 0);
  const widths: number[] = [];
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      if (alphaAt(x, y) < OPAQUE) continue;
      const isEdge =
        alphaAt(x - 1, y) < OPAQUE ||
        alphaAt(x + 1, y) < OPAQUE ||
        alphaAt(x, y - 1) < OPAQUE ||
        alphaAt(x, y + 1) < OPAQUE;
      const normal = isEdge ? inwardAt(alphaAt, { x, y }) : undefined;
      if (!normal) continue;
      const at = (steps: number) => ({ x: Math.round(x + normal.x * steps), y: Math.round(y + normal.y * steps) });
      const [outside, inside] = [at(-OUTWARD), at(INWARD)];
      const isWithin = outside.x >= 0 && outside.y >= 0 && outside.x < width && outside.y < height;
      if (!isWithin || alphaAt(outside.x, outside.y) > 16 || alphaAt(inside.x, inside.y) < 250) continue;
      const background = labOf(photo, (outside.y * width + outside.x) * 3);
      const product = labOf(photo, (inside.y * width + inside.x) * 3);
      if (colorDifference(background, product) < LEAST_CONTRAST) continue;
      let count = 0;
      while (count < INWARD) {
        const { x: px, y: py } = at(count);
        const color = labOf(rgba, (py * width + px) * 4);
        if (colorDifference(color, background) >= colorDifference(color, product)) break;
        count++;
      }
      widths.push(count);
    }
  }
  return widths.length === 0 ? undefined : meanOf(widths);
}

/** Returns the direction in which a mask increases, as a unit vector. */
function inwardAt(alphaAt: (x: number, y: number) => number, { x, y }: { x: number; y: number }) {
  let [dx, dy] = [0, 0];
  for (let j = -2; j <= 2; j++) {
    for (let i = -2; i <= 2; i++) {
      const alpha = alphaAt(x + i, y + j);
      dx += i * alpha;
      dy += j * alpha;
    }
  }
  const length = Math.hypot(dx, dy);
  return length === 0 ? undefined : { x: dx / length, y: dy / length };
}

function labOf(pixels: Uint8Array, at: number): Lab {
  return toLab(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
}

export function measureHalo(cutOuts: readonly { media: string; widthPx: number | undefined }[]): Gate {
  const known = cutOuts.flatMap(({ media, widthPx }) => (widthPx === undefined ? [] : [{ media, widthPx }]));
  if (known.length === 0) return skippedGate(GATE);
  const most = Math.max(...known.map(({ widthPx }) => widthPx));
  return {
    ...GATE,
    value: `${most.toFixed(2)} px`,
    isPassed: most <= LIMIT_PX,
    where: known
      .filter(({ widthPx }) => widthPx > LIMIT_PX)
      .map(({ media, widthPx }) => `${media}: ${widthPx.toFixed(2)} px`),
  };
}
