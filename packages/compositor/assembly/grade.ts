function divideBy255(value: u32): u32 {
  return (value + 128 + ((value + 128) >> 8)) >> 8;
}

/** A premultiplied sample as it was before; 255 stands for all that no alpha could give. */
function straighten(sample: u32, alpha: u32): u32 {
  const straight = (sample * 255 + (alpha >> 1)) / alpha;
  return straight > 255 ? 255 : straight;
}

export function gradeLuma(
  source: usize,
  alphas: usize,
  sourceStride: i32,
  dest: usize,
  destStride: i32,
  width: i32,
  height: i32,
  table: usize,
): void {
  for (let row = 0; row < height; row++) {
    const s = source + <usize>(row * sourceStride);
    const d = dest + <usize>(row * destStride);
    if (alphas == 0) {
      for (let i = 0; i < width; i++) store<u8>(d + i, load<u8>(table + load<u8>(s + i)));
      continue;
    }
    const a = alphas + <usize>(row * sourceStride);
    for (let i = 0; i < width; i++) {
      const alpha = <u32>load<u8>(a + i);
      if (alpha == 255) {
        store<u8>(d + i, load<u8>(table + load<u8>(s + i)));
        continue;
      }
      const graded = alpha == 0 ? 0 : divideBy255(load<u8>(table + straighten(load<u8>(s + i), alpha)) * alpha);
      store<u8>(d + i, <u8>graded);
    }
  }
}

function toByte(value: i32): i32 {
  return value < 0 ? 0 : value > 255 ? 255 : value;
}

export function gradeChroma(
  u: usize,
  v: usize,
  chromaAlphas: usize,
  chromaStride: i32,
  luma: usize,
  lumaStride: i32,
  destU: usize,
  destV: usize,
  destStride: i32,
  width: i32,
  height: i32,
  tints: usize,
  uu: i32,
  uv: i32,
  vu: i32,
  vv: i32,
): void {
  for (let row = 0; row < height; row++) {
    const at = <usize>(row * chromaStride);
    const upper = luma + <usize>(row * 2 * lumaStride);
    const lower = upper + lumaStride;
    const to = <usize>(row * destStride);
    for (let i = 0; i < width; i++) {
      const x = i << 1;
      let level =
        (<u32>load<u8>(upper + x) + load<u8>(upper + x, 1) + load<u8>(lower + x) + load<u8>(lower + x, 1) + 2) >> 2;
      let blue = <u32>load<u8>(u + at + i);
      let red = <u32>load<u8>(v + at + i);
      let alpha: u32 = 255;
      if (chromaAlphas != 0) {
        alpha = load<u8>(chromaAlphas + at + i);
        if (alpha == 0) {
          store<u8>(destU + to + i, 0);
          store<u8>(destV + to + i, 0);
          continue;
        }
        if (alpha != 255) {
          level = straighten(level, alpha);
          blue = straighten(blue, alpha);
          red = straighten(red, alpha);
        }
      }
      const du = <i32>blue - 128;
      const dv = <i32>red - 128;
      const tint = tints + ((<usize>level) << 3);
      const gradedU = toByte((load<i32>(tint) + uu * du + uv * dv) >> 12);
      const gradedV = toByte((load<i32>(tint, 4) + vu * du + vv * dv) >> 12);
      store<u8>(destU + to + i, <u8>divideBy255(<u32>gradedU * alpha));
      store<u8>(destV + to + i, <u8>divideBy255(<u32>gradedV * alpha));
    }
  }
}
