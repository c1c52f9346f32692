import { TAIL } from './workspace';

// Red, green and blue stand in words of 2^-14: 16384 is all of it. `s` is the source's, premultiplied by its alpha `a`; `d` that of what
// lies beneath. Each mode gives how much it changes what lies beneath, so that what it leaves alone keeps its very samples.

function multiplied(x: v128, y: v128): v128 {
  const half = i16x8.q15mulr_sat_s(x, y);
  return i16x8.add(half, half);
}

function minusProduct(s: v128, d: v128, a: v128): v128 {
  // a - 2 (a - s) (1 - d)
  const product = multiplied(i16x8.sub(a, s), i16x8.sub(i16x8.splat(16384), d));
  return i16x8.sub(a, i16x8.add(product, product));
}

function changeOf(mode: i32, s: v128, d: v128, a: v128): v128 {
  const da = multiplied(d, a);
  const zero = i16x8.splat(0);
  switch (mode) {
    case 1: // multiply
      return i16x8.sub(multiplied(s, d), da);
    case 2: // screen
      return i16x8.sub(s, multiplied(s, d));
    case 3: {
      // overlay
      const dark = multiplied(s, d);
      const isDark = i16x8.le_s(d, i16x8.splat(8192));
      return i16x8.sub(v128.bitselect(i16x8.add(dark, dark), minusProduct(s, d, a), isDark), da);
    }
    case 4: // darken
      return i16x8.min_s(i16x8.sub(s, da), zero);
    case 5: // lighten
      return i16x8.max_s(i16x8.sub(s, da), zero);
    case 6: {
      // soft-light
      const lean = i16x8.sub(i16x8.add(s, s), a);
      return multiplied(lean, i16x8.sub(d, multiplied(d, d)));
    }
    case 7: {
      // hard-light
      const dark = multiplied(s, d);
      const isDark = i16x8.le_s(s, i16x8.shr_s(a, 1));
      return i16x8.sub(v128.bitselect(i16x8.add(dark, dark), minusProduct(s, d, a), isDark), da);
    }
    case 8: // add
      return i16x8.min_s(i16x8.sub(a, da), s);
    default: // difference
      return i16x8.sub(i16x8.abs(i16x8.sub(s, da)), da);
  }
}

function clampWords(value: v128, high: v128): v128 {
  return i16x8.min_s(i16x8.max_s(value, i16x8.splat(0)), high);
}

function doubled(four: v128): v128 {
  return i8x16.shuffle(four, four, 0, 0, 1, 1, 2, 2, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0);
}

function chromaWords(bytes: v128): v128 {
  return i16x8.shl(i16x8.sub(i16x8.extend_low_i8x16_u(bytes), i16x8.splat(128)), 8);
}

function premultipliedChromaWords(bytes: v128, alphas: v128): v128 {
  const alpha = i16x8.extend_low_i8x16_u(alphas);
  const color = i16x8.shl(i16x8.min_u(i16x8.extend_low_i8x16_u(bytes), alpha), 8);
  return i16x8.sub(color, i16x8.shr_u(i16x8.mul(alpha, i16x8.splat(257)), 1));
}

/** The colour part of red, green and blue. */
function redPart(v: v128): v128 {
  return i16x8.q15mulr_sat_s(v, i16x8.splat(14744));
}
function greenPart(u: v128, v: v128): v128 {
  return i16x8.add(i16x8.q15mulr_sat_s(u, i16x8.splat(1753)), i16x8.q15mulr_sat_s(v, i16x8.splat(4383)));
}
function bluePart(u: v128): v128 {
  return i16x8.q15mulr_sat_s(u, i16x8.splat(17373));
}

/** Chroma changes of a row, before the two rows are added: blue and red less luma. */
let changeBlue: v128 = i32x4.splat(0);
let changeRed: v128 = i32x4.splat(0);

/** The luma of eight pixels, changed; leaves the changes of their chroma behind. */
function blendRow(
  mode: i32,
  dest: v128,
  source: v128,
  alphas: v128,
  destRed: v128,
  destGreen: v128,
  destBlue: v128,
  red: v128,
  green: v128,
  blue: v128,
  opacities: v128,
): v128 {
  const one = i16x8.splat(16384);
  const scale = i16x8.splat(19152);
  const under = i16x8.extend_low_i8x16_u(dest);
  const light = i16x8.q15mulr_sat_s(i16x8.sub(i16x8.shl(under, 7), i16x8.splat(2048)), scale);
  const alpha = i16x8.extend_low_i8x16_u(alphas);
  const black = i16x8.add(i16x8.shl(alpha, 3), i16x8.shr_u(alpha, 5));
  const shine = i16x8.q15mulr_sat_s(i16x8.sub(i16x8.shl(i16x8.extend_low_i8x16_u(source), 7), black), scale);
  const all = i16x8.add(i16x8.shl(alpha, 6), i16x8.shr_u(i16x8.add(alpha, i16x8.splat(2)), 2));
  const a = multiplied(all, opacities);
  const r = changeOf(
    mode,
    multiplied(clampWords(i16x8.add_sat_s(shine, red), all), opacities),
    clampWords(i16x8.add_sat_s(light, destRed), one),
    a,
  );
  const g = changeOf(
    mode,
    multiplied(clampWords(i16x8.sub_sat_s(shine, green), all), opacities),
    clampWords(i16x8.sub_sat_s(light, destGreen), one),
    a,
  );
  const b = changeOf(
    mode,
    multiplied(clampWords(i16x8.add_sat_s(shine, blue), all), opacities),
    clampWords(i16x8.add_sat_s(light, destBlue), one),
    a,
  );
  const luma = i16x8.add(
    i16x8.add(i16x8.q15mulr_sat_s(r, i16x8.splat(6966)), i16x8.q15mulr_sat_s(g, i16x8.splat(23436))),
    i16x8.q15mulr_sat_s(b, i16x8.splat(2366)),
  );
  changeBlue = i32x4.extadd_pairwise_i16x8_s(i16x8.sub(b, luma));
  changeRed = i32x4.extadd_pairwise_i16x8_s(i16x8.sub(r, luma));
  const words = i16x8.add(under, i16x8.q15mulr_sat_s(luma, i16x8.splat(438)));
  return i8x16.narrow_i16x8_u(words, words);
}

