// The pixel kernel, in AssemblyScript: what every pixel of every frame needs, in integers, so that each machine gives the same
// bytes. `src/kernel/kernel.ts` says what each function does; `src/kernel/reference-kernel.ts` is the same in plain TypeScript.
// After a change run `npm run build:kernel -w packages/compositor`.

/** The kernel's own memory, below everything the arena hands out: see WORKSPACE_BYTES in src/kernel/kernel.ts. */
const WEIGHTS: usize = 1024; // 256 phases x 4 taps, i16, sum 16384
const ROW: usize = 4096; // one source row after the vertical pass
const TAIL: usize = 32752; // the last, partial group of a row
const COLUMNS: usize = 32768; // how groups of 8 output columns are made

/** Per group: first source column (i32, padded to 16), swizzle masks of taps 0-1 and 2-3, weights 01 low, 01 high, 23 low, 23 high. */
const GROUP_BYTES: usize = 112;

/** Half of 1/256 sample in 2^-32: positions are rounded to the nearest phase. */
const HALF_PHASE: i64 = 1 << 23;

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
      v128.store(ROW + c, i8x16.narrow_i16x8_u(left, right));
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
  const full = i16x8.splat(255);
  const half = i16x8.splat(128);
  for (let row = 0; row < height; row++) {
    const d = dest + <usize>(row * destStride);
    const p = premultiplied + <usize>(row * spriteStride);
    const a = alphas + <usize>(row * spriteStride);
    let i = 0;
    for (; i + 8 <= width; i += 8) {
      const alphaBytes = v128.load64_zero(a + i);
      // Most of a sprite is empty.
      if (!v128.any_true(alphaBytes)) continue;
      const alpha = i16x8.shr_u(i16x8.mul(i16x8.extend_low_i8x16_u(alphaBytes), opacities), 8);
      // Resampling may leave a trace of colour where no alpha is left: that is empty too.
      const colorBytes = v128.and(v128.load64_zero(p + i), i8x16.ne(alphaBytes, i8x16.splat(0)));
      const color = i16x8.shr_u(i16x8.mul(i16x8.extend_low_i8x16_u(colorBytes), opacities), 8);
      const under = i16x8.add(i16x8.mul(v128.load8x8_u(d + i), i16x8.sub(full, alpha)), half);
      const words = i16x8.add(color, i16x8.shr_u(i16x8.add(under, i16x8.shr_u(under, 8)), 8));
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

export function halve(source: usize, sourceStride: i32, dest: usize, destStride: i32, width: i32, height: i32): void {
  const two = i16x8.splat(2);
  for (let row = 0; row < height; row++) {
    const upper = source + <usize>(row * 2 * sourceStride);
    const lower = upper + sourceStride;
    const d = dest + <usize>(row * destStride);
    let i = 0;
    for (; i + 8 <= width; i += 8) {
      const sum = i16x8.add(
        i16x8.extadd_pairwise_i8x16_u(v128.load(upper + (i << 1))),
        i16x8.extadd_pairwise_i8x16_u(v128.load(lower + (i << 1))),
      );
      const words = i16x8.shr_u(i16x8.add(sum, two), 2);
      v128.store64_lane(d + i, i8x16.narrow_i16x8_u(words, words), 0);
    }
    for (; i < width; i++) {
      const u = upper + (i << 1);
      const l = lower + (i << 1);
      const sum = <u32>load<u8>(u) + load<u8>(u, 1) + load<u8>(l) + load<u8>(l, 1);
      store<u8>(d + i, <u8>((sum + 2) >> 2));
    }
  }
}

// BT.709, limited range, in 2^-16: rows of the matrix scaled by 219/255 (luma) and 224/255 (chroma). Each chroma row sums to 0,
// so that grey has no colour, and the luma row to 219/255.
function luma(r: i32, g: i32, b: i32): i32 {
  return (11966 * r + 40254 * g + 4064 * b + (16 << 16) + 32768) >> 16;
}
/** In 2^-8. */
function chromaBlue(r: i32, g: i32, b: i32): i32 {
  return (-6596 * r - 22189 * g + 28785 * b + (128 << 16) + 128) >> 8;
}
/** In 2^-8. */
function chromaRed(r: i32, g: i32, b: i32): i32 {
  return (28785 * r - 26145 * g - 2640 * b + (128 << 16) + 128) >> 8;
}

export function convertPicture(
  rgba: usize,
  width: i32,
  height: i32,
  y: usize,
  yStride: i32,
  u: usize,
  v: usize,
  chromaStride: i32,
): void {
  const pixelStride = width << 2;
  for (let row = 0; row < height; row += 2) {
    for (let column = 0; column < width; column += 2) {
      const upper = rgba + <usize>(row * pixelStride + (column << 2));
      const luma0 = y + <usize>(row * yStride + column);
      let r = 0;
      let g = 0;
      let b = 0;
      for (let k = 0; k < 4; k++) {
        const at = upper + (k & 1 ? 4 : 0) + (k & 2 ? pixelStride : 0);
        const pr = <i32>load<u8>(at, 0);
        const pg = <i32>load<u8>(at, 1);
        const pb = <i32>load<u8>(at, 2);
        store<u8>(luma0 + (k & 1) + (k & 2 ? yStride : 0), <u8>luma(pr, pg, pb));
        r += pr;
        g += pg;
        b += pb;
      }
      // The conversion is linear: that of the sum is the sum of four.
      const at = <usize>((row >> 1) * chromaStride + (column >> 1));
      store<u8>(u + at, <u8>((-6596 * r - 22189 * g + 28785 * b + (128 << 18) + 131072) >> 18));
      store<u8>(v + at, <u8>((28785 * r - 26145 * g - 2640 * b + (128 << 18) + 131072) >> 18));
    }
  }
}

function divideBy255(value: i32): i32 {
  return (value + 128 + ((value + 128) >> 8)) >> 8;
}

export function convertSprite(
  rgba: usize,
  width: i32,
  height: i32,
  y: usize,
  alpha: usize,
  stride: i32,
  u: usize,
  v: usize,
  chromaAlpha: usize,
  chromaStride: i32,
): void {
  const pixelStride = width << 2;
  for (let row = 0; row < height; row += 2) {
    for (let column = 0; column < width; column += 2) {
      const upper = rgba + <usize>(row * pixelStride + (column << 2));
      const luma0 = <usize>(row * stride + column);
      let sumU = 0;
      let sumV = 0;
      let sumA = 0;
      for (let k = 0; k < 4; k++) {
        const at = upper + (k & 1 ? 4 : 0) + (k & 2 ? pixelStride : 0);
        const r = <i32>load<u8>(at, 0);
        const g = <i32>load<u8>(at, 1);
        const b = <i32>load<u8>(at, 2);
        const a = <i32>load<u8>(at, 3);
        const to = luma0 + (k & 1) + (k & 2 ? stride : 0);
        store<u8>(y + to, <u8>divideBy255(luma(r, g, b) * a));
        store<u8>(alpha + to, <u8>a);
        sumU += chromaBlue(r, g, b) * a;
        sumV += chromaRed(r, g, b) * a;
        sumA += a;
      }
      const at = <usize>((row >> 1) * chromaStride + (column >> 1));
      store<u8>(u + at, <u8>((sumU + 130560) / 261120));
      store<u8>(v + at, <u8>((sumV + 130560) / 261120));
      store<u8>(chromaAlpha + at, <u8>((sumA + 2) >> 2));
    }
  }
}
