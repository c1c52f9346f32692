import { HALF_PHASE, NO_WEIGHTS, TAIL, WEIGHTS } from './workspace';

/** Beyond this many samples from a plane nothing of it is seen. */
const REACH: i64 = 4;

/** Four columns of a place, weighed over its four rows, in 2^-6 of a level. */
function weighColumns(at: usize, stride: i32, weights: usize): v128 {
  const row2 = at + <usize>(stride << 1);
  const rows01 = i8x16.shuffle(
    v128.load32_zero(at),
    v128.load32_zero(at + <usize>stride),
    0,
    16,
    1,
    17,
    2,
    18,
    3,
    19,
    4,
    20,
    5,
    21,
    6,
    22,
    7,
    23,
  );
  const rows23 = i8x16.shuffle(
    v128.load32_zero(row2),
    v128.load32_zero(row2 + <usize>stride),
    0,
    16,
    1,
    17,
    2,
    18,
    3,
    19,
    4,
    20,
    5,
    21,
    6,
    22,
    7,
    23,
  );
  const sum = i32x4.add(
    i32x4.dot_i16x8_s(i16x8.extend_low_i8x16_u(rows01), v128.load32_splat(weights)),
    i32x4.dot_i16x8_s(i16x8.extend_low_i8x16_u(rows23), v128.load32_splat(weights, 4)),
  );
  return i32x4.shr_s(i32x4.add(sum, i32x4.splat(128)), 8);
}

/** What of a place its two nearest pairs of columns give, for two places. */
function weighPair(a: v128, b: v128, weightsA: usize, weightsB: usize): v128 {
  return i32x4.dot_i16x8_s(i16x8.narrow_i32x4_s(a, b), v128.load64_lane(weightsB, v128.load64_zero(weightsA), 1));
}

function clampTo(value: i64, low: i64, high: i64): i64 {
  const least = value < low ? low : value;
  return least > high ? high : least;
}

function phaseOf(position: i64): usize {
  return WEIGHTS + ((<usize>(position >> 24) & 255) << 3);
}

/** Columns that are looked at together: where both ends lie inside the plane, all do. */
const RUN = 64;

/** Four places that all lie inside the plane. */
function sampleInside(taps: usize, stride: i32, x: i64, y: i64, stepX: i64, stepY: i64): v128 {
  const x1 = x + stepX;
  const y1 = y + stepY;
  const x2 = x1 + stepX;
  const y2 = y1 + stepY;
  const x3 = x2 + stepX;
  const y3 = y2 + stepY;
  const a = weighColumns(taps + <usize>(<i32>(y >> 32) * stride + <i32>(x >> 32)), stride, phaseOf(y));
  const b = weighColumns(taps + <usize>(<i32>(y1 >> 32) * stride + <i32>(x1 >> 32)), stride, phaseOf(y1));
  const c = weighColumns(taps + <usize>(<i32>(y2 >> 32) * stride + <i32>(x2 >> 32)), stride, phaseOf(y2));
  const d = weighColumns(taps + <usize>(<i32>(y3 >> 32) * stride + <i32>(x3 >> 32)), stride, phaseOf(y3));
  return toBytes(weighPair(a, b, phaseOf(x), phaseOf(x1)), weighPair(c, d, phaseOf(x2), phaseOf(x3)));
}

function toBytes(ab: v128, cd: v128): v128 {
  const sums = i32x4.add(i32x4.shuffle(ab, cd, 0, 2, 4, 6), i32x4.shuffle(ab, cd, 1, 3, 5, 7));
  const levels = i32x4.shr_s(i32x4.add(sums, i32x4.splat(1 << 19)), 20);
  const words = i16x8.narrow_i32x4_s(levels, levels);
  return i8x16.narrow_i16x8_u(words, words);
}

