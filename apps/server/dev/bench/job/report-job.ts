import type { Measurement } from '../render/measure-command.ts';
import { median } from '../render/run-pairs.ts';
import type { MadeParts } from './measure-make.ts';

type Measured = Pick<Measurement, 'wallS'> & Partial<Pick<Measurement, 'cpuS' | 'peakMiB'>>;

interface JobReport {
  /** The first run, before anything was kept. */
  cold: Measured;
  pairs: readonly { subject: Measured; against: Measurement }[];
  limit: number;
}

/** Prints the rounds and the median of their ratios; returns whether the limit is met. */
export function reportJob(name: string, { cold, pairs, limit }: JobReport): boolean {
  console.table(
    pairs.map(({ subject, against }) => ({
      'bare wall s': against.wallS.toFixed(2),
      'job wall s': subject.wallS.toFixed(2),
      'bare CPU s': against.cpuS.toFixed(2),
      'job CPU s': subject.cpuS?.toFixed(2),
      'job MiB': subject.peakMiB?.toFixed(0),
    })),
  );
  const wall = median(pairs.map(({ subject, against }) => subject.wallS / against.wallS));
  const cpu = median(pairs.flatMap(({ subject, against }) => (subject.cpuS ? [subject.cpuS / against.cpuS] : [])));
  const cpuText = Number.isNaN(cpu) ? '' : `, CPU ratio ${cpu.toFixed(3)}`;
  process.stdout.write(`${name}: wall ratio ${wall.toFixed(3)} (limit ${limit})${cpuText}; `);
  process.stdout.write(`the first run took ${cold.wallS.toFixed(2)} s\n`);
  return wall <= limit;
}

/** Prints when each step starts, and how long it takes, in seconds. */
export function reportParts(runs: readonly MadeParts[]): void {
  const steps = Object.keys(runs[0]?.seconds ?? {});
  const medianOf = (of: (run: MadeParts) => number | undefined): string =>
    median(runs.map((run) => of(run) ?? Number.NaN)).toFixed(2);
  console.table(
    Object.fromEntries(
      steps.map((step) => [
        step,
        {
          'starts at s': medianOf(({ started }) => started[step]),
          'takes s': medianOf(({ seconds }) => seconds[step]),
        },
      ]),
    ),
  );
}
