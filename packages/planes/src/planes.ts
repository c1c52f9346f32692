export interface Size {
  width: number;
  height: number;
}

/** One number per pixel, row by row. */
export type Plane = Float32Array;

/** 1 in marked pixels, 0 elsewhere, row by row. */
export type Mask = Uint8Array;

/** Makes a mask of the pixels that pass a test. */
export function makeMask(length: number, test: (pixel: number) => boolean): Mask {
  const mask = new Uint8Array(length);
  for (let pixel = 0; pixel < length; pixel += 1) if (test(pixel)) mask[pixel] = 1;
  return mask;
}

/** Makes a plane of the value of each pixel. `Float32Array.from` with a function takes ten times as long. */
export function makePlane(length: number, valueOf: (pixel: number) => number): Plane {
  const plane = new Float32Array(length);
  for (let pixel = 0; pixel < length; pixel += 1) plane[pixel] = valueOf(pixel);
  return plane;
}

/** In pixels. */
export interface PixelBox extends Size {
  left: number;
  top: number;
}

/** Returns the smallest box around the marked pixels; its sides are not positive if there are none. */
export function boxMask(mask: Mask, { width, height }: Size): PixelBox {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let pixel = 0; pixel < mask.length; pixel += 1) {
    if (mask[pixel] === 0) continue;
    const x = pixel % width;
    const y = (pixel - x) / width;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** Returns the pixels outside a mask. */
export const invertMask = (mask: Mask): Mask => makeMask(mask.length, (pixel) => mask[pixel] === 0);

/** Computes the mean of a square around each pixel; at the edges, of the part inside. */
export function blurPlane(source: Plane, { width, height }: Size, radius: number): Plane {
  if (radius < 1) return source.slice();
  const rows = new Float32Array(source.length);
  // Between the edges, the squares are whole: no tests for the image's edge.
  const whole = { from: Math.min(width, radius + 1), to: Math.max(0, width - radius) };
  const side = 2 * radius + 1;
  for (let y = 0; y < height; y += 1) {
    const start = y * width;
    let sum = 0;
    for (let x = 0; x < Math.min(radius, width); x += 1) sum += source[start + x] ?? 0;
    for (let x = 0; x < width; x += 1) {
      if (x === whole.from) {
        for (; x < whole.to; x += 1) {
          sum += source[start + x + radius] ?? 0;
          sum -= source[start + x - radius - 1] ?? 0;
          rows[start + x] = sum / side;
        }
        if (x === width) break;
      }
      if (x + radius < width) sum += source[start + x + radius] ?? 0;
      if (x - radius - 1 >= 0) sum -= source[start + x - radius - 1] ?? 0;
      rows[start + x] = sum / (Math.min(width - 1, x + radius) - Math.max(0, x - radius) + 1);
    }
  }
  const blurred = new Float32Array(source.length);
  const sums = new Float32Array(width);
  for (let y = -radius; y < height; y += 1) {
    const entering = y + radius;
    const leaving = y - radius - 1;
    if (entering < height) {
      for (let x = 0; x < width; x += 1) sums[x] = (sums[x] ?? 0) + (rows[entering * width + x] ?? 0);
    }
    if (leaving >= 0) {
      for (let x = 0; x < width; x += 1) sums[x] = (sums[x] ?? 0) - (rows[leaving * width + x] ?? 0);
    }
    if (y < 0) continue;
    const share = 1 / (Math.min(height - 1, entering) - Math.max(0, y - radius) + 1);
    for (let x = 0; x < width; x += 1) blurred[y * width + x] = (sums[x] ?? 0) * share;
  }
  return blurred;
}

const STRAIGHT = 3;
const DIAGONAL = 4;

/** Computes each pixel's distance to the nearest pixel of a mask, by the 3-4 chamfer (8 % off at most). */
export function measureDistance(mask: Mask, { width, height }: Size): Plane {
  const far = (width + height) * STRAIGHT;
  // A frame of far pixels saves the tests for the image's edge.
  const row = width + 2;
  const distance = new Int32Array(row * (height + 2)).fill(far);
  for (let y = 0; y < height; y += 1) {
    const from = y * width;
    const to = (y + 1) * row + 1;
    for (let x = 0; x < width; x += 1) if (mask[from + x] !== 0) distance[to + x] = 0;
  }
  // Each pass carries the neighbours that it has read on to the next pixel.
  for (let y = 1; y <= height; y += 1) {
    const above = (y - 1) * row;
    let [left, aboveLeft, aboveHere] = [far, distance[above] ?? far, distance[above + 1] ?? far];
    for (let x = 1; x <= width; x += 1) {
      const pixel = y * row + x;
      const aboveRight = distance[above + x + 1] ?? far;
      let least = distance[pixel] ?? far;
      if (least !== 0) {
        const straight = (left < aboveHere ? left : aboveHere) + STRAIGHT;
        const diagonal = (aboveLeft < aboveRight ? aboveLeft : aboveRight) + DIAGONAL;
        if (straight < least) least = straight;
        if (diagonal < least) least = diagonal;
        distance[pixel] = least;
      }
      left = least;
      aboveLeft = aboveHere;
      aboveHere = aboveRight;
    }
  }
  for (let y = height; y >= 1; y -= 1) {
    const below = (y + 1) * row;
    let [right, belowRight, belowHere] = [far, distance[below + width + 1] ?? far, distance[below + width] ?? far];
    for (let x = width; x >= 1; x -= 1) {
      const pixel = y * row + x;
      const belowLeft = distance[below + x - 1] ?? far;
      let least = distance[pixel] ?? far;
      if (least !== 0) {
        const straight = (right < belowHere ? right : belowHere) + STRAIGHT;
        const diagonal = (belowRight < belowLeft ? belowRight : belowLeft) + DIAGONAL;
        if (straight < least) least = straight;
        if (diagonal < least) least = diagonal;
        distance[pixel] = least;
      }
      right = least;
      belowRight = belowHere;
      belowHere = belowLeft;
    }
  }
  const measured = new Float32Array(mask.length);
  for (let y = 0; y < height; y += 1) {
    const to = y * width;
    const from = (y + 1) * row + 1;
    for (let x = 0; x < width; x += 1) measured[to + x] = (distance[from + x] ?? far) / STRAIGHT;
  }
  return measured;
}

/** A connected part of a mask. */
export interface Part {
  area: number;
  left: number;
  top: number;
  /** `right` and `bottom` are the last column and row. */
  right: number;
  bottom: number;
  /** The number of its pixels on the image's edge. */
  edgePixels: number;
}

export interface Parts {
  /** Per pixel the index of its part plus 1; 0 outside the mask. */
  labels: Int32Array;
  parts: Part[];
}

/** Finds the connected parts of a mask, by the four neighbours. */
export function findParts(mask: Mask, { width, height }: Size): Parts {
  const labels = new Int32Array(mask.length);
  const parts: Part[] = [];
  const stack = new Int32Array(mask.length);
  for (let seed = 0; seed < mask.length; seed += 1) {
    if (mask[seed] === 0 || labels[seed] !== 0) continue;
    const label = parts.length + 1;
    const part: Part = { area: 0, left: width, top: height, right: 0, bottom: 0, edgePixels: 0 };
    let { area, left, top, right, bottom, edgePixels } = part;
    let count = 0;
    stack[count++] = seed;
    labels[seed] = label;
    while (count > 0) {
      count -= 1;
      const pixel = stack[count] ?? 0;
      const y = Math.floor(pixel / width);
      const x = pixel - y * width;
      area += 1;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) edgePixels += 1;
      if (x > 0 && mask[pixel - 1] !== 0 && labels[pixel - 1] === 0) {
        labels[pixel - 1] = label;
        stack[count++] = pixel - 1;
      }
      if (x < width - 1 && mask[pixel + 1] !== 0 && labels[pixel + 1] === 0) {
        labels[pixel + 1] = label;
        stack[count++] = pixel + 1;
      }
      if (y > 0 && mask[pixel - width] !== 0 && labels[pixel - width] === 0) {
        labels[pixel - width] = label;
        stack[count++] = pixel - width;
      }
      if (y < height - 1 && mask[pixel + width] !== 0 && labels[pixel + width] === 0) {
        labels[pixel + width] = label;
        stack[count++] = pixel + width;
      }
    }
    Object.assign(part, { area, left, top, right, bottom, edgePixels });
    parts.push(part);
  }
  return { labels, parts };
}

