import { COLUMNS, HALF_PHASE, ROW, TAIL, WEIGHTS } from './workspace';

/** Per group: first source column (i32, padded to 16), swizzle masks of taps 0-1 and 2-3, weights 01 low, 01 high, 23 low, 23 high. */
const GROUP_BYTES: usize = 112;

/** Catmull-Rom for every 1/256 of a sample. The second tap takes the rounding, so that the four always sum to 16384. */
export function buildWeights(): void {
  for (let t = 0; t < 256; t++) {
    const t2 = t * t;
    const t3 = t2 * t;
    const w0 = (-t3 + 512 * t2 - 65536 * t + 1024) >> 11;
    const w2 = (-3 * t3 + 1024 * t2 + 65536 * t + 1024) >> 11;
    const w3 = (t3 - 256 * t2 + 1024) >> 11;
    const at = WEIGHTS + ((<usize>t) << 3);
    store<i16>(at, <i16>w0, 0);
    store<i16>(at, <i16>(16384 - w0 - w2 - w3), 2);
    store<i16>(at, <i16>w2, 4);
    store<i16>(at, <i16>w3, 6);
  }
}

function roundToI16(low: v128, high: v128): v128 {
  const half = i32x4.splat(8192);
  return i16x8.narrow_i32x4_s(i32x4.shr_s(i32x4.add(low, half), 14), i32x4.shr_s(i32x4.add(high, half), 14));
}

/** Eight samples of two interleaved pairs of rows, weighed. */
function weighRows(rows01: v128, rows23: v128, weights01: v128, weights23: v128): v128 {
  return roundToI16(
    i32x4.add(
      i32x4.dot_i16x8_s(i16x8.extend_low_i8x16_u(rows01), weights01),
      i32x4.dot_i16x8_s(i16x8.extend_low_i8x16_u(rows23), weights23),
    ),
    i32x4.add(
      i32x4.dot_i16x8_s(i16x8.extend_high_i8x16_u(rows01), weights01),
      i32x4.dot_i16x8_s(i16x8.extend_high_i8x16_u(rows23), weights23),
    ),
  );
}

function planColumns(originX: i64, stepX: i64, width: i32, firstColumn: i32): void {
  const groups = (width + 7) >> 3;
  let position = originX + HALF_PHASE;
  for (let group = 0; group < groups; group++) {
    const at = COLUMNS + <usize>group * GROUP_BYTES;
    const first = <i32>(position >> 32) - 1;
    store<i32>(at, first - firstColumn);
    for (let i = 0; i < 8; i++) {
      const tap = <i32>(position >> 32) - 1 - first;
      const weights = WEIGHTS + ((<usize>(position >> 24) & 255) << 3);
      const mask = at + ((<usize>i) << 1);
      store<u8>(mask, <u8>tap, 16);
      store<u8>(mask, <u8>(tap + 1), 17);
      store<u8>(mask, <u8>(tap + 2), 32);
      store<u8>(mask, <u8>(tap + 3), 33);
      const pair = at + ((<usize>i) << 2);
      store<i32>(pair, load<i32>(weights), 48);
      store<i32>(pair, load<i32>(weights, 4), 80);
      position += stepX;
    }
  }
}

/** Whether every position falls on a sample: the filter's other weights are then 0. */
function isOnGrid(origin: i64, step: i64): bool {
  return step == (<i64>1) << 32 && (((origin + HALF_PHASE) >> 24) & 255) == 0;
}

/** Sixteen samples of four rows, weighed. */
function weighSixteen(v0: v128, v1: v128, v2: v128, v3: v128, weights01: v128, weights23: v128): v128 {
  const left = weighRows(
    i8x16.shuffle(v0, v1, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23),
    i8x16.shuffle(v2, v3, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23),
    weights01,
    weights23,
  );
  const right = weighRows(
    i8x16.shuffle(v0, v1, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31),
    i8x16.shuffle(v2, v3, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31),
    weights01,
    weights23,
  );
  return i8x16.narrow_i16x8_u(left, right);
}

/**
 * The same as the general case for a plane that is only shifted: every row and every column has the same weights, so
 * columns are weighed like rows. An axis that falls on samples is not weighed at all.
 */
