const HOP = 480;

/** Computes the onset strength, 100 times a second. */
function findOnsets(samples: Float32Array): Float64Array {
  const energies = new Float64Array(Math.floor(samples.length / HOP));
  let slow = 0;
  for (const [part] of energies.entries()) {
    let sum = 0;
    for (let index = part * HOP; index < (part + 1) * HOP; index += 1) {
      const sample = samples[index] ?? 0;
      slow += 0.05 * (sample - slow);
      // Fast changes indicate an onset better than low rumble.
      sum += (sample - slow) ** 2 + 0.3 * slow ** 2;
    }
    energies[part] = Math.log10(sum / HOP + 1e-6);
  }
  return energies.map((energy, part) => Math.max(0, energy - (energies[part - 1] ?? energy)));
}

/**
 * Returns the period near the expected one with the highest autocorrelation of onsets, as a share of the expected one.
 * Measured over four beats, so that one hop is a small error.
 */
export function measureTempo(samples: Float32Array, sampleRate: number, periodS: number): number {
  const onsets = findOnsets(samples);
  const mean = onsets.reduce((sum, onset) => sum + onset, 0) / onsets.length;
  const expected = (4 * periodS * sampleRate) / HOP;
  let best = { likeness: Number.NEGATIVE_INFINITY, lag: expected };
  for (let lag = Math.floor(expected * 0.9); lag <= Math.ceil(expected * 1.1); lag += 1) {
    let likeness = 0;
    for (let part = 0; part + lag < onsets.length; part += 1)
      likeness += ((onsets[part] ?? 0) - mean) * ((onsets[part + lag] ?? 0) - mean);
    likeness /= onsets.length - lag;
    if (likeness > best.likeness) best = { likeness, lag };
  }
  return best.lag / expected;
}
