/** BT.709 with limited range, in 16.16 fixed point: gains of luma and of the two colour differences. */
const LUMA = Math.round(1.164_384 * 65_536);
const RED_V = Math.round(1.792_741 * 65_536);
const GREEN_U = Math.round(0.213_249 * 65_536);
const GREEN_V = Math.round(0.532_909 * 65_536);
const BLUE_U = Math.round(2.112_402 * 65_536);
const HALF = 32_768;
const OPAQUE = 0xff_00_00_00;

const clamp = (value: number): number => (value < 0 ? 0 : value > 255 ? 255 : value);

/**
 * Converts I420 samples (limited-range BT.709, even sides) to opaque sRGB pixels, four bytes each.
 *
 * A canvas would draw a `VideoFrame` as well. But without a graphics processor, Chromium then waits for the page's own
 * thread, and an edit was shown only after the page had rendered what it says of it.
 */
export function toRgba(
  samples: Uint8Array,
  { width, height }: { width: number; height: number },
  pixels: Uint8ClampedArray<ArrayBuffer>,
): void {
  const out = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const chromaWidth = width >> 1;
  const blueAt = width * height;
  const redAt = blueAt + chromaWidth * (height >> 1);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const chromaRow = (y >> 1) * chromaWidth;
    for (let cx = 0; cx < chromaWidth; cx++) {
      const u = (samples[blueAt + chromaRow + cx] as number) - 128;
      const v = (samples[redAt + chromaRow + cx] as number) - 128;
      const red = RED_V * v + HALF;
      const green = HALF - GREEN_U * u - GREEN_V * v;
      const blue = BLUE_U * u + HALF;
      const at = row + 2 * cx;
      let luma = ((samples[at] as number) - 16) * LUMA;
      // Little-endian, as all that runs a browser: red is the lowest byte.
      out[at] =
        OPAQUE | (clamp((luma + blue) >> 16) << 16) | (clamp((luma + green) >> 16) << 8) | clamp((luma + red) >> 16);
      luma = ((samples[at + 1] as number) - 16) * LUMA;
      out[at + 1] =
        OPAQUE | (clamp((luma + blue) >> 16) << 16) | (clamp((luma + green) >> 16) << 8) | clamp((luma + red) >> 16);
    }
  }
}
