/** Columns that are looked at together: where both ends lie inside, or on one side of the box, all do. */
const RUN = 32;

function distance(x: f32, y: f32, innerX: f32, innerY: f32, radius: f32): f32 {
  const qx = abs<f32>(x) - innerX;
  const qy = abs<f32>(y) - innerY;
  const outX = max<f32>(qx, 0);
  const outY = max<f32>(qy, 0);
  return sqrt<f32>(outX * outX + outY * outY) + min<f32>(max<f32>(qx, qy), 0) - radius;
}

export function shapeBox(
  dest: usize,
  destStride: i32,
  width: i32,
  height: i32,
  originX: f32,
  originY: f32,
  cosine: f32,
  sine: f32,
  halfWidth: f32,
  halfHeight: f32,
  radius: f32,
): void {
  const innerX = halfWidth - radius;
  const innerY = halfHeight - radius;
  const farX = halfWidth + 1;
  const farY = halfHeight + 1;
  const opaque = i8x16.splat(-1);
  const transparent = i8x16.splat(0);
  const zero = f32x4.splat(0);
  const one = f32x4.splat(1);
  const half = f32x4.splat(0.5);
  const full = f32x4.splat(255);
  const innerX4 = f32x4.splat(innerX);
  const innerY4 = f32x4.splat(innerY);
  const radius4 = f32x4.splat(radius);
  const cosine4 = f32x4.splat(cosine);
  const sine4 = f32x4.splat(sine);
  for (let row = 0; row < height; row++) {
    const out = dest + <usize>(row * destStride);
    const rowX = originX + <f32>row * sine;
    const rowY = originY + <f32>row * cosine;
    let column = 0;
    while (column < width) {
      const end = min(width, column + RUN);
      const last = <f32>(end - 1);
      const startX = rowX + <f32>column * cosine;
      const startY = rowY - <f32>column * sine;
      const endX = rowX + last * cosine;
      const endY = rowY - last * sine;
      if (end - column == RUN) {
        const isInside =
          distance(startX, startY, innerX, innerY, radius) <= -0.5 &&
          distance(endX, endY, innerX, innerY, radius) <= -0.5;
        const isBeside =
          max(startX, endX) < -farX ||
          min(startX, endX) > farX ||
          max(startY, endY) < -farY ||
          min(startY, endY) > farY;
        if (isInside || isBeside) {
          const level = isInside ? opaque : transparent;
          v128.store(out + column, level);
          v128.store(out + column, level, 16);
          column = end;
          continue;
        }
      }
      for (; column < end; column += 4) {
        const first = <f32>column;
        const columns = f32x4.add(f32x4.splat(first), f32x4(0, 1, 2, 3));
        const x = f32x4.add(f32x4.splat(rowX), f32x4.mul(columns, cosine4));
        const y = f32x4.sub(f32x4.splat(rowY), f32x4.mul(columns, sine4));
        const qx = f32x4.sub(f32x4.abs(x), innerX4);
        const qy = f32x4.sub(f32x4.abs(y), innerY4);
        const outX = f32x4.max(qx, zero);
        const outY = f32x4.max(qy, zero);
        const far = f32x4.sqrt(f32x4.add(f32x4.mul(outX, outX), f32x4.mul(outY, outY)));
        const signed = f32x4.sub(f32x4.add(far, f32x4.min(f32x4.max(qx, qy), zero)), radius4);
        const covered = f32x4.max(zero, f32x4.min(one, f32x4.sub(half, signed)));
        const levels = i32x4.trunc_sat_f32x4_u(f32x4.add(f32x4.mul(covered, full), half));
        const words = i16x8.narrow_i32x4_u(levels, levels);
        const bytes = i8x16.narrow_i16x8_u(words, words);
        const word = i32x4.extract_lane(bytes, 0);
        if (column + 4 <= end) store<i32>(out + column, word);
        else for (let i = 0; column + i < end; i++) store<u8>(out + column + i, <u8>(word >> (i << 3)));
      }
      column = end;
    }
  }
}
