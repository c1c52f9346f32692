/** Length of the pieces that audio is cut into: two or three periods of a voice. */
const WINDOW_S = 0.03;
/** How far a piece may be moved to fit the previous one: at least one period of a deep voice. */
const SEARCH_S = 0.012;
/** Step, in samples, of the rough comparison of fits. */
const COARSE = 6;

interface Comparison {
  /** Where the previous piece would have continued. */
  target: number;
  candidate: number;
  length: number;
  stride: number;
}

/**
 * Returns the similarity of two parts of a signal, regardless of loudness; 1 is equal. Outside the signal there is
 * silence.
 */
function likeness(signal: Float32Array, { target, candidate, length, stride }: Comparison): number {
  let product = 0;
  let energy = 1e-9;
  for (let at = 0; at < length; at += stride) {
    const wanted = signal[target + at] ?? 0;
    const found = signal[candidate + at] ?? 0;
    product += wanted * found;
    energy += found * found;
  }
  return product / Math.sqrt(energy);
}

function mixDown(channels: readonly Float32Array[]): Float32Array {
  const [first] = channels;
  const mono = new Float32Array(first?.length ?? 0);
  for (const channel of channels)
    for (let at = 0; at < mono.length; at++) mono[at] = (mono[at] ?? 0) + (channel[at] ?? 0);
  return mono;
}

/**
 * Plays audio faster or slower at its own pitch (waveform-similarity overlap-add): overlaps pieces where they fit best.
 * All channels have the same length and are cut alike; the result has `outputLength` samples, silent after the input
 * ends.
 */
export function stretchTime(
  channels: readonly Float32Array[],
  { speed, sampleRate, outputLength }: { speed: number; sampleRate: number; outputLength: number },
): Float32Array<ArrayBuffer>[] {
  const hop = Math.round((WINDOW_S * sampleRate) / 2);
  const length = 2 * hop;
  const reach = Math.round(SEARCH_S * sampleRate);
  const mono = mixDown(channels);
  const outputs = channels.map(() => new Float32Array(outputLength));
  const window = Float32Array.from({ length }, (_, at) => 0.5 - 0.5 * Math.cos((Math.PI * (at + 0.5)) / hop));

  /** Returns the position near `ideal` whose audio best continues `target`. */
  function findFit(target: number, ideal: number): number {
    // If all positions are alike, as in silence, the piece is not moved.
    let best = ideal;
    let bestLikeness = 0;
    const search = (from: number, to: number, step: number, stride: number): void => {
      for (let candidate = from; candidate <= to; candidate += step) {
        const found = likeness(mono, { target, candidate, length, stride });
        if (found > bestLikeness) [best, bestLikeness] = [candidate, found];
      }
    };
    bestLikeness = likeness(mono, { target, candidate: ideal, length, stride: COARSE });
    search(ideal - reach, ideal + reach, COARSE, COARSE);
    bestLikeness = likeness(mono, { target, candidate: best, length, stride: 2 });
    const rough = best;
    search(rough - COARSE, rough + COARSE, 1, 2);
    return best;
  }

  // The first window begins half a window before the output, so that its rising half is not heard as a fade.
  let from = -hop;
  for (let to = -hop; to < outputLength; to += hop) {
    // Pieces are positioned by their centres.
    if (to > -hop) from = findFit(from + hop, Math.round((to + hop) * speed) - hop);
    for (const [index, channel] of channels.entries()) {
      const output = outputs[index];
      if (!output) continue;
      for (let at = Math.max(0, -to); at < length && to + at < outputLength; at++)
        output[to + at] = (output[to + at] ?? 0) + (window[at] ?? 0) * (channel[from + at] ?? 0);
    }
  }
  return outputs;
}
