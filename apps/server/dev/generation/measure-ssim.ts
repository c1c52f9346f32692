/** An RGBA image, row by row. */
interface Image {
  rgba: Uint8Array | Uint8ClampedArray;
  width: number;
  height: number;
}

const WINDOW = 8;
const STEP = 4;
const STABLE = [(0.01 * 255) ** 2, (0.03 * 255) ** 2] as const;

/** Mean structural similarity of the lightness of two images of one size, 1 if they are equal (Wang et al. 2004). */
export function measureSsim(one: Image, other: Image): number {
  const { width, height } = one;
  if (other.width !== width || other.height !== height) throw new RangeError('images of different sizes');
  const [first, second] = [toLuma(one), toLuma(other)];
  let [sum, windows] = [0, 0];
  for (let top = 0; top + WINDOW <= height; top += STEP)
    for (let left = 0; left + WINDOW <= width; left += STEP) {
      sum += compareWindow(first, second, { start: top * width + left, width });
      windows += 1;
    }
  return sum / windows;
}

/** Structural similarity of two windows of 8 x 8 pixels of lightness, 0 to 255, that begin at `start`. */
export function compareWindow(
  one: ArrayLike<number>,
  other: ArrayLike<number>,
  { start, width }: { start: number; width: number },
): number {
  let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0];
  for (let row = 0; row < WINDOW; row += 1)
    for (let column = 0; column < WINDOW; column += 1) {
      const at = start + row * width + column;
      const [x = 0, y = 0] = [one[at], other[at]];
      a += x;
      b += y;
      aa += x * x;
      bb += y * y;
      ab += x * y;
    }
  const count = WINDOW * WINDOW;
  const [meanA, meanB] = [a / count, b / count];
  const [varianceA, varianceB] = [aa / count - meanA * meanA, bb / count - meanB * meanB];
  const covariance = ab / count - meanA * meanB;
  return (
    ((2 * meanA * meanB + STABLE[0]) * (2 * covariance + STABLE[1])) /
    ((meanA * meanA + meanB * meanB + STABLE[0]) * (varianceA + varianceB + STABLE[1]))
  );
}

function toLuma({ rgba, width, height }: Image): Float32Array {
  return Float32Array.from(
    { length: width * height },
    (_, at) => 0.2126 * (rgba[at * 4] ?? 0) + 0.7152 * (rgba[at * 4 + 1] ?? 0) + 0.0722 * (rgba[at * 4 + 2] ?? 0),
  );
}