/** Marks the pixels of the parts that are in; one boolean per part. */
export function maskParts(labels: Int32Array, isIn: readonly boolean[]): Mask {
  // By label: an array's element -1 is a slow look-up by name.
  const marks = Uint8Array.from([0, ...isIn.map(Number)]);
  const mask = new Uint8Array(labels.length);
  for (let pixel = 0; pixel < mask.length; pixel += 1) mask[pixel] = marks[labels[pixel] ?? 0] ?? 0;
  return mask;
}

/** Resizes a plane: the mean of the covered pixels when shrinking, linear interpolation when enlarging. */
export function resizePlane(source: Plane, from: Size, to: Size): Plane {
  const columns = Array.from({ length: to.width }, (_, x) => findTaps(x, from.width / to.width, from.width));
  const narrow = new Float32Array(to.width * from.height);
  for (let y = 0; y < from.height; y += 1) {
    for (let x = 0; x < to.width; x += 1) {
      const { first, weights } = columns[x] ?? NO_TAPS;
      let sum = 0;
      for (let tap = 0; tap < weights.length; tap += 1)
        sum += (source[y * from.width + first + tap] ?? 0) * (weights[tap] ?? 0);
      narrow[y * to.width + x] = sum;
    }
  }
  const resized = new Float32Array(to.width * to.height);
  for (let y = 0; y < to.height; y += 1) {
    const { first, weights } = findTaps(y, from.height / to.height, from.height);
    for (let tap = 0; tap < weights.length; tap += 1) {
      const weight = weights[tap] ?? 0;
      const row = (first + tap) * to.width;
      for (let x = 0; x < to.width; x += 1)
        resized[y * to.width + x] = (resized[y * to.width + x] ?? 0) + (narrow[row + x] ?? 0) * weight;
    }
  }
  return resized;
}

