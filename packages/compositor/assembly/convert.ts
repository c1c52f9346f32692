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

export function convertImage(
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
