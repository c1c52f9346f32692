import { CROSS } from './workspace';

/**
 * Writes the sums of absolute differences of two windows of 16 x 16 to CROSS, as i32: where they lie, and where `b` lies a
 * sample to the left, to the right, above and below. `a` lies as far away on the other side, by `across` and `down`.
 */
export function sadCross(a: usize, b: usize, stride: usize, across: usize, down: usize): void {
  let here = i16x8.splat(0);
  let left = i16x8.splat(0);
  let right = i16x8.splat(0);
  let above = i16x8.splat(0);
  let below = i16x8.splat(0);
  for (let row = 0; row < 16; row++) {
    here = i16x8.add(here, addRow(a, b));
    left = i16x8.add(left, addRow(a + across, b - 1));
    right = i16x8.add(right, addRow(a - across, b + 1));
    above = i16x8.add(above, addRow(a + down, b - stride));
    below = i16x8.add(below, addRow(a - down, b + stride));
    a += stride;
    b += stride;
  }
  store<u32>(CROSS, addLanes(here));
  store<u32>(CROSS, addLanes(left), 4);
  store<u32>(CROSS, addLanes(right), 8);
  store<u32>(CROSS, addLanes(above), 12);
  store<u32>(CROSS, addLanes(below), 16);
}

/** Sum of absolute differences of every other row of two windows, doubled: good enough for choosing between whole vectors. */
export function sadEveryOther(a: usize, b: usize, stride: usize): u32 {
  const step = stride << 1;
  const steps = step << 1;
  let sum = i16x8.add(addRow(a, b), addRow(a + step, b + step));
  a += steps;
  b += steps;
  sum = i16x8.add(sum, i16x8.add(addRow(a, b), addRow(a + step, b + step)));
  a += steps;
  b += steps;
  sum = i16x8.add(sum, i16x8.add(addRow(a, b), addRow(a + step, b + step)));
  a += steps;
  b += steps;
  sum = i16x8.add(sum, i16x8.add(addRow(a, b), addRow(a + step, b + step)));
  return addLanes(sum) << 1;
}

function addRow(a: usize, b: usize): v128 {
  const x = v128.load(a);
  const y = v128.load(b);
  return i16x8.extadd_pairwise_i8x16_u(v128.or(i8x16.sub_sat_u(x, y), i8x16.sub_sat_u(y, x)));
}

function addLanes(sum: v128): u32 {
  const wide = i32x4.extadd_pairwise_i16x8_u(sum);
  return (
    <u32>i32x4.extract_lane(wide, 0) +
    <u32>i32x4.extract_lane(wide, 1) +
    <u32>i32x4.extract_lane(wide, 2) +
    <u32>i32x4.extract_lane(wide, 3)
  );
}
