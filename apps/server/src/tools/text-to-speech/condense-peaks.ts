import type { WaveformPeaks } from '@reelwright/media';

/** Reduces a waveform to at most `maxLength` pairs: neighbours become one pair of their lowest and highest value. */
export function condensePeaks(peaks: WaveformPeaks, maxLength: number): WaveformPeaks {
  const group = Math.max(1, Math.ceil(peaks.length / maxLength));
  if (group === 1) return peaks;
  const length = Math.ceil(peaks.length / group);
  const data: number[] = [];
  for (let index = 0; index < length; index++) {
    const pairs = peaks.data.slice(2 * index * group, 2 * (index + 1) * group);
    const lowest = pairs.filter((_, at) => at % 2 === 0);
    const highest = pairs.filter((_, at) => at % 2 === 1);
    data.push(Math.min(...lowest), Math.max(...highest));
  }
  return { ...peaks, samples_per_pixel: peaks.samples_per_pixel * group, length, data };
}
