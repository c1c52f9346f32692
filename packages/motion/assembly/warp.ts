/**
 * Moves, rotates and scales a plane by Catmull-Rom: sample (x, y) of the result is taken at
 * (ax * x + ay * y + a, bx * x + by * y + b). Places beyond the margin take its nearest sample.
 */
export function warp(
  source: usize,
  stride: usize,
  width: i32,
  height: i32,
  margin: i32,
  target: usize,
  targetStride: usize,
  ax: f32,
  ay: f32,
  a: f32,
  bx: f32,
  by: f32,
  b: f32,
): void {
  const reach: i32 = margin - 4;
  const least = -(<f32>reach);
  const mostX = <f32>(width + reach - 1);
  const mostY = <f32>(height + reach - 1);
  for (let y = 0; y < height; y++) {
    const fromX = ay * <f32>y + a;
    const fromY = by * <f32>y + b;
    for (let x = 0; x < width; x++) {
      const atX = min(max(ax * <f32>x + fromX, least), mostX);
      const atY = min(max(bx * <f32>x + fromY, least), mostY);
      const wholeX = floor(atX);
      const wholeY = floor(atY);
      const u = atX - wholeX;
      const v = atY - wholeY;
      const at = <usize>(<isize>source + <isize>(<i32>wholeY - 1) * <isize>stride + (<i32>wholeX - 1));
      const v2 = v * v;
      const v3 = v2 * v;
      let sum = f32x4.mul(row(at), f32x4.splat(-0.5 * v3 + v2 - 0.5 * v));
      sum = f32x4.add(sum, f32x4.mul(row(at + stride), f32x4.splat(1.5 * v3 - 2.5 * v2 + 1.0)));
      sum = f32x4.add(sum, f32x4.mul(row(at + 2 * stride), f32x4.splat(-1.5 * v3 + 2.0 * v2 + 0.5 * v)));
      sum = f32x4.add(sum, f32x4.mul(row(at + 3 * stride), f32x4.splat(0.5 * v3 - 0.5 * v2)));
      const u2 = u * u;
      const u3 = u2 * u;
      const value =
        f32x4.extract_lane(sum, 0) * (-0.5 * u3 + u2 - 0.5 * u) +
        f32x4.extract_lane(sum, 1) * (1.5 * u3 - 2.5 * u2 + 1.0) +
        f32x4.extract_lane(sum, 2) * (-1.5 * u3 + 2.0 * u2 + 0.5 * u) +
        f32x4.extract_lane(sum, 3) * (0.5 * u3 - 0.5 * u2);
      store<u8>(target + x, <u8>(<i32>min(max(value + 0.5, 0.0), 255.0)));
    }
    target += targetStride;
  }
}

function row(at: usize): v128 {
  return f32x4.convert_i32x4_s(i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(v128.load32_zero(at))));
}