/** Four samples of chroma, changed by the mean of their four pixels. */
function blendChroma(under: v128, change: v128, scale: i32): v128 {
  const rounded = i32x4.shr_s(i32x4.add(i32x4.mul(change, i32x4.splat(scale)), i32x4.splat(1 << 21)), 22);
  const samples = i32x4.add(i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(under)), rounded);
  const words = i16x8.narrow_i32x4_s(samples, samples);
  return i8x16.narrow_i16x8_u(words, words);
}

export function blend(
  mode: i32,
  destY: usize,
  destStride: i32,
  destU: usize,
  destV: usize,
  destChromaStride: i32,
  sourceY: usize,
  alphas: usize,
  sourceStride: i32,
  sourceU: usize,
  sourceV: usize,
  chromaAlphas: usize,
  chromaStride: i32,
  width: i32,
  height: i32,
  opacity: i32,
): void {
  const opacities = i16x8.splat(<i16>(opacity << 6));
  for (let row = 0; row < height; row += 2) {
    const halfRow = row >> 1;
    for (let column = 0; column < width; column += 8) {
      const halfColumn = column >> 1;
      const from = <usize>(row * sourceStride + column);
      const upperAlphas = v128.load64_zero(alphas + from);
      const lowerAlphas = v128.load64_zero(alphas + from + sourceStride);
      if (!v128.any_true(v128.or(upperAlphas, lowerAlphas))) continue;
      const chroma = <usize>(halfRow * chromaStride + halfColumn);
      const underU = v128.load32_zero(destU + halfRow * destChromaStride + halfColumn);
      const underV = v128.load32_zero(destV + halfRow * destChromaStride + halfColumn);
      const du = chromaWords(doubled(underU));
      const dv = chromaWords(doubled(underV));
      const chromaAlpha = doubled(v128.load32_zero(chromaAlphas + chroma));
      const su = premultipliedChromaWords(doubled(v128.load32_zero(sourceU + chroma)), chromaAlpha);
      const sv = premultipliedChromaWords(doubled(v128.load32_zero(sourceV + chroma)), chromaAlpha);
      const destRed = redPart(dv);
      const destGreen = greenPart(du, dv);
      const destBlue = bluePart(du);
      const red = redPart(sv);
      const green = greenPart(su, sv);
      const blue = bluePart(su);
      const upper = destY + row * destStride + column;
      const lower = upper + destStride;
      const upperLuma = blendRow(
        mode,
        v128.load64_zero(upper),
        v128.load64_zero(sourceY + from),
        upperAlphas,
        destRed,
        destGreen,
        destBlue,
        red,
        green,
        blue,
        opacities,
      );
      const upperBlue = changeBlue;
      const upperRed = changeRed;
      const lowerLuma = blendRow(
        mode,
        v128.load64_zero(lower),
        v128.load64_zero(sourceY + from + sourceStride),
        lowerAlphas,
        destRed,
        destGreen,
        destBlue,
        red,
        green,
        blue,
        opacities,
      );
      // 224 levels over twice (1 - 0.0722) and twice (1 - 0.2126), in 2^-22, of the sum of four.
      const newU = blendChroma(underU, i32x4.add(upperBlue, changeBlue), 7726);
      const newV = blendChroma(underV, i32x4.add(upperRed, changeRed), 9103);
      const toU = destU + halfRow * destChromaStride + halfColumn;
      const toV = destV + halfRow * destChromaStride + halfColumn;
      const rest = width - column;
      if (rest >= 8) {
        v128.store64_lane(upper, upperLuma, 0);
        v128.store64_lane(lower, lowerLuma, 0);
        v128.store32_lane(toU, newU, 0);
        v128.store32_lane(toV, newV, 0);
      } else {
        v128.store64_lane(TAIL, upperLuma, 0);
        memory.copy(upper, TAIL, rest);
        v128.store64_lane(TAIL, lowerLuma, 0);
        memory.copy(lower, TAIL, rest);
        v128.store32_lane(TAIL, newU, 0);
        v128.store32_lane(TAIL, newV, 0, 4);
        memory.copy(toU, TAIL, rest >> 1);
        memory.copy(toV, TAIL + 4, rest >> 1);
      }
    }
  }
}
