import type { Size } from '@reelwright/planes';

/** Largest (or smallest) value of a window along each row, by van Herk's running extremes. */
function slideRows(source: Uint8Array, { width, height }: Size, reach: number, sign: 1 | -1): Uint8Array {
  const target = new Uint8Array(source.length);
  const span = 2 * reach + 1;
  const length = Math.ceil((width + 2 * reach) / span) * span;
  const neutral = sign === 1 ? 0 : 255;
  const line = new Uint8Array(length);
  const ahead = new Uint8Array(length);
  const behind = new Uint8Array(length);
  for (let y = 0; y < height; y += 1) {
    line.fill(neutral);
    line.set(source.subarray(y * width, (y + 1) * width), reach);
    for (let start = 0; start < length; start += span) {
      let best = neutral;
      for (let at = start; at < start + span; at += 1) {
        const value = line[at] ?? 0;
        if (sign === 1 ? value > best : value < best) best = value;
        ahead[at] = best;
      }
      best = neutral;
      for (let at = start + span - 1; at >= start; at -= 1) {
        const value = line[at] ?? 0;
        if (sign === 1 ? value > best : value < best) best = value;
        behind[at] = best;
      }
    }
    const to = y * width;
    for (let x = 0; x < width; x += 1) {
      const one = behind[x] ?? 0;
      const other = ahead[x + span - 1] ?? 0;
      target[to + x] = (sign === 1 ? one > other : one < other) ? one : other;
    }
  }
  return target;
}

function transpose(source: Uint8Array, { width, height }: Size): Uint8Array {
  const target = new Uint8Array(source.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) target[x * height + y] = source[y * width + x] ?? 0;
  return target;
}

/** Opens (sign -1) or closes (sign 1) by a square: removes what is brighter, or darker, and thinner than it. */
function flatten(source: Uint8Array, size: Size, reach: number, sign: 1 | -1): Uint8Array {
  const turned: Size = { width: size.height, height: size.width };
  const other = sign === 1 ? -1 : 1;
  const first = transpose(slideRows(source, size, reach, sign), size);
  const middle = slideRows(slideRows(first, turned, reach, sign), turned, reach, other);
  return slideRows(transpose(middle, turned), size, reach, other);
}

/**
 * Returns how far each pixel stands out as a part of something thin: positive if it is brighter than what surrounds it,
 * negative if it is darker. Strokes are thinner than twice `reach`.
 */
export function measureStrokes(luma: Uint8Array, size: Size, reach: number): Int16Array {
  const opened = flatten(luma, size, reach, -1);
  const closed = flatten(luma, size, reach, 1);
  const strokes = new Int16Array(luma.length);
  for (let pixel = 0; pixel < luma.length; pixel += 1) {
    const value = luma[pixel] ?? 0;
    const bright = value - (opened[pixel] ?? 0);
    const dark = (closed[pixel] ?? 0) - value;
    strokes[pixel] = bright >= dark ? bright : -dark;
  }
  return strokes;
}

/** Returns the reach that finds the strokes of burned-in text in a video of this height. */
export const strokeReach = (videoHeight: number): number => Math.max(4, Math.round(videoHeight / 56));

/** Returns how far an encoder smears strokes, and how far the mask of a stroke must grow to cover it. */
export const smearReach = (videoHeight: number): number => Math.max(3, Math.round(videoHeight / 240));
