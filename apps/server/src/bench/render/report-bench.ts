import type { Measurement } from './measure-command.ts';

const LIMITS = { wall: 1.5, cpu: 1.5, peakMiB: 700 };
const GOALS = { wall: 1.35, cpu: 1.4 };

function median(numbers: number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** Prints the rounds and the ratios of each pair; returns whether the limits are kept. */
export function reportBench(bench: { bare: Measurement[]; render: Measurement[]; renderedBytes: number }): boolean {
  const { bare, render } = bench;
  const pairs = render.flatMap((measured, index) => {
    const against = bare[index];
    return against ? [{ render: measured, bare: against }] : [];
  });
  const rows = pairs.map((pair) => ({
    'bare wall s': pair.bare.wallS.toFixed(2),
    'render wall s': pair.render.wallS.toFixed(2),
    'bare CPU s': pair.bare.cpuS.toFixed(2),
    'render CPU s': pair.render.cpuS.toFixed(2),
    'bare MiB': pair.bare.peakMiB.toFixed(0),
    'render MiB': pair.render.peakMiB.toFixed(0),
  }));
  console.table(rows);
  const wall = median(pairs.map((pair) => pair.render.wallS / pair.bare.wallS));
  const cpu = median(pairs.map((pair) => pair.render.cpuS / pair.bare.cpuS));
  const peakMiB = Math.max(...render.map((measured) => measured.peakMiB));
  const last = render.at(-1)?.stdout.trim();
  if (last) process.stdout.write(`Last render: ${last}\n`);
  process.stdout.write(
    [
      `wall ratio ${wall.toFixed(3)} (goal ${GOALS.wall}, limit ${LIMITS.wall})`,
      `CPU ratio ${cpu.toFixed(3)} (goal ${GOALS.cpu}, limit ${LIMITS.cpu})`,
      `peak memory ${peakMiB.toFixed(0)} MiB (limit ${LIMITS.peakMiB})`,
      `${(bench.renderedBytes / 2 ** 20).toFixed(2)} MiB of video`,
      '',
    ].join('\n'),
  );
  return wall <= LIMITS.wall && cpu <= LIMITS.cpu && peakMiB <= LIMITS.peakMiB;
}
