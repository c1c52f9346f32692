import type { Measurement } from './measure-command.ts';
import { median, type Pair } from './run-pairs.ts';

export interface Limits {
  /** Limit of the wall time relative to the bare encode; undefined for no limit. */
  wall?: number;
  cpu?: number;
  peakMiB: number;
}

/** Prints the rounds and the ratios of each pair; returns whether the limits are met. */
export function reportAgainstBare(pairs: readonly Pair[], bench: { limits: Limits; renderedBytes: number }): boolean {
  const { limits } = bench;
  console.table(
    pairs.map(({ subject, against }) => ({
      'bare wall s': against.wallS.toFixed(2),
      'render wall s': subject.wallS.toFixed(2),
      'bare CPU s': against.cpuS.toFixed(2),
      'render CPU s': subject.cpuS.toFixed(2),
      'bare MiB': against.peakMiB.toFixed(0),
      'render MiB': subject.peakMiB.toFixed(0),
    })),
  );
  const wall = median(pairs.map(({ subject, against }) => subject.wallS / against.wallS));
  const cpu = median(pairs.map(({ subject, against }) => subject.cpuS / against.cpuS));
  const peakMiB = Math.max(...pairs.map(({ subject }) => subject.peakMiB));
  printLast(pairs.at(-1)?.subject);
  process.stdout.write(
    [
      `wall ratio ${wall.toFixed(3)}${formatLimit(limits.wall)}`,
      `CPU ratio ${cpu.toFixed(3)}${formatLimit(limits.cpu)}`,
      `peak memory ${peakMiB.toFixed(0)} MiB${formatLimit(limits.peakMiB)}`,
      `${(bench.renderedBytes / 2 ** 20).toFixed(2)} MiB of video`,
      '',
    ].join('\n'),
  );
  return isWithin(wall, limits.wall) && isWithin(cpu, limits.cpu) && isWithin(peakMiB, limits.peakMiB);
}

/** Prints how many times faster the subject is; returns whether the limit is met. */
export function reportSpeedUp(pairs: readonly Pair[], { atLeast }: { atLeast: number }): boolean {
  console.table(
    pairs.map(({ subject, against }) => ({
      'final wall s': against.wallS.toFixed(2),
      'draft wall s': subject.wallS.toFixed(2),
      'final CPU s': against.cpuS.toFixed(2),
      'draft CPU s': subject.cpuS.toFixed(2),
    })),
  );
  const wall = median(pairs.map(({ subject, against }) => against.wallS / subject.wallS));
  const cpu = median(pairs.map(({ subject, against }) => against.cpuS / subject.cpuS));
  printLast(pairs.at(-1)?.subject);
  process.stdout.write(
    `a draft is ${wall.toFixed(2)} times faster (at least ${atLeast}), with ${cpu.toFixed(2)} times less CPU\n`,
  );
  return wall >= atLeast;
}

/** Prints the peak memory of one large render; returns whether it stays within its limit. */
export function reportPeak(measured: Measurement, { peakMiB }: { peakMiB: number }): boolean {
  printLast(measured);
  process.stdout.write(
    `${measured.wallS.toFixed(1)} s, CPU ${measured.cpuS.toFixed(1)} s, peak memory ${measured.peakMiB.toFixed(0)} MiB${formatLimit(peakMiB)}\n`,
  );
  return isWithin(measured.peakMiB, peakMiB);
}

function printLast(measured: Measurement | undefined): void {
  const last = measured?.stdout.trim();
  if (last) process.stdout.write(`Last render: ${last}\n`);
}

function formatLimit(limit: number | undefined): string {
  return limit === undefined ? '' : ` (limit ${limit})`;
}

function isWithin(value: number, limit: number | undefined): boolean {
  return limit === undefined || value <= limit;
}
