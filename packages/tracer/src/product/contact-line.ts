import type { ProductMeasure } from './measure-product.ts';
import type { LightImage } from './resample.ts';

/** Columns that end within this share of the product's width of its lowest row stand; all of a box's foot does. */
const STANDING = 0.14;
const FOOT = 0.34;
/** Reach of the line, as a share of the product's height, and how much light it takes at most. */
const REACH = 0.011;
const DARKEST = 0.6;
const ROUNDS = 3;

/**
 * Darkens an image (RGBA) where a product meets the ground: a soft line along the lower edge of its photo. The body
 * that throws the shadow is plainer than the thing; under its real edge no light gets in.
 */
export function drawContactLine(
  rgba: Uint8ClampedArray,
  photo: LightImage,
  { corner }: Pick<ProductMeasure, 'corner'>,
  place: { left: number; top: number; width: number; height: number },
): void {
  const { width, height, pixels } = photo;
  const radius = Math.max(1, Math.round((REACH * place.height) / ROUNDS));
  const [from, to] = [Math.max(0, Math.floor(place.left)), Math.min(width, Math.ceil(place.left + place.width))];
  const ends = Array.from({ length: to - from }, (_, column) => {
    for (let y = Math.min(height - 1, Math.ceil(place.top + place.height)); y >= place.top; y -= 1)
      if ((pixels[(y * width + from + column) * 4 + 3] ?? 0) >= 0.5) return y;
    return -1;
  });
  const bottom = Math.max(...ends);
  const reach = corner ? FOOT * place.height : STANDING * place.width;
  const margin = radius * ROUNDS;
  const strip = {
    left: Math.max(0, from - margin),
    top: Math.max(0, Math.floor(bottom - reach) - margin),
    right: Math.min(width, to + margin),
    bottom: Math.min(height, bottom + margin + 1),
  };
  const size = { width: strip.right - strip.left, height: strip.bottom - strip.top };
  if (bottom < 0 || size.width <= 0 || size.height <= 0) return;
  const shade = new Float32Array(size.width * size.height);
  for (const [column, end] of ends.entries()) {
    if (bottom - end > reach) continue;
    const x = from + column - strip.left;
    // The photo hides what is above its edge.
    for (let y = Math.max(strip.top, end - 2 * margin); y <= end; y += 1) shade[(y - strip.top) * size.width + x] = 1;
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    blurLines(shade, size, radius, true);
    blurLines(shade, size, radius, false);
  }
  for (let y = 0; y < size.height; y += 1)
    for (let x = 0; x < size.width; x += 1) {
      const dark = shade[y * size.width + x] ?? 0;
      if (dark === 0) continue;
      const at = ((y + strip.top) * width + x + strip.left) * 4;
      for (let channel = 0; channel < 3; channel += 1)
        rgba[at + channel] = (rgba[at + channel] ?? 0) * (1 - DARKEST * dark);
    }
}

/** A mean over neighbours in rows or columns, in place; beyond the edge there is nothing. */
function blurLines(
  values: Float32Array,
  { width, height }: { width: number; height: number },
  radius: number,
  isAcross: boolean,
): void {
  const [lines, length] = isAcross ? [height, width] : [width, height];
  const line = new Float32Array(length);
  for (let index = 0; index < lines; index += 1) {
    const toIndex = (at: number): number => (isAcross ? index * width + at : at * width + index);
    let sum = 0;
    for (let at = 0; at < length; at += 1) line[at] = values[toIndex(at)] ?? 0;
    for (let at = -radius; at < length; at += 1) {
      sum += (line[at + radius] ?? 0) - (line[at - radius - 1] ?? 0);
      if (at >= 0) values[toIndex(at)] = sum / (2 * radius + 1);
    }
  }
}
