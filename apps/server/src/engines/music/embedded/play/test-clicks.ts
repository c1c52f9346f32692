/** 10 ms at 48 kHz. */
const BLOCK = 480;
/** Steps of a 16-bit file are no clicks. */
const LEAST = 6e-4;

/**
 * Measures the sharpest bend of a signal relative to the bends around it. A drum stroke bends for a while; a click
 * bends once, which in a block of `BLOCK` samples makes about 20 times their mean.
 */
export function measureSharpestClick(samples: Float32Array): number {
  let sharpest = 0;
  for (let from = 2; from + BLOCK <= samples.length; from += BLOCK / 2) {
    let [largest, sum] = [0, 0];
    for (let at = from; at < from + BLOCK; at += 1) {
      const bend = Math.abs((samples[at] ?? 0) - 2 * (samples[at - 1] ?? 0) + (samples[at - 2] ?? 0));
      largest = Math.max(largest, bend);
      sum += bend * bend;
    }
    sharpest = Math.max(sharpest, largest / (Math.sqrt(sum / BLOCK) + LEAST));
  }
  return sharpest;
}