const findTaps = (place: number, scale: number, length: number): Taps =>
  scale > 1 ? areaTaps(place, scale, length) : lineTaps(place, scale, length);

interface Taps {
  first: number;
  weights: number[];
}

const NO_TAPS: Taps = { first: 0, weights: [] };

function areaTaps(place: number, scale: number, length: number): Taps {
  const start = place * scale;
  const end = Math.min(length, start + scale);
  const first = Math.floor(start);
  const weights: number[] = [];
  for (let at = first; at < end; at += 1) weights.push((Math.min(end, at + 1) - Math.max(start, at)) / (end - start));
  return { first, weights };
}

function lineTaps(place: number, scale: number, length: number): Taps {
  const at = Math.min(length - 1, Math.max(0, (place + 0.5) * scale - 0.5));
  const first = Math.min(Math.floor(at), Math.max(0, length - 2));
  const share = at - first;
  return length === 1 ? { first: 0, weights: [1] } : { first, weights: [1 - share, share] };
}

/** Fills unknown values smoothly from known ones: `known` is the certainty of each pixel, 0 to 1. */
export function fillUnknown(source: Plane, known: Plane, size: Size): Plane {
  const { width, height } = size;
  if (width <= 2 || height <= 2) {
    let sum = 0;
    let weight = 0;
    for (let pixel = 0; pixel < known.length; pixel += 1) {
      const share = known[pixel] ?? 0;
      sum += (source[pixel] ?? 0) * share;
      weight += share;
    }
    const mean = weight > 0 ? sum / weight : 0;
    return source.map((value, pixel) => ((known[pixel] ?? 0) > 0 ? value : mean));
  }
  const half = { width: (width + 1) >> 1, height: (height + 1) >> 1 };
  const sums = new Float32Array(half.width * half.height);
  const weights = new Float32Array(sums.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const share = known[y * width + x] ?? 0;
      if (share === 0) continue;
      const to = (y >> 1) * half.width + (x >> 1);
      sums[to] = (sums[to] ?? 0) + (source[y * width + x] ?? 0) * share;
      weights[to] = (weights[to] ?? 0) + share;
    }
  }
  for (let at = 0; at < sums.length; at += 1) {
    const weight = weights[at] ?? 0;
    if (weight === 0) continue;
    sums[at] = (sums[at] ?? 0) / weight;
    weights[at] = Math.min(1, weight);
  }
  const coarse = resizePlane(fillUnknown(sums, weights, half), half, size);
  return source.map((value, pixel) => {
    const share = known[pixel] ?? 0;
    return share * value + (1 - share) * (coarse[pixel] ?? 0);
  });
}

/** Returns the value below which a share of the numbers lies. */
export function findQuantile(values: ArrayLike<number>, share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
