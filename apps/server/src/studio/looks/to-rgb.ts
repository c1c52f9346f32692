/**
 * Converts I420 of limited BT.709 to RGB, three bytes per pixel. Chroma is not interpolated, which stills of a sheet
 * don't need.
 */
export function toRgb(samples: Uint8Array, { width, height }: { width: number; height: number }): Uint8Array {
  const rgb = new Uint8Array(width * height * 3);
  const chromaWidth = width / 2;
  const u = width * height;
  const v = u + u / 4;
  const clamp = (value: number) => (value < 0 ? 0 : value > 255 ? 255 : Math.round(value));
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      const chroma = (y >> 1) * chromaWidth + (x >> 1);
      const luma = ((samples[y * width + x] ?? 0) - 16) * (255 / 219);
      const blue = ((samples[u + chroma] ?? 0) - 128) * (255 / 224);
      const red = ((samples[v + chroma] ?? 0) - 128) * (255 / 224);
      rgb[at] = clamp(luma + 1.5748 * red);
      rgb[at + 1] = clamp(luma - 0.1873 * blue - 0.4681 * red);
      rgb[at + 2] = clamp(luma + 1.8556 * blue);
    }
  }
  return rgb;
}
