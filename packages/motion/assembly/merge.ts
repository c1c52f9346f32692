import { predict } from './predict';
import { PREDICTED } from './workspace';

/** Mean squared difference of a block of 8 x 8 and the predicted one. */
function meanSquare(image: usize, stride: usize): f32 {
  let sum = i32x4.splat(0);
  let from = PREDICTED;
  for (let row = 0; row < 8; row++) {
    const difference = i16x8.sub(v128.load8x8_u(image), v128.load8x8_u(from));
    sum = i32x4.add(sum, i32x4.dot_i16x8_s(difference, difference));
    image += stride;
    from += 16;
  }
  const total =
    i32x4.extract_lane(sum, 0) + i32x4.extract_lane(sum, 1) + i32x4.extract_lane(sum, 2) + i32x4.extract_lane(sum, 3);
  return <f32>total * (1.0 / 64.0);
}

function toFloats(low: bool, samples: v128): v128 {
  return f32x4.convert_i32x4_s(low ? i32x4.extend_low_i16x8_u(samples) : i32x4.extend_high_i16x8_u(samples));
}

/**
 * Writes the mean squared difference of each block of 8 x 8 and what its vector (quarters) predicts, as f32.
 */
export function measure(
  image: usize,
  other: usize,
  stride: usize,
  width: i32,
  height: i32,
  vectors: usize,
  errors: usize,
): void {
  const columns = (width + 7) >> 3;
  const rows = (height + 7) >> 3;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column;
      const place = <usize>(<isize>(row << 3) * <isize>stride + (column << 3));
      const v = vectors + (at << 2);
      predict(other + place, stride, load<i16>(v), load<i16>(v + 2), 8);
      store<f32>(errors + (at << 2), meanSquare(image + place, stride));
    }
  }
}

/**
 * Adds what the vectors predict of another image to the weighed sum of a plane: `values` and `weights` are f32, one for
 * each sample, `sumStride` samples a row. A block's weight (f32 in `blockWeights`) is lessened for samples that differ:
 * it is 0 where they differ by `limit`. Blocks are 8 x 8 samples; `half` takes half of each vector and blocks of 8 x 8
 * samples for 2 x 2 of the grid, as for chroma.
 */
export function accumulate(
  image: usize,
  other: usize,
  stride: usize,
  width: i32,
  height: i32,
  vectors: usize,
  blockWeights: usize,
  values: usize,
  weights: usize,
  sumStride: i32,
  limit: f32,
  half: i32,
): void {
  const side = half ? 4 : 8;
  const columns = (width + side - 1) / side;
  const rows = (height + side - 1) / side;
  const scale = f32x4.splat(1.0 / (limit * limit));
  const one = f32x4.splat(1);
  const zero = f32x4.splat(0);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column;
      const blockWeight = load<f32>(blockWeights + (at << 2));
      if (blockWeight < 0.01) continue;
      const place = <usize>(<isize>(row * side) * <isize>stride + column * side);
      const v = vectors + (at << 2);
      let dx: i32 = load<i16>(v);
      let dy: i32 = load<i16>(v + 2);
      if (half) {
        dx >>= 1;
        dy >>= 1;
      }
      predict(other + place, stride, dx, dy, side);
      const weight = f32x4.splat(blockWeight);
      let from = PREDICTED;
      let own = image + place;
      let to = <usize>((row * side * sumStride + column * side) << 2);
      for (let line = 0; line < side; line++) {
        const here = v128.load8x8_u(own);
        const there = v128.load8x8_u(from);
        for (let part = 0; part < side; part += 4) {
          const value = toFloats(part == 0, there);
          const difference = f32x4.sub(value, toFloats(part == 0, here));
          const near = f32x4.max(zero, f32x4.sub(one, f32x4.mul(f32x4.mul(difference, difference), scale)));
          const w = f32x4.mul(weight, f32x4.mul(near, near));
          const target = to + (part << 2);
          v128.store(weights + target, f32x4.add(v128.load(weights + target), w));
          v128.store(values + target, f32x4.add(v128.load(values + target), f32x4.mul(w, value)));
        }
        own += stride;
        from += 16;
        to += <usize>(sumStride << 2);
      }
    }
  }
}

/** Starts a weighed sum with a plane itself, of weight 1. */
export function begin(
  image: usize,
  stride: usize,
  width: i32,
  height: i32,
  values: usize,
  weights: usize,
  sumStride: i32,
): void {
  const one = f32x4.splat(1);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column += 4) {
      const target = <usize>((row * sumStride + column) << 2);
      const samples = i16x8.extend_low_i8x16_u(v128.load32_zero(image + column));
      v128.store(values + target, toFloats(true, samples));
      v128.store(weights + target, one);
    }
    image += stride;
  }
}

/** Writes the mean of a weighed sum as samples. */
export function finish(
  values: usize,
  weights: usize,
  sumStride: i32,
  target: usize,
  targetStride: usize,
  width: i32,
  height: i32,
): void {
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column += 4) {
      const from = <usize>((row * sumStride + column) << 2);
      const mean = f32x4.div(v128.load(values + from), v128.load(weights + from));
      const whole = i32x4.trunc_sat_f32x4_s(f32x4.add(mean, f32x4.splat(0.5)));
      const narrow = i16x8.narrow_i32x4_s(whole, whole);
      v128.store32_lane(target + column, i8x16.narrow_i16x8_u(narrow, narrow), 0);
    }
    target += targetStride;
  }
}
