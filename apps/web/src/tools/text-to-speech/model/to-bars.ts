/** Shortest bar, so that silence shows as a line. */
const FLOOR = 0.04;

/** Converts peaks (lowest, highest, lowest ...) to `count` heights of 0 to 1; the loudest is 1. */
export function toBars(peaks: readonly number[], count: number): number[] {
  const pairs = Math.floor(peaks.length / 2);
  const heights = Array.from({ length: count }, (_nothing, bar) => {
    const first = Math.floor((bar * pairs) / count);
    const last = Math.max(first + 1, Math.floor(((bar + 1) * pairs) / count));
    let highest = 0;
    for (let at = first * 2; at < Math.min(last, pairs) * 2; at++)
      highest = Math.max(highest, Math.abs(peaks[at] ?? 0));
    return highest;
  });
  const loudest = Math.max(1, ...heights);
  return heights.map((height) => Math.max(FLOOR, height / loudest));
}
