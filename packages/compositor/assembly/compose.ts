function mixSample(a: u32, b: u32, alpha: u32): u8 {
  return <u8>((a * (256 - alpha) + b * alpha + 128) >> 8);
}

export function mix(dest: usize, a: usize, b: usize, count: i32, alpha: i32): void {
  const weightA = i16x8.splat(<i16>(256 - alpha));
  const weightB = i16x8.splat(<i16>alpha);
  const half = i16x8.splat(128);
  let i = 0;
  for (; i + 16 <= count; i += 16) {
    const x = v128.load(a + i);
    const y = v128.load(b + i);
    const low = i16x8.add(
      i16x8.mul(i16x8.extend_low_i8x16_u(x), weightA),
      i16x8.mul(i16x8.extend_low_i8x16_u(y), weightB),
    );
    const high = i16x8.add(
      i16x8.mul(i16x8.extend_high_i8x16_u(x), weightA),
      i16x8.mul(i16x8.extend_high_i8x16_u(y), weightB),
    );
    v128.store(
      dest + i,
      i8x16.narrow_i16x8_u(i16x8.shr_u(i16x8.add(low, half), 8), i16x8.shr_u(i16x8.add(high, half), 8)),
    );
  }
  for (; i < count; i++) store<u8>(dest + i, mixSample(load<u8>(a + i), load<u8>(b + i), alpha));
}

export function cover(
  dest: usize,
  destStride: i32,
  source: usize,
  sourceStride: i32,
  width: i32,
  height: i32,
  columnCoverage: usize,
  rowCoverage: usize,
  opacity: i32,
): void {
  const half = i16x8.splat(128);
  const whole = i16x8.splat(256);
  for (let row = 0; row < height; row++) {
    const rowAlpha = (<i32>load<u16>(rowCoverage + ((<usize>row) << 1)) * opacity + 128) >> 8;
    const d = dest + <usize>(row * destStride);
    const s = source + <usize>(row * sourceStride);
    const rowWeight = i32x4.splat(rowAlpha);
    const half32 = i32x4.splat(128);
    let i = 0;
    for (; i + 8 <= width; i += 8) {
      const columns = v128.load(columnCoverage + ((<usize>i) << 1));
      // Coverage reaches 256, whose product with 256 needs 17 bits.
      const low = i32x4.shr_u(i32x4.add(i32x4.mul(i32x4.extend_low_i16x8_u(columns), rowWeight), half32), 8);
      const high = i32x4.shr_u(i32x4.add(i32x4.mul(i32x4.extend_high_i16x8_u(columns), rowWeight), half32), 8);
      const alpha = i16x8.narrow_i32x4_u(low, high);
      const sum = i16x8.add(
        i16x8.mul(v128.load8x8_u(d + i), i16x8.sub(whole, alpha)),
        i16x8.mul(v128.load8x8_u(s + i), alpha),
      );
      const words = i16x8.shr_u(i16x8.add(sum, half), 8);
      v128.store64_lane(d + i, i8x16.narrow_i16x8_u(words, words), 0);
    }
    for (; i < width; i++) {
      const alpha = (<i32>load<u16>(columnCoverage + ((<usize>i) << 1)) * rowAlpha + 128) >> 8;
      store<u8>(d + i, mixSample(load<u8>(d + i), load<u8>(s + i), alpha));
    }
  }
}

/** Eight premultiplied samples over the samples below them. */
function overEight(color: v128, alpha: v128, below: v128): v128 {
  const under = i16x8.add(i16x8.mul(below, i16x8.sub(i16x8.splat(255), alpha)), i16x8.splat(128));
  return i16x8.add(color, i16x8.shr_u(i16x8.add(under, i16x8.shr_u(under, 8)), 8));
}

export function over(
  dest: usize,
  destStride: i32,
  premultiplied: usize,
  alphas: usize,
  spriteStride: i32,
  width: i32,
  height: i32,
  opacity: i32,
): void {
  const opacities = i16x8.splat(<i16>opacity);
  const nothing = i8x16.splat(0);
  for (let row = 0; row < height; row++) {
    const d = dest + <usize>(row * destStride);
    const p = premultiplied + <usize>(row * spriteStride);
    const a = alphas + <usize>(row * spriteStride);
    let i = 0;
    if (opacity == 256) {
      for (; i + 16 <= width; i += 16) {
        const alpha = v128.load(a + i);
        // Most of a sprite is empty, and most of the rest hides what is below it.
        if (!v128.any_true(alpha)) continue;
        const color = v128.load(p + i);
        if (i8x16.all_true(i8x16.eq(alpha, i8x16.splat(-1)))) {
          v128.store(d + i, color);
          continue;
        }
        // Resampling may leave a trace of colour where no alpha is left: that is empty too.
        const kept = v128.and(color, i8x16.ne(alpha, nothing));
        const below = v128.load(d + i);
        const low = overEight(
          i16x8.extend_low_i8x16_u(kept),
          i16x8.extend_low_i8x16_u(alpha),
          i16x8.extend_low_i8x16_u(below),
        );
        const high = overEight(
          i16x8.extend_high_i8x16_u(kept),
          i16x8.extend_high_i8x16_u(alpha),
          i16x8.extend_high_i8x16_u(below),
        );
        v128.store(d + i, i8x16.narrow_i16x8_u(low, high));
      }
    }
    for (; i + 8 <= width; i += 8) {
      const alphaBytes = v128.load64_zero(a + i);
      if (!v128.any_true(alphaBytes)) continue;
      const alpha = i16x8.shr_u(i16x8.mul(i16x8.extend_low_i8x16_u(alphaBytes), opacities), 8);
      const colorBytes = v128.and(v128.load64_zero(p + i), i8x16.ne(alphaBytes, nothing));
      const color = i16x8.shr_u(i16x8.mul(i16x8.extend_low_i8x16_u(colorBytes), opacities), 8);
      const words = overEight(color, alpha, v128.load8x8_u(d + i));
      v128.store64_lane(d + i, i8x16.narrow_i16x8_u(words, words), 0);
    }
    for (; i < width; i++) {
      if (load<u8>(a + i) == 0) continue;
      const alpha = (<u32>load<u8>(a + i) * opacity) >> 8;
      const color = (<u32>load<u8>(p + i) * opacity) >> 8;
      const under = <u32>load<u8>(d + i) * (255 - alpha) + 128;
      const sum = color + ((under + (under >> 8)) >> 8);
      store<u8>(d + i, <u8>(sum > 255 ? 255 : sum));
    }
  }
}

