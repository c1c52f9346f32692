import { BLOCK_ROWS } from './workspace';

/** Factors of the transform, in 1/32768; of those above 1, what is added to the value itself. */
const COS_1: i16 = 32138;
const SIN_1: i16 = 6393;
const COS_3: i16 = 27246;
const SIN_3: i16 = 18205;
const ROOT_COS_6: i16 = 17734; // sqrt(2) * cos(6 * pi / 16)
const ROOT_COS_2: i16 = 10045; // sqrt(2) * cos(2 * pi / 16) - 1
const ROOT: i16 = 13573; // sqrt(2) - 1

/**
 * Smooths a plane in place (A. Nosratinia, Denoising JPEG images by re-application of JPEG, 1999): blocks of 8 x 8 are
 * transformed by DCT and lose the coefficients up to `threshold`, in 1/16; the result is the mean of such blocks on
 * `1 << bits` grids. `shifts` holds how far each grid lies to the left and above, as pairs of u8. `sums` has room for an i16 for each
 * sample, and 8 more on each side. The plane has a margin of at least 8 copied samples.
 */
export function smooth(
  plane: usize,
  stride: usize,
  width: i32,
  height: i32,
  sums: usize,
  shifts: usize,
  bits: i32,
  threshold: i32,
): void {
  const sumStride = (<usize>(((width + 7) & ~7) + 16)) << 1;
  const first = sums + (sumStride << 3) + 16;
  const rows = (height + 7) >> 3;
  memory.fill(sums, 0, sumStride << 3);
  for (let row = 0; row <= rows; row++) {
    memory.fill(sums + <usize>(row + 1) * (sumStride << 3), 0, sumStride << 3);
    for (let grid = 0; grid < 1 << bits; grid++) {
      const left = <i32>load<u8>(shifts + <usize>(grid << 1));
      const y = (row << 3) - <i32>load<u8>(shifts + <usize>(grid << 1), 1);
      if (y >= height) continue;
      const line = <usize>(<isize>plane + <isize>y * <isize>stride);
      const sumLine = <usize>(<isize>first + <isize>y * <isize>sumStride);
      for (let x = -left; x < width; x += 8) {
        transform<u8>(line + x, stride, 0);
        transform<i16>(BLOCK_ROWS, 16, threshold);
        const sum = sumLine + (x << 1);
        if (isFlat()) addFlat(sum, sumStride);
        else {
          transformBack<i16>(0, 0);
          transformBack<u8>(sum, sumStride);
        }
      }
    }
    // No block below reaches up to these rows.
    if (row > 0) finishRows(plane, stride, width, (row - 1) << 3, min(height, row << 3), first, sumStride, bits);
  }
}

/**
 * Transforms the columns of a block (C. Loeffler, A. Ligtenberg and G. Moschytz, 1989; scaled by the root of 8) and writes
 * it to BLOCK_ROWS. Samples (u8) are read and written with rows and columns exchanged. Of the second pass (i16) only
 * coefficients above the threshold and the first one stay, with the scale of samples.
 */
