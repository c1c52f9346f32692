export function blurTransposed(
  source: usize,
  sourceStride: i32,
  dest: usize,
  destStride: i32,
  width: i32,
  height: i32,
  radius: i32,
): void {
  const whole = radius >> 8;
  const part = <u32>(radius & 255);
  const sum256 = <u64>(((2 * whole + 1) << 8) + 2 * part);
  const reciprocal = (((<u64>1) << 40) + sum256 - 1) / sum256;
  const half = <u32>(sum256 >> 1);
  const lastColumn = width - 1;
  for (let row = 0; row < height; row++) {
    const s = source + <usize>(row * sourceStride);
    const first = <u32>load<u8>(s);
    let sum = first * <u32>(whole + 1);
    for (let i = 1; i <= whole; i++) sum += load<u8>(s + min(i, lastColumn));
    let out = dest + row;
    for (let i = 0; i < width; i++) {
      const before = load<u8>(s + max(i - whole - 1, 0));
      const after = load<u8>(s + min(i + whole + 1, lastColumn));
      const weighed = (sum << 8) + part * (<u32>before + after) + half;
      store<u8>(out, <u8>((<u64>weighed * reciprocal) >> 40));
      sum += <u32>after - load<u8>(s + max(i - whole, 0));
      out += destStride;
    }
  }
}