function divideWordsBy255(product: v128): v128 {
  const rounded = i16x8.add(product, i16x8.splat(128));
  return i16x8.shr_u(i16x8.add(rounded, i16x8.shr_u(rounded, 8)), 8);
}

function divideBy255(value: u32): u32 {
  return (value + 128 + ((value + 128) >> 8)) >> 8;
}

export function multiply(
  dest: usize,
  destStride: i32,
  factors: usize,
  factorStride: i32,
  width: i32,
  height: i32,
): void {
  for (let row = 0; row < height; row++) {
    const d = dest + <usize>(row * destStride);
    const f = factors + <usize>(row * factorStride);
    let i = 0;
    for (; i + 8 <= width; i += 8) {
      const words = divideWordsBy255(i16x8.mul(v128.load8x8_u(d + i), v128.load8x8_u(f + i)));
      v128.store64_lane(d + i, i8x16.narrow_i16x8_u(words, words), 0);
    }
    for (; i < width; i++) store<u8>(d + i, <u8>divideBy255(<u32>load<u8>(d + i) * load<u8>(f + i)));
  }
}

export function coverBy(
  dest: usize,
  destStride: i32,
  source: usize,
  alphas: usize,
  sourceStride: i32,
  width: i32,
  height: i32,
  opacity: i32,
): void {
  const opacities = i16x8.splat(<i16>opacity);
  const full = i16x8.splat(255);
  const half = i16x8.splat(128);
  for (let row = 0; row < height; row++) {
    const d = dest + <usize>(row * destStride);
    const s = source + <usize>(row * sourceStride);
    const a = alphas + <usize>(row * sourceStride);
    let i = 0;
    for (; i + 8 <= width; i += 8) {
      const alphaBytes = v128.load64_zero(a + i);
      if (!v128.any_true(alphaBytes)) continue;
      const alpha = i16x8.shr_u(i16x8.add(i16x8.mul(i16x8.extend_low_i8x16_u(alphaBytes), opacities), half), 8);
      const words = divideWordsBy255(
        i16x8.add(i16x8.mul(v128.load8x8_u(d + i), i16x8.sub(full, alpha)), i16x8.mul(v128.load8x8_u(s + i), alpha)),
      );
      v128.store64_lane(d + i, i8x16.narrow_i16x8_u(words, words), 0);
    }
    for (; i < width; i++) {
      const alpha = (<u32>load<u8>(a + i) * opacity + 128) >> 8;
      store<u8>(d + i, <u8>divideBy255(<u32>load<u8>(d + i) * (255 - alpha) + <u32>load<u8>(s + i) * alpha));
    }
  }
}

export function mixByMap(dest: usize, a: usize, b: usize, map: usize, count: i32, threshold: i32, rate: i32): void {
  const thresholds = i16x8.splat(<i16>threshold);
  const rates = i32x4.splat(rate);
  const full = i16x8.splat(256);
  const half = i16x8.splat(128);
  let i = 0;
  for (; i + 8 <= count; i += 8) {
    const ahead = i16x8.sub_sat_u(thresholds, v128.load(map + (i << 1)));
    const alpha = i16x8.min_u(
      full,
      i16x8.narrow_i32x4_u(
        i32x4.shr_u(i32x4.mul(i32x4.extend_low_i16x8_u(ahead), rates), 12),
        i32x4.shr_u(i32x4.mul(i32x4.extend_high_i16x8_u(ahead), rates), 12),
      ),
    );
    const sum = i16x8.add(
      i16x8.mul(v128.load8x8_u(a + i), i16x8.sub(full, alpha)),
      i16x8.mul(v128.load8x8_u(b + i), alpha),
    );
    const words = i16x8.shr_u(i16x8.add(sum, half), 8);
    v128.store64_lane(dest + i, i8x16.narrow_i16x8_u(words, words), 0);
  }
  for (; i < count; i++) {
    const arrival = <i32>load<u16>(map + (i << 1));
    const ahead = threshold > arrival ? <u32>(threshold - arrival) : 0;
    const alpha = min<u32>(256, (ahead * <u32>rate) >> 12);
    store<u8>(dest + i, mixSample(load<u8>(a + i), load<u8>(b + i), alpha));
  }
}
