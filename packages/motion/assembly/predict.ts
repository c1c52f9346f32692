import { FIRST_PASS } from './workspace';

/**
 * Predicts a row of 8 samples for each row of a block from another image: `source` is the block's own place there, the
 * vector is in quarters of a sample. Six taps, as reference encoders use for their temporal filter (VTM,
 * EncTemporalFilter). Writes `rows` rows of 16 bytes to `target`. `T` holds what is read of a plane: 8 samples (u64), or
 * 4 (u32), which 4 of the plane that lies `beyond` the first follow.
 */
export function predict<T>(
  source: usize,
  beyond: usize,
  stride: usize,
  dx: i32,
  dy: i32,
  rows: i32,
  target: usize,
): void {
  const partX = dx & 3;
  const partY = dy & 3;
  let s = source + <usize>(<isize>(dy >> 2) * <isize>stride + (dx >> 2));
  if (partX == 0 && partY == 0) {
    let to = target;
    for (let row = 0; row < rows; row++) {
      if (sizeof<T>() == 4) store<u64>(to, <u64>load<u32>(s) | ((<u64>load<u32>(s + beyond)) << 32));
      else store<u64>(to, load<u64>(s));
      s += stride;
      to += 16;
    }
    return;
  }
  const above = partY == 0 ? 0 : 2;
  const passRows = partY == 0 ? rows : rows + 5;
  s -= <usize>above * stride;
  let pass = FIRST_PASS;
  if (partX == 0) {
    for (let row = 0; row < passRows; row++) {
      v128.store(pass, loadRow<T>(s, beyond));
      s += stride;
      pass += 16;
    }
  } else {
    const a = i16x8.splat(tap(partX, 0));
    const b = i16x8.splat(tap(partX, 1));
    const c = i16x8.splat(tap(partX, 2));
    const d = i16x8.splat(tap(partX, 3));
    const e = i16x8.splat(tap(partX, 4));
    const f = i16x8.splat(tap(partX, 5));
    for (let row = 0; row < passRows; row++) {
      let sum = i16x8.mul(loadRow<T>(s - 2, beyond), a);
      sum = i16x8.add(sum, i16x8.mul(loadRow<T>(s - 1, beyond), b));
      sum = i16x8.add(sum, i16x8.mul(loadRow<T>(s, beyond), c));
      sum = i16x8.add(sum, i16x8.mul(loadRow<T>(s + 1, beyond), d));
      sum = i16x8.add(sum, i16x8.mul(loadRow<T>(s + 2, beyond), e));
      sum = i16x8.add(sum, i16x8.mul(loadRow<T>(s + 3, beyond), f));
      v128.store(pass, i16x8.shr_s(i16x8.add(sum, i16x8.splat(32)), 6));
      s += stride;
      pass += 16;
    }
  }
  pass = FIRST_PASS;
  let to = target;
  if (partY == 0) {
    for (let row = 0; row < rows; row++) {
      const line = v128.load(pass);
      v128.store(to, i8x16.narrow_i16x8_u(line, line));
      pass += 16;
      to += 16;
    }
    return;
  }
  const a = i16x8.splat(tap(partY, 0));
  const b = i16x8.splat(tap(partY, 1));
  const c = i16x8.splat(tap(partY, 2));
  const d = i16x8.splat(tap(partY, 3));
  const e = i16x8.splat(tap(partY, 4));
  const f = i16x8.splat(tap(partY, 5));
  for (let row = 0; row < rows; row++) {
    let sum = i16x8.mul(v128.load(pass), a);
    sum = i16x8.add(sum, i16x8.mul(v128.load(pass, 16), b));
    sum = i16x8.add(sum, i16x8.mul(v128.load(pass, 32), c));
    sum = i16x8.add(sum, i16x8.mul(v128.load(pass, 48), d));
    sum = i16x8.add(sum, i16x8.mul(v128.load(pass, 64), e));
    sum = i16x8.add(sum, i16x8.mul(v128.load(pass, 80), f));
    const line = i16x8.shr_s(i16x8.add(sum, i16x8.splat(32)), 6);
    v128.store(to, i8x16.narrow_i16x8_u(line, line));
    pass += 16;
    to += 16;
  }
}

/** The taps of the phases 1/4, 1/2 and 3/4, in 1/64. */
function tap(phase: i32, index: i32): i16 {
  if (phase == 2) {
    const i = index < 3 ? index : 5 - index;
    return i == 0 ? 1 : i == 1 ? -7 : 38;
  }
  const i = phase == 1 ? index : 5 - index;
  return i == 0 ? 2 : i == 1 ? -9 : i == 2 ? 57 : i == 3 ? 19 : i == 4 ? -7 : 2;
}

/** Reads 8 samples: of one plane, or of two. */
export function loadRow<T>(at: usize, beyond: usize): v128 {
  if (sizeof<T>() == 8) return v128.load8x8_u(at);
  return i16x8.extend_low_i8x16_u(v128.load32_lane(at + beyond, v128.load32_zero(at), 1));
}
