/** Zero crossings of the filter on each side: enough for a few foreign words between others. */
const REACH = 8;

/** Resamples audio to another rate. */
export function resample(samples: Int16Array, fromHz: number, toHz: number): Int16Array {
  if (fromHz === toHz) return samples;
  const step = fromHz / toHz;
  // Downsampling filters out frequencies that the lower rate can't hold.
  const cut = Math.min(1, 1 / step);
  const reach = REACH / cut;
  return Int16Array.from({ length: Math.floor(samples.length / step) }, (_none, index) => {
    const at = index * step;
    let sum = 0;
    for (let place = Math.ceil(at - reach); place <= at + reach; place += 1) {
      const distance = place - at;
      const phase = Math.PI * distance * cut;
      const sinc = phase === 0 ? 1 : Math.sin(phase) / phase;
      sum += (samples[place] ?? 0) * sinc * cut * (0.5 + 0.5 * Math.cos((Math.PI * distance) / reach));
    }
    return Math.max(-32_768, Math.min(32_767, Math.round(sum)));
  });
}