export function warp(
  source: usize,
  sourceStride: i32,
  sourceWidth: i32,
  sourceHeight: i32,
  originX: f64,
  originY: f64,
  columnX: f64,
  columnY: f64,
  rowX: f64,
  rowY: f64,
  dest: usize,
  destStride: i32,
  width: i32,
  height: i32,
): void {
  const stepX = <i64>columnX;
  const stepY = <i64>columnY;
  const maxX = (<i64>sourceWidth) << 32;
  const maxY = (<i64>sourceHeight) << 32;
  const least: i64 = -1 << 32;
  const lowest = -(REACH << 32);
  const highestX = (<i64>sourceWidth - 1 + REACH) << 32;
  const highestY = (<i64>sourceHeight - 1 + REACH) << 32;
  // The tap before the place, on both axes.
  const taps = source - <usize>(sourceStride + 1);
  for (let row = 0; row < height; row++) {
    let x = <i64>originX + HALF_PHASE + <i64>row * <i64>rowX;
    let y = <i64>originY + HALF_PHASE + <i64>row * <i64>rowY;
    let out = dest + <usize>(row * destStride);
    for (let column = 0; column < width; ) {
      const lastX = x + (RUN - 1) * stepX;
      const lastY = y + (RUN - 1) * stepY;
      const isInside =
        column + RUN <= width &&
        min(x, lastX) >= 0 &&
        max(x, lastX) < maxX &&
        min(y, lastY) >= 0 &&
        max(y, lastY) < maxY;
      if (isInside) {
        for (let i = 0; i < RUN; i += 4) {
          v128.store32_lane(out, sampleInside(taps, sourceStride, x, y, stepX, stepY), 0);
          out += 4;
          x += 4 * stepX;
          y += 4 * stepY;
        }
        column += RUN;
        continue;
      }
      const x1 = x + stepX;
      const y1 = y + stepY;
      const x2 = x1 + stepX;
      const y2 = y1 + stepY;
      const x3 = x2 + stepX;
      const y3 = y2 + stepY;
      const in0 = (x >= lowest) & (x <= highestX) & (y >= lowest) & (y <= highestY);
      const in1 = (x1 >= lowest) & (x1 <= highestX) & (y1 >= lowest) & (y1 <= highestY);
      const in2 = (x2 >= lowest) & (x2 <= highestX) & (y2 >= lowest) & (y2 <= highestY);
      const in3 = (x3 >= lowest) & (x3 <= highestX) & (y3 >= lowest) & (y3 <= highestY);
      let bytes: v128;
      if (in0 | in1 | in2 | in3) {
        const cx0 = clampTo(x, least, maxX);
        const cy0 = clampTo(y, least, maxY);
        const cx1 = clampTo(x1, least, maxX);
        const cy1 = clampTo(y1, least, maxY);
        const cx2 = clampTo(x2, least, maxX);
        const cy2 = clampTo(y2, least, maxY);
        const cx3 = clampTo(x3, least, maxX);
        const cy3 = clampTo(y3, least, maxY);
        const a = weighColumns(
          taps + <usize>(<i32>(cy0 >> 32) * sourceStride + <i32>(cx0 >> 32)),
          sourceStride,
          phaseOf(cy0),
        );
        const b = weighColumns(
          taps + <usize>(<i32>(cy1 >> 32) * sourceStride + <i32>(cx1 >> 32)),
          sourceStride,
          phaseOf(cy1),
        );
        const c = weighColumns(
          taps + <usize>(<i32>(cy2 >> 32) * sourceStride + <i32>(cx2 >> 32)),
          sourceStride,
          phaseOf(cy2),
        );
        const d = weighColumns(
          taps + <usize>(<i32>(cy3 >> 32) * sourceStride + <i32>(cx3 >> 32)),
          sourceStride,
          phaseOf(cy3),
        );
        const ab = weighPair(a, b, in0 ? phaseOf(cx0) : NO_WEIGHTS, in1 ? phaseOf(cx1) : NO_WEIGHTS);
        const cd = weighPair(c, d, in2 ? phaseOf(cx2) : NO_WEIGHTS, in3 ? phaseOf(cx3) : NO_WEIGHTS);
        bytes = toBytes(ab, cd);
      } else {
        bytes = i32x4.splat(0);
      }
      if (column + 4 <= width) {
        v128.store32_lane(out, bytes, 0);
        out += 4;
      } else {
        v128.store32_lane(TAIL, bytes, 0);
        memory.copy(out, TAIL, width - column);
      }
      x = x3 + stepX;
      y = y3 + stepY;
      column += 4;
    }
  }
}