function transform<T>(from: usize, stride: usize, threshold: i32): void {
  const x0 = loadLine<T>(from);
  const x1 = loadLine<T>(from + stride);
  const x2 = loadLine<T>(from + 2 * stride);
  const x3 = loadLine<T>(from + 3 * stride);
  const x4 = loadLine<T>(from + 4 * stride);
  const x5 = loadLine<T>(from + 5 * stride);
  const x6 = loadLine<T>(from + 6 * stride);
  const x7 = loadLine<T>(from + 7 * stride);
  const s0 = i16x8.add(x0, x7);
  const s1 = i16x8.add(x1, x6);
  const s2 = i16x8.add(x2, x5);
  const s3 = i16x8.add(x3, x4);
  const d0 = i16x8.sub(x0, x7);
  const d1 = i16x8.sub(x1, x6);
  const d2 = i16x8.sub(x2, x5);
  const d3 = i16x8.sub(x3, x4);
  const e0 = i16x8.add(s0, s3);
  const e1 = i16x8.add(s1, s2);
  const e2 = i16x8.sub(s1, s2);
  const e3 = i16x8.sub(s0, s3);
  const t4 = i16x8.add(times(d3, COS_3), times(d0, SIN_3));
  const t5 = i16x8.add(times(d2, COS_1), times(d1, SIN_1));
  const t6 = i16x8.sub(times(d1, COS_1), times(d2, SIN_1));
  const t7 = i16x8.sub(times(d0, COS_3), times(d3, SIN_3));
  const u4 = i16x8.add(t4, t6);
  const u5 = i16x8.sub(t7, t5);
  const u6 = i16x8.sub(t4, t6);
  const u7 = i16x8.add(t7, t5);
  const y0 = i16x8.add(e0, e1);
  const y1 = i16x8.add(u7, u4);
  const y2 = i16x8.add(i16x8.add(e3, times(e3, ROOT_COS_2)), times(e2, ROOT_COS_6));
  const y3 = i16x8.add(u5, times(u5, ROOT));
  const y4 = i16x8.sub(e0, e1);
  const y5 = i16x8.add(u6, times(u6, ROOT));
  const y6 = i16x8.sub(times(e3, ROOT_COS_6), i16x8.add(e2, times(e2, ROOT_COS_2)));
  const y7 = i16x8.sub(u7, u4);
  if (sizeof<T>() == 1) {
    storeTransposed(y0, y1, y2, y3, y4, y5, y6, y7);
    return;
  }
  const least = i16x8.splat(<i16>threshold);
  const isMean = v128.replace_lane<i16>(i16x8.splat(0), 0, -1);
  v128.store(BLOCK_ROWS, keep(y0, v128.or(i16x8.gt_s(i16x8.abs(y0), least), isMean)));
  v128.store(BLOCK_ROWS, keep(y1, i16x8.gt_s(i16x8.abs(y1), least)), 16);
  v128.store(BLOCK_ROWS, keep(y2, i16x8.gt_s(i16x8.abs(y2), least)), 32);
  v128.store(BLOCK_ROWS, keep(y3, i16x8.gt_s(i16x8.abs(y3), least)), 48);
  v128.store(BLOCK_ROWS, keep(y4, i16x8.gt_s(i16x8.abs(y4), least)), 64);
  v128.store(BLOCK_ROWS, keep(y5, i16x8.gt_s(i16x8.abs(y5), least)), 80);
  v128.store(BLOCK_ROWS, keep(y6, i16x8.gt_s(i16x8.abs(y6), least)), 96);
  v128.store(BLOCK_ROWS, keep(y7, i16x8.gt_s(i16x8.abs(y7), least)), 112);
}

/** Transforms back: once with rows and columns exchanged (i16), then into a sum of samples (u8), each 8 times as large. */
function transformBack<T>(sum: usize, stride: usize): void {
  const x0 = v128.load(BLOCK_ROWS);
  const x1 = v128.load(BLOCK_ROWS, 16);
  const x2 = v128.load(BLOCK_ROWS, 32);
  const x3 = v128.load(BLOCK_ROWS, 48);
  const x4 = v128.load(BLOCK_ROWS, 64);
  const x5 = v128.load(BLOCK_ROWS, 80);
  const x6 = v128.load(BLOCK_ROWS, 96);
  const x7 = v128.load(BLOCK_ROWS, 112);
  const e0 = i16x8.add(x0, x4);
  const e1 = i16x8.sub(x0, x4);
  const e2 = i16x8.sub(times(x2, ROOT_COS_6), i16x8.add(x6, times(x6, ROOT_COS_2)));
  const e3 = i16x8.add(i16x8.add(x2, times(x2, ROOT_COS_2)), times(x6, ROOT_COS_6));
  const s0 = i16x8.add(e0, e3);
  const s1 = i16x8.add(e1, e2);
  const s2 = i16x8.sub(e1, e2);
  const s3 = i16x8.sub(e0, e3);
  const u4 = i16x8.sub(x1, x7);
  const u5 = i16x8.add(x3, times(x3, ROOT));
  const u6 = i16x8.add(x5, times(x5, ROOT));
  const u7 = i16x8.add(x1, x7);
  const t4 = i16x8.add(u4, u6);
  const t5 = i16x8.sub(u7, u5);
  const t6 = i16x8.sub(u4, u6);
  const t7 = i16x8.add(u7, u5);
  const d0 = i16x8.add(times(t4, SIN_3), times(t7, COS_3));
  const d1 = i16x8.add(times(t5, SIN_1), times(t6, COS_1));
  const d2 = i16x8.sub(times(t5, COS_1), times(t6, SIN_1));
  const d3 = i16x8.sub(times(t4, COS_3), times(t7, SIN_3));
  const y0 = i16x8.add(s0, d0);
  const y1 = i16x8.add(s1, d1);
  const y2 = i16x8.add(s2, d2);
  const y3 = i16x8.add(s3, d3);
  const y4 = i16x8.sub(s3, d3);
  const y5 = i16x8.sub(s2, d2);
  const y6 = i16x8.sub(s1, d1);
  const y7 = i16x8.sub(s0, d0);
  if (sizeof<T>() == 2) {
    storeTransposed(y0, y1, y2, y3, y4, y5, y6, y7);
    return;
  }
  addLine(sum, y0);
  addLine(sum + stride, y1);
  addLine(sum + 2 * stride, y2);
  addLine(sum + 3 * stride, y3);
  addLine(sum + 4 * stride, y4);
  addLine(sum + 5 * stride, y5);
  addLine(sum + 6 * stride, y6);
  addLine(sum + 7 * stride, y7);
}

