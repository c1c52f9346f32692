/** Measurements of a small grey frame of a video. */
export interface VideoSample {
  /** Mean of its pixels, 0 to 255. */
  brightness: number;
  /** Mean difference of neighbouring pixels: higher for sharp and detailed frames than for blurred or empty ones. */
  detail: number;
  /** Mean difference from the previous sample; 0 for the first. */
  change: number;
}

/** Reads consecutive grey frames, one byte per pixel; an incomplete last frame is left out. */
export function readVideoSamples(
  pixels: Uint8Array,
  { width, height }: { width: number; height: number },
): VideoSample[] {
  const size = width * height;
  return Array.from({ length: Math.floor(pixels.length / size) }, (_none, index): VideoSample => {
    const image = pixels.subarray(index * size, (index + 1) * size);
    const before = index === 0 ? image : pixels.subarray((index - 1) * size, index * size);
    let sum = 0;
    let gradients = 0;
    let change = 0;
    for (let at = 0; at < size; at++) {
      const value = image[at] ?? 0;
      sum += value;
      change += Math.abs(value - (before[at] ?? 0));
      if (at % width > 0) gradients += Math.abs(value - (image[at - 1] ?? 0));
    }
    return { brightness: sum / size, detail: gradients / size, change: change / size };
  });
}
