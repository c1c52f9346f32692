import { fillUnknown, findParts, makeMask, type Mask, maskParts, measureDistance, type Size } from '@reelwright/planes';
import type { RgbaImage } from '../image.ts';

/** Least alpha of the product's own pixels, which are opaque. */
const SOLID_ALPHA = 235;
const SEEN_ALPHA = 4;
/** Distance around opaque pixels within which partly transparent ones are the product's edge. */
const EDGE_PX = 2.5;
/** A shadow's colour: all channels low and about equal. */
const SHADOW = { brightest: 90, mostTint: 36 } as const;
const LEAST_FRAME_SHARE = 0.6;
/** A box filled to its corners is a photo with rounded corners or a transparent frame. */
const LARGEST_FILL = 0.97;
const LEAST_AREA = 0.01;

/** Checks if a transparent image shows a subject that is already cut out; a photo with rounded corners is none. */
export function isCutOut({ data, width, height }: RgbaImage): boolean {
  let [left, top, right, bottom, solid, clearFrame] = [width, height, -1, -1, 0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const alpha = data[(y * width + x) * 4 + 3] ?? 0;
      const isFrame = x === 0 || y === 0 || x === width - 1 || y === height - 1;
      if (isFrame && alpha < 128) clearFrame += 1;
      if (alpha < SOLID_ALPHA) continue;
      solid += 1;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  if (solid < LEAST_AREA * width * height) return false;
  const fill = solid / ((right - left + 1) * (bottom - top + 1));
  return fill <= LARGEST_FILL
    ? clearFrame >= LEAST_FRAME_SHARE * 2 * (width + height - 2)
    : right - left + 1 < width && bottom - top + 1 < height;
}

/**
 * Removes the translucent shadow from a cut-out, in place. Keeps lenses and glass, which the product encloses, and
 * translucent areas that are not dark.
 */
export function separateShadow(image: RgbaImage): void {
  const { data, width, height } = image;
  const size: Size = { width, height };
  const count = width * height;
  const alphaOf = (pixel: number): number => data[pixel * 4 + 3] ?? 0;
  const solid = makeMask(count, (pixel) => alphaOf(pixel) >= SOLID_ALPHA);
  const outside = findOutside(solid, size);
  const far = measureDistance(solid, size);
  const isFar = (pixel: number): boolean => outside[pixel] === 1 && (far[pixel] ?? 0) > EDGE_PX;
  const shadow = measureColour(image, (pixel) => isFar(pixel) && alphaOf(pixel) >= SEEN_ALPHA);
  if (!shadow || Math.max(...shadow) > SHADOW.brightest || Math.max(...shadow) - Math.min(...shadow) > SHADOW.mostTint)
    return;

  // Darkness of the shadow extended beneath the product's edge.
  const known = new Float32Array(count);
  const shade = new Float32Array(count);
  for (let pixel = 0; pixel < count; pixel += 1) {
    if (!isFar(pixel)) continue;
    known[pixel] = 1;
    shade[pixel] = alphaOf(pixel) / 255;
  }
  const beneath = fillUnknown(shade, known, size);
  for (let pixel = 0; pixel < count; pixel += 1) {
    if (outside[pixel] === 0) continue;
    const at = pixel * 4;
    if (isFar(pixel)) {
      data.fill(0, at, at + 4);
      continue;
    }
    const under = Math.min(0.95, beneath[pixel] ?? 0);
    const seen = alphaOf(pixel) / 255;
    const own = Math.max(0, (seen - under) / (1 - under));
    if (own > 0) {
      for (const channel of [0, 1, 2] as const) {
        const mixed = (data[at + channel] ?? 0) * seen - (1 - own) * under * shadow[channel];
        data[at + channel] = Math.round(Math.min(255, Math.max(0, mixed / own)));
      }
    }
    data[at + 3] = Math.round(own * 255);
  }
}

/** Returns the pixels that are not solid and connected with the image's edge. */
function findOutside(solid: Mask, size: Size): Mask {
  const open = makeMask(solid.length, (pixel) => solid[pixel] === 0);
  const { labels, parts } = findParts(open, size);
  return maskParts(
    labels,
    parts.map(({ edgePixels }) => edgePixels > 0),
  );
}

function measureColour(
  { data, width, height }: RgbaImage,
  test: (pixel: number) => boolean,
): [red: number, green: number, blue: number] | undefined {
  const sums: [number, number, number] = [0, 0, 0];
  let weight = 0;
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    if (!test(pixel)) continue;
    const alpha = data[pixel * 4 + 3] ?? 0;
    weight += alpha;
    for (const channel of [0, 1, 2] as const) sums[channel] += (data[pixel * 4 + channel] ?? 0) * alpha;
  }
  return weight > 0 ? [sums[0] / weight, sums[1] / weight, sums[2] / weight] : undefined;
}
