/** Copies a plane's edge samples into the margin around it. */
export function extend(plane: usize, stride: usize, width: i32, height: i32, margin: i32): void {
  for (let row = 0; row < height; row++) {
    const line = plane + <usize>row * stride;
    memory.fill(line - margin, load<u8>(line), margin);
    memory.fill(line + width, load<u8>(line + width - 1), margin);
  }
  const length = <usize>(width + 2 * margin);
  const last = plane + <usize>(height - 1) * stride - margin;
  for (let row = 1; row <= margin; row++) {
    memory.copy(plane - <usize>row * stride - margin, plane - margin, length);
    memory.copy(last + <usize>row * stride, last, length);
  }
}

/** Halves a plane: each sample is the mean of four. `width` and `height` are those of the result. */
export function halve(
  source: usize,
  sourceStride: usize,
  target: usize,
  targetStride: usize,
  width: i32,
  height: i32,
): void {
  for (let row = 0; row < height; row++) {
    const above = source + <usize>(row << 1) * sourceStride;
    const below = above + sourceStride;
    const line = target + <usize>row * targetStride;
    for (let column = 0; column < width; column += 8) {
      const from = <usize>(column << 1);
      const sum = i16x8.add(
        i16x8.extadd_pairwise_i8x16_u(v128.load(above + from)),
        i16x8.extadd_pairwise_i8x16_u(v128.load(below + from)),
      );
      const mean = i16x8.shr_u(i16x8.add(sum, i16x8.splat(2)), 2);
      v128.store64_lane(line + column, i8x16.narrow_i16x8_u(mean, mean), 0);
    }
  }
}