function times(value: v128, factor: i16): v128 {
  return i16x8.relaxed_q15mulr_s(value, i16x8.splat(factor));
}

/** Reads 8 samples as twice their distance from the middle, so that coefficients fill 16 bits; or 8 coefficients. */
function loadLine<T>(at: usize): v128 {
  if (sizeof<T>() == 2) return v128.load(at);
  return i16x8.sub(i16x8.shl(v128.load8x8_u(at), 1), i16x8.splat(256));
}

function keep(value: v128, isKept: v128): v128 {
  return v128.and(i16x8.shr_s(i16x8.add(value, i16x8.splat(8)), 4), isKept);
}

function storeTransposed(a: v128, b: v128, c: v128, d: v128, e: v128, f: v128, g: v128, h: v128): void {
  const ab = i16x8.shuffle(a, b, 0, 8, 1, 9, 2, 10, 3, 11);
  const cd = i16x8.shuffle(c, d, 0, 8, 1, 9, 2, 10, 3, 11);
  const ef = i16x8.shuffle(e, f, 0, 8, 1, 9, 2, 10, 3, 11);
  const gh = i16x8.shuffle(g, h, 0, 8, 1, 9, 2, 10, 3, 11);
  const ba = i16x8.shuffle(a, b, 4, 12, 5, 13, 6, 14, 7, 15);
  const dc = i16x8.shuffle(c, d, 4, 12, 5, 13, 6, 14, 7, 15);
  const fe = i16x8.shuffle(e, f, 4, 12, 5, 13, 6, 14, 7, 15);
  const hg = i16x8.shuffle(g, h, 4, 12, 5, 13, 6, 14, 7, 15);
  storePairs(0, ab, cd, ef, gh);
  storePairs(64, ba, dc, fe, hg);
}

function storePairs(at: usize, ab: v128, cd: v128, ef: v128, gh: v128): void {
  const low = i32x4.shuffle(ab, cd, 0, 4, 1, 5);
  const high = i32x4.shuffle(ef, gh, 0, 4, 1, 5);
  const lowNext = i32x4.shuffle(ab, cd, 2, 6, 3, 7);
  const highNext = i32x4.shuffle(ef, gh, 2, 6, 3, 7);
  v128.store(BLOCK_ROWS + at, i64x2.shuffle(low, high, 0, 2));
  v128.store(BLOCK_ROWS + at, i64x2.shuffle(low, high, 1, 3), 16);
  v128.store(BLOCK_ROWS + at, i64x2.shuffle(lowNext, highNext, 0, 2), 32);
  v128.store(BLOCK_ROWS + at, i64x2.shuffle(lowNext, highNext, 1, 3), 48);
}

/** Whether the first coefficient alone is left. */
function isFlat(): bool {
  let others = i16x8.replace_lane(v128.load(BLOCK_ROWS), 0, 0);
  for (let at: usize = 16; at < 128; at += 16) others = v128.or(others, v128.load(BLOCK_ROWS + at));
  return !v128.any_true(others);
}

function addFlat(sum: usize, stride: usize): void {
  const mean = i16x8.splat(load<i16>(BLOCK_ROWS));
  for (let row = 0; row < 8; row++) {
    addLine(sum, mean);
    sum += stride;
  }
}

function addLine(sum: usize, line: v128): void {
  v128.store(sum, i16x8.add(v128.load(sum), line));
}

function finishRows(
  plane: usize,
  stride: usize,
  width: i32,
  from: i32,
  to: i32,
  sums: usize,
  sumStride: usize,
  bits: i32,
): void {
  const rounding: i32 = 4 << bits;
  const half = i16x8.splat(<i16>rounding);
  const middle = i16x8.splat(128);
  for (let y = from; y < to; y++) {
    const line = plane + <usize>y * stride;
    const sum = sums + <usize>y * sumStride;
    for (let x = 0; x < width; x += 8) {
      const mean = i16x8.shr_s(i16x8.add(v128.load(sum + <usize>(x << 1)), half), 3 + bits);
      const samples = i16x8.add(mean, middle);
      v128.store64_lane(line + <usize>x, i8x16.narrow_i16x8_u(samples, samples), 0);
    }
  }
}
