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
    for (let x = 0; x < Math.min(radius, width); x += 1) sum += source[start + x] as number;
    for (let x = 0; x < width; x += 1) {
      if (x === whole.from) {
        for (; x < whole.to; x += 1) {
          sum += source[start + x + radius] as number;
          sum -= source[start + x - radius - 1] as number;
          rows[start + x] = sum / side;
        }
        if (x === width) break;
      }
      if (x + radius < width) sum += source[start + x + radius] as number;
      if (x - radius - 1 >= 0) sum -= source[start + x - radius - 1] as number;
      rows[start + x] = sum / (Math.min(width - 1, x + radius) - Math.max(0, x - radius) + 1);
    }
  }
  const blurred = new Float32Array(source.length);
  const sums = new Float32Array(width);
  for (let y = -radius; y < height; y += 1) {
    const entering = y + radius;
    const leaving = y - radius - 1;
    if (entering < height) {
      for (let x = 0; x < width; x += 1) sums[x] = (sums[x] as number) + (rows[entering * width + x] as number);
    }
    if (leaving >= 0) {
      for (let x = 0; x < width; x += 1) sums[x] = (sums[x] as number) - (rows[leaving * width + x] as number);
    }
    if (y < 0) continue;
    const share = 1 / (Math.min(height - 1, entering) - Math.max(0, y - radius) + 1);
    for (let x = 0; x < width; x += 1) blurred[y * width + x] = (sums[x] as number) * share;
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
    let [left, aboveLeft, aboveHere] = [far, distance[above] as number, distance[above + 1] as number];
    for (let x = 1; x <= width; x += 1) {
      const pixel = y * row + x;
      const aboveRight = distance[above + x + 1] as number;
      let least = distance[pixel] as number;
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
    let [right, belowRight, belowHere] = [
      far,
      distance[below + width + 1] as number,
      distance[below + width] as number,
    ];
    for (let x = width; x >= 1; x -= 1) {
      const pixel = y * row + x;
      const belowLeft = distance[below + x - 1] as number;
      let least = distance[pixel] as number;
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
    for (let x = 0; x < width; x += 1) measured[to + x] = (distance[from + x] as number) / STRAIGHT;
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
  const across = listTaps(from.width, to.width);
  const narrow = new Float32Array(to.width * from.height);
  for (let y = 0; y < from.height; y += 1) {
    const row = y * from.width;
    for (let x = 0; x < to.width; x += 1) {
      const start = across.starts[x] as number;
      const end = across.starts[x + 1] as number;
      const first = row + (across.firsts[x] as number) - start;
      let sum = 0;
      for (let tap = start; tap < end; tap += 1)
        sum += (source[first + tap] as number) * (across.weights[tap] as number);
      narrow[y * to.width + x] = sum;
    }
  }
  const down = listTaps(from.height, to.height);
  const resized = new Float32Array(to.width * to.height);
  for (let y = 0; y < to.height; y += 1) {
    const start = down.starts[y] as number;
    const end = down.starts[y + 1] as number;
    const target = y * to.width;
    for (let tap = start; tap < end; tap += 1) {
      const weight = down.weights[tap] as number;
      const row = ((down.firsts[y] as number) + tap - start) * to.width;
      for (let x = 0; x < to.width; x += 1)
        resized[target + x] = (resized[target + x] as number) + (narrow[row + x] as number) * weight;
    }
  }
  return resized;
}

/**
 * What each place of a resized line is made of: from its first pixel on, one weight for each pixel, from `starts` of the
 * place to that of the next.
 */
interface Taps {
  firsts: Int32Array;
  starts: Int32Array;
  weights: Float64Array;
}

function listTaps(from: number, to: number): Taps {
  const scale = from / to;
  const firsts = new Int32Array(to);
  const starts = new Int32Array(to + 1);
  const weights = new Float64Array(to * (Math.ceil(scale) + 2));
  let count = 0;
  for (let place = 0; place < to; place += 1) {
    starts[place] = count;
    if (scale > 1) {
      const start = place * scale;
      const end = Math.min(from, start + scale);
      const first = Math.floor(start);
      firsts[place] = first;
      for (let at = first; at < end; at += 1, count += 1)
        weights[count] = (Math.min(end, at + 1) - Math.max(start, at)) / (end - start);
      continue;
    }
    const at = Math.min(from - 1, Math.max(0, (place + 0.5) * scale - 0.5));
    const first = Math.min(Math.floor(at), Math.max(0, from - 2));
    firsts[place] = first;
    const share = at - first;
    weights[count] = from === 1 ? 1 : 1 - share;
    count += 1;
    if (from === 1) continue;
    weights[count] = share;
    count += 1;
  }
  starts[to] = count;
  return { firsts, starts, weights };
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
    const row = (y >> 1) * half.width;
    for (let x = 0, pixel = y * width; x < width; x += 1, pixel += 1) {
      const share = known[pixel] as number;
      if (share === 0) continue;
      const to = row + (x >> 1);
      sums[to] = (sums[to] as number) + (source[pixel] as number) * share;
      weights[to] = (weights[to] as number) + share;
    }
  }
  for (let at = 0; at < sums.length; at += 1) {
    const weight = weights[at] as number;
    if (weight === 0) continue;
    sums[at] = (sums[at] as number) / weight;
    weights[at] = Math.min(1, weight);
  }
  const filled = resizePlane(fillUnknown(sums, weights, half), half, size);
  for (let pixel = 0; pixel < filled.length; pixel += 1) {
    const share = known[pixel] as number;
    filled[pixel] = share * (source[pixel] as number) + (1 - share) * (filled[pixel] as number);
  }
  return filled;
}

/** Returns the value below which a share of the numbers lies. */
export function findQuantile(values: ArrayLike<number>, share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
