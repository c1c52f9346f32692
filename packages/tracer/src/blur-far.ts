/** An image and how far each of its pixels is. */
export interface ImageWithDepth {
  rgba: Uint8ClampedArray;
  /** 1 / distance from the camera. */
  inverseDepth: Float32Array;
  width: number;
  height: number;
}

export interface Focus {
  /** What lies as near as this, or nearer, is sharp. */
  distance: number;
  /** 0 (all is sharp) to 1. */
  blur: number;
}

/** Radius of the blur of what is infinitely far at full blur, as a share of the image's height. */
const FARTHEST = 0.022;
const LEVELS = 3;
const CHANNELS = 4;
/** Less than this many pixels of blur are not seen. */
const LEAST_RADIUS = 0.75;

/**
 * Blurs what lies behind the focus, the more the farther, as a lens does; writes into the image. What is sharp does
 * not bleed into what is not. Works on half the size: the blurred parts have no fine detail.
 */
export function blurFar(image: ImageWithDepth, { distance, blur }: Focus): void {
  const { rgba, width, height } = image;
  const most = FARTHEST * height * blur;
  if (most < LEAST_RADIUS) return;
  const radiusAt = (pixel: number): number =>
    most * Math.min(1, Math.max(0, 1 - (image.inverseDepth[pixel] ?? 0) * distance - 0.02));
  const half = { width: (width + 1) >> 1, height: (height + 1) >> 1 };
  const sharp = shrink(image, half, (pixel) => Math.min(1, radiusAt(pixel)));
  const levels = Array.from({ length: LEVELS }, (_, level) =>
    blurTwice(sharp, half, Math.max(1, Math.round((most * (level + 1)) / LEVELS / 2 / 1.4))),
  );
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      const radius = radiusAt(pixel);
      if (radius < LEAST_RADIUS / 2) continue;
      const position = (radius / most) * LEVELS;
      const upper = Math.min(LEVELS - 1, Math.floor(position));
      mixLevels(rgba, pixel * 4, {
        lower: upper === 0 ? null : (levels[upper - 1] ?? null),
        upper: levels[upper] ?? sharp,
        share: Math.min(1, position - upper),
        at: readAt(x, y, half),
        half,
      });
    }
}

interface Mix {
  /** null: the image itself. */
  lower: Float32Array | null;
  upper: Float32Array;
  share: number;
  at: { left: number; top: number; fx: number; fy: number };
  half: { width: number; height: number };
}

function mixLevels(rgba: Uint8ClampedArray, at: number, { lower, upper, share, at: place, half }: Mix): void {
  const blurred = sample(upper, place, half);
  const less = lower && sample(lower, place, half);
  for (let channel = 0; channel < 3; channel += 1) {
    const own = rgba[at + channel] ?? 0;
    const more = blurred ? (blurred[channel] ?? own) : own;
    const first = less ? (less[channel] ?? own) : own;
    rgba[at + channel] = first + (more - first) * share;
  }
}

const readAt = (x: number, y: number, { width, height }: Mix['half']): Mix['at'] => {
  const [u, v] = [Math.max(0, Math.min(width - 1, x / 2 - 0.25)), Math.max(0, Math.min(height - 1, y / 2 - 0.25))];
  const [left, top] = [Math.min(width - 2, Math.floor(u)), Math.min(height - 2, Math.floor(v))];
  return { left, top, fx: u - left, fy: v - top };
};

/** The colour between four pixels of an image whose fourth channel is a weight; null where nothing has any. */
function sample(plane: Float32Array, { left, top, fx, fy }: Mix['at'], { width }: Mix['half']): number[] | null {
  const first = (top * width + left) * CHANNELS;
  const below = first + width * CHANNELS;
  const read = (channel: number): number => {
    const upper = (plane[first + channel] ?? 0) * (1 - fx) + (plane[first + CHANNELS + channel] ?? 0) * fx;
    const lower = (plane[below + channel] ?? 0) * (1 - fx) + (plane[below + CHANNELS + channel] ?? 0) * fx;
    return upper * (1 - fy) + lower * fy;
  };
  const weight = read(3);
  return weight < 1e-4 ? null : [read(0) / weight, read(1) / weight, read(2) / weight];
}

/** Half the size; colours are multiplied with their weight, which stands in the fourth channel. */
function shrink(
  { rgba, width, height }: ImageWithDepth,
  half: Mix['half'],
  weigh: (pixel: number) => number,
): Float32Array {
  const small = new Float32Array(half.width * half.height * CHANNELS);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      const weight = weigh(pixel);
      const to = ((y >> 1) * half.width + (x >> 1)) * CHANNELS;
      for (let channel = 0; channel < 3; channel += 1)
        small[to + channel] = (small[to + channel] ?? 0) + (rgba[pixel * 4 + channel] ?? 0) * weight;
      small[to + 3] = (small[to + 3] ?? 0) + weight;
    }
  return small;
}

/** Two passes of a square: close to a round blur. */
function blurTwice(plane: Float32Array, size: Mix['half'], radius: number): Float32Array {
  const once = blurSquare(plane, size, radius);
  return blurSquare(once, size, radius);
}

function blurSquare(plane: Float32Array, { width, height }: Mix['half'], radius: number): Float32Array {
  const rows = new Float32Array(plane.length);
  for (let y = 0; y < height; y += 1) blurLine(plane, rows, { start: y * width, step: 1, count: width, radius });
  const blurred = new Float32Array(plane.length);
  for (let x = 0; x < width; x += 1) blurLine(rows, blurred, { start: x, step: width, count: height, radius });
  return blurred;
}

interface Line {
  start: number;
  step: number;
  count: number;
  radius: number;
}

/** Sums along a line; beyond its ends nothing is added, which the weights make up for. */
function blurLine(from: Float32Array, to: Float32Array, { start, step, count, radius }: Line): void {
  for (let channel = 0; channel < CHANNELS; channel += 1) {
    const at = (index: number): number => (start + index * step) * CHANNELS + channel;
    let sum = 0;
    for (let index = 0; index < Math.min(radius, count); index += 1) sum += from[at(index)] ?? 0;
    for (let index = 0; index < count; index += 1) {
      if (index + radius < count) sum += from[at(index + radius)] ?? 0;
      if (index - radius - 1 >= 0) sum -= from[at(index - radius - 1)] ?? 0;
      to[at(index)] = sum / (2 * radius + 1);
    }
  }
}