function shift(
  source: usize,
  sourceStride: i32,
  originX: i64,
  originY: i64,
  dest: usize,
  destStride: i32,
  width: i32,
  height: i32,
): void {
  const x = originX + HALF_PHASE;
  const y = originY + HALF_PHASE;
  const columnWeights = WEIGHTS + ((<usize>(x >> 24) & 255) << 3);
  const rowWeights = WEIGHTS + ((<usize>(y >> 24) & 255) << 3);
  const columns01 = i32x4.splat(load<i32>(columnWeights));
  const columns23 = i32x4.splat(load<i32>(columnWeights, 4));
  const rows01 = i32x4.splat(load<i32>(rowWeights));
  const rows23 = i32x4.splat(load<i32>(rowWeights, 4));
  const isColumnsOnGrid = ((x >> 24) & 255) == 0;
  const isRowsOnGrid = ((y >> 24) & 255) == 0;
  const first = source + <usize>((<i32>(y >> 32) - 1) * sourceStride + <i32>(x >> 32) - 1);
  for (let row = 0; row < height; row++) {
    const row0 = first + <usize>(row * sourceStride);
    const row1 = row0 + sourceStride;
    let line = row1;
    if (!isRowsOnGrid) {
      const row2 = row1 + sourceStride;
      const row3 = row2 + sourceStride;
      line = ROW;
      for (let c = 0; c < width + 3; c += 16) {
        const weighed = weighSixteen(
          v128.load(row0 + c),
          v128.load(row1 + c),
          v128.load(row2 + c),
          v128.load(row3 + c),
          rows01,
          rows23,
        );
        v128.store(ROW + c, weighed);
      }
    }
    const out = dest + <usize>(row * destStride);
    if (isColumnsOnGrid) {
      memory.copy(out, line + 1, width);
      continue;
    }
    let c = 0;
    for (; c + 16 <= width; c += 16) {
      const at = line + c;
      const bytes = weighSixteen(
        v128.load(at),
        v128.load(at, 1),
        v128.load(at, 2),
        v128.load(at, 3),
        columns01,
        columns23,
      );
      v128.store(out + c, bytes);
    }
    if (c == width) continue;
    const rest = line + c;
    const bytes = weighSixteen(
      v128.load(rest),
      v128.load(rest, 1),
      v128.load(rest, 2),
      v128.load(rest, 3),
      columns01,
      columns23,
    );
    v128.store(TAIL, bytes);
    memory.copy(out + c, TAIL, width - c);
  }
}

export function resample(
  source: usize,
  sourceStride: i32,
  originXFixed: f64,
  stepXFixed: f64,
  originYFixed: f64,
  stepYFixed: f64,
  dest: usize,
  destStride: i32,
  width: i32,
  height: i32,
): void {
  const originX = <i64>originXFixed;
  const stepX = <i64>stepXFixed;
  const stepY = <i64>stepYFixed;
  if (isOnGrid(originX, stepX) && isOnGrid(<i64>originYFixed, stepY)) {
    const first = source + <usize>(<i32>((<i64>originYFixed + HALF_PHASE) >> 32) * sourceStride);
    const left = <usize>(<i32>((originX + HALF_PHASE) >> 32));
    for (let row = 0; row < height; row++)
      memory.copy(dest + <usize>(row * destStride), first + <usize>(row * sourceStride) + left, width);
    return;
  }
  if (stepX == (<i64>1) << 32 && stepY == stepX) {
    shift(source, sourceStride, originX, <i64>originYFixed, dest, destStride, width, height);
    return;
  }
  const firstColumn = <i32>((originX + HALF_PHASE) >> 32) - 1;
  const lastColumn = <i32>((originX + HALF_PHASE + <i64>(width - 1) * stepX) >> 32) + 2;
  const columns = lastColumn - firstColumn + 1;
  planColumns(originX, stepX, width, firstColumn);

  const wholeGroups = width >> 3;
  const rest = width & 7;
  let y = <i64>originYFixed + HALF_PHASE;
  for (let row = 0; row < height; row++) {
    const weights = WEIGHTS + ((<usize>(y >> 24) & 255) << 3);
    const row0 = source + <usize>((<i32>(y >> 32) - 1) * sourceStride + firstColumn);
    const row1 = row0 + sourceStride;
    const row2 = row1 + sourceStride;
    const row3 = row2 + sourceStride;
    const weights01 = i32x4.splat(load<i32>(weights));
    const weights23 = i32x4.splat(load<i32>(weights, 4));
    for (let c = 0; c < columns; c += 16) {
      const v0 = v128.load(row0 + c);
      const v1 = v128.load(row1 + c);
      const v2 = v128.load(row2 + c);
      const v3 = v128.load(row3 + c);
      v128.store(ROW + c, weighSixteen(v0, v1, v2, v3, weights01, weights23));
    }
    let out = dest + <usize>(row * destStride);
    let at = COLUMNS;
    for (let group = 0; group <= wholeGroups; group++) {
      if (group == wholeGroups && rest == 0) break;
      const samples = v128.load(ROW + <usize>load<i32>(at));
      const a = i8x16.swizzle(samples, v128.load(at, 16));
      const b = i8x16.swizzle(samples, v128.load(at, 32));
      const low = i32x4.add(
        i32x4.dot_i16x8_s(i16x8.extend_low_i8x16_u(a), v128.load(at, 48)),
        i32x4.dot_i16x8_s(i16x8.extend_low_i8x16_u(b), v128.load(at, 80)),
      );
      const high = i32x4.add(
        i32x4.dot_i16x8_s(i16x8.extend_high_i8x16_u(a), v128.load(at, 64)),
        i32x4.dot_i16x8_s(i16x8.extend_high_i8x16_u(b), v128.load(at, 96)),
      );
      const words = roundToI16(low, high);
      const bytes = i8x16.narrow_i16x8_u(words, words);
      if (group == wholeGroups) {
        v128.store64_lane(TAIL, bytes, 0);
        memory.copy(out, TAIL, rest);
      } else {
        v128.store64_lane(out, bytes, 0);
        out += 8;
        at += GROUP_BYTES;
      }
    }
    y += stepY;
  }
}
