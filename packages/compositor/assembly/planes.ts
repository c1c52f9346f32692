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

export function extendEdges(origin: usize, stride: i32, width: i32, height: i32, padding: i32): void {
  const start = origin - padding;
  const rightEnd = start + stride;
  for (let row = 0; row < height; row++) {
    const at = <usize>(row * stride);
    const first = origin + at;
    const last = load<u8>(first + width - 1);
    memory.fill(start + at, load<u8>(first), padding);
    memory.fill(first + width, last, <i32>(rightEnd - origin) - width);
  }
  const lowest = start + <usize>((height - 1) * stride);
  for (let row = 1; row <= padding; row++) {
    memory.copy(start - <usize>(row * stride), start, stride);
    memory.copy(lowest + <usize>(row * stride), lowest, stride);
  }
}
