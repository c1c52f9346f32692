import { loadRow, predict } from './predict';
import { MERGED, MERGED_WEIGHTS, PREDICTED } from './workspace';

/** Mean squared difference of a block of 8 x 8 and a predicted one. */
function meanSquare(image: usize, stride: usize, from: usize): f32 {
  let sum = i32x4.splat(0);
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
      predict<u64>(other + place, 0, stride, load<i16>(v), load<i16>(v + 2), 8, PREDICTED);
      store<f32>(errors + (at << 2), meanSquare(image + place, stride, PREDICTED));
    }
  }
}

/** What `merge` reads of each neighbour: u32 addresses in this order. */
const LUMA: usize = 0;
const CHROMA: usize = 4;
const VECTORS: usize = 8;
const WEIGHTS: usize = 12;
const NEIGHBOUR_BYTES: usize = 16;

/** A block that counts for less is left out. */
const LEAST_WEIGHT: f32 = 0.01;
/** A frame's own samples weigh this much; those of a neighbour as much at most. */
const OWN_WEIGHT: i16 = 4096;

/**
 * Averages each block of 8 x 8 of a frame's luma with what the vectors (quarters of a sample) predict of its neighbours.
 * A block's weight is 1 where it differs by a mean square of `expected`, and falls off beyond that; it is written as f32.
 * It is lessened for samples that differ: to 0 where they differ by `limit`.
 */
export function mergeLuma(
  image: usize,
  stride: usize,
  width: i32,
  height: i32,
  neighbours: usize,
  count: i32,
  expected: f32,
  limit: f32,
  target: usize,
): void {
  const columns = (width + 7) >> 3;
  const rows = (height + 7) >> 3;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const at = <usize>((row * columns + column) << 2);
      const place = <usize>(row << 3) * stride + <usize>(column << 3);
      const own = image + place;
      let used: usize = 0;
      for (let number = 0; number < count; number++) {
        const neighbour = neighbours + <usize>number * NEIGHBOUR_BYTES;
        const v = <usize>load<u32>(neighbour, VECTORS) + at;
        const block = MERGED + (used << 7);
        predict<u64>(<usize>load<u32>(neighbour, LUMA) + place, 0, stride, load<i16>(v), load<i16>(v, 2), 8, block);
        const excess = meanSquare(own, stride, block) / expected - <f32>1;
        const weight: f32 = excess <= 0 ? 1 : Mathf.exp(-excess);
        store<f32>(<usize>load<u32>(neighbour, WEIGHTS) + at, weight);
        if (weight < LEAST_WEIGHT) continue;
        v128.store(MERGED_WEIGHTS + (used << 4), i16x8.splat(<i16>(weight * 32767)));
        used++;
      }
      average<u64>(own, 0, stride, 8, used, limit, target + place);
    }
  }
}

/** The same for blocks of 4 x 4 of both chroma planes, with the vectors and weights of luma. The second lies `beyond` the first. */
export function mergeChroma(
  image: usize,
  beyond: usize,
  stride: usize,
  width: i32,
  height: i32,
  neighbours: usize,
  count: i32,
  limit: f32,
  target: usize,
): void {
  const columns = (width + 3) >> 2;
  const rows = (height + 3) >> 2;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const at = <usize>((row * columns + column) << 2);
      const place = <usize>(row << 2) * stride + <usize>(column << 2);
      let used: usize = 0;
      for (let number = 0; number < count; number++) {
        const neighbour = neighbours + <usize>number * NEIGHBOUR_BYTES;
        const weight = load<f32>(<usize>load<u32>(neighbour, WEIGHTS) + at);
        if (weight < LEAST_WEIGHT) continue;
        const v = <usize>load<u32>(neighbour, VECTORS) + at;
        const source = <usize>load<u32>(neighbour, CHROMA) + place;
        const dx = <i32>load<i16>(v) >> 1;
        const dy = <i32>load<i16>(v, 2) >> 1;
        predict<u32>(source, beyond, stride, dx, dy, 4, MERGED + (used << 7));
        v128.store(MERGED_WEIGHTS + (used << 4), i16x8.splat(<i16>(weight * 32767)));
        used++;
      }
      average<u32>(image + place, beyond, stride, 4, used, limit, target + place);
    }
  }
}

function average<T>(own: usize, beyond: usize, stride: usize, rows: i32, used: usize, limit: f32, target: usize): void {
  // Differences as shares of the limit, in 1/32768.
  const share = min(<i32>(<f32>32767 / limit), 32767);
  const shares = i16x8.splat(<i16>share);
  const most = i16x8.splat(<i16>min(255, 32767 / share));
  const one = i16x8.splat(32767);
  const half = f32x4.splat(128);
  for (let row = 0; row < rows; row++) {
    const here = loadRow<T>(own, beyond);
    // In 1/32: 8 neighbours of the largest difference that has weight stay within 16 bits.
    let sum = i16x8.splat(0);
    let weights = i16x8.splat(OWN_WEIGHT);
    const line = MERGED + <usize>(row << 4);
    for (let number: usize = 0; number < used; number++) {
      const difference = i16x8.sub(v128.load8x8_u(line + (number << 7)), here);
      const far = i16x8.mul(i16x8.min_s(i16x8.abs(difference), most), shares);
      const near = i16x8.sub(one, i16x8.q15mulr_sat_s(far, far));
      const weight = i16x8.q15mulr_sat_s(i16x8.q15mulr_sat_s(near, near), v128.load(MERGED_WEIGHTS + (number << 4)));
      weights = i16x8.add(weights, i16x8.shr_u(weight, 3));
      sum = i16x8.add(sum, i16x8.q15mulr_sat_s(weight, i16x8.shl(difference, 5)));
    }
    const low = f32x4.div(
      f32x4.mul(f32x4.convert_i32x4_s(i32x4.extend_low_i16x8_s(sum)), half),
      f32x4.convert_i32x4_s(i32x4.extend_low_i16x8_s(weights)),
    );
    const high = f32x4.div(
      f32x4.mul(f32x4.convert_i32x4_s(i32x4.extend_high_i16x8_s(sum)), half),
      f32x4.convert_i32x4_s(i32x4.extend_high_i16x8_s(weights)),
    );
    const change = i16x8.narrow_i32x4_s(
      i32x4.trunc_sat_f32x4_s(f32x4.nearest(low)),
      i32x4.trunc_sat_f32x4_s(f32x4.nearest(high)),
    );
    const mean = i16x8.add(here, change);
    const samples = i8x16.narrow_i16x8_u(mean, mean);
    if (sizeof<T>() == 4) {
      v128.store32_lane(target, samples, 0);
      v128.store32_lane(target + beyond, samples, 1);
    } else v128.store64_lane(target, samples, 0);
    own += stride;
    target += stride;
  }
}
