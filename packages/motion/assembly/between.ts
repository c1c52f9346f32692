import { predict } from './predict';
import { PREDICTED } from './workspace';

/**
 * Adds to a weighed sum what lies in the middle between two images. `vectors` (quarters of a sample) lead from the
 * middle to `after`, and as far back to `before`. The windows of neighbouring blocks overlap by half and fade into each
 * other. `values` and `weights` point to the first sample of the plane and have a margin of 8 samples; the caller
 * clears them. `half` is for chroma, with half of each vector and of each block.
 */
export function between(
  before: usize,
  after: usize,
  stride: usize,
  columns: i32,
  rows: i32,
  vectors: usize,
  values: usize,
  weights: usize,
  sumStride: i32,
  half: i32,
): void {
  const side = half ? 4 : 8;
  const window = side * 2;
  const reach = side >> 1;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const v = vectors + ((row * columns + column) << 2);
      let dx: i32 = load<i16>(v);
      let dy: i32 = load<i16>(v + 2);
      if (half) {
        dx >>= 1;
        dy >>= 1;
      }
      for (let part = 0; part < window; part += 8) {
        const x = column * side - reach + part;
        const y = row * side - reach;
        const place = <isize>y * <isize>stride + x;
        const target = (<isize>y * <isize>sumStride + x) << 2;
        predict<u64>(<usize>(<isize>before + place), 0, stride, -dx, -dy, window, PREDICTED);
        addWindow(values + target, weights + target, sumStride, window, part);
        predict<u64>(<usize>(<isize>after + place), 0, stride, dx, dy, window, PREDICTED);
        addWindow(values + target, weights + target, sumStride, window, part);
      }
    }
  }
}

/** Adds 8 columns of a predicted window, weighed by how near they are to its middle. */
function addWindow(values: usize, weights: usize, sumStride: i32, window: i32, from: i32): void {
  const ramp = f32x4.add(f32x4.splat(<f32>from + 0.5), f32x4(0, 1, 2, 3));
  const next = f32x4.add(ramp, f32x4.splat(4));
  const end = f32x4.splat(<f32>window);
  const left = f32x4.min(ramp, f32x4.sub(end, ramp));
  const right = f32x4.min(next, f32x4.sub(end, next));
  let source = PREDICTED;
  for (let line = 0; line < window; line++) {
    const down = f32x4.splat(min(<f32>line + 0.5, <f32>window - <f32>line - 0.5));
    const samples = v128.load8x8_u(source);
    const one = f32x4.mul(left, down);
    const two = f32x4.mul(right, down);
    const low = f32x4.convert_i32x4_s(i32x4.extend_low_i16x8_u(samples));
    const high = f32x4.convert_i32x4_s(i32x4.extend_high_i16x8_u(samples));
    v128.store(weights, f32x4.add(v128.load(weights), one));
    v128.store(weights, f32x4.add(v128.load(weights, 16), two), 16);
    v128.store(values, f32x4.add(v128.load(values), f32x4.mul(one, low)));
    v128.store(values, f32x4.add(v128.load(values, 16), f32x4.mul(two, high)), 16);
    source += 16;
    values += <usize>(sumStride << 2);
    weights += <usize>(sumStride << 2);
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
