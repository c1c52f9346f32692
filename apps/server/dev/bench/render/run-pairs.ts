import type { Measurement } from './measure-command.ts';

export interface Pair {
  /** The measured run. */
  subject: Measurement;
  /** The run it is compared with. */
  against: Measurement;
}

type Run = () => Promise<Measurement>;

/** Runs both alternately, so that a busy moment of the machine affects both equally. */
export async function runPairs(subject: Run, against: Run, rounds: number): Promise<Pair[]> {
  // Each runs once unmeasured, so that files and programs are in memory for both.
  await against();
  await subject();
  const pairs: Pair[] = [];
  for (let round = 0; round < rounds; round++) {
    // Alternates which of them runs first.
    if (round % 2 === 0) {
      const measured = await against();
      pairs.push({ against: measured, subject: await subject() });
    } else {
      const measured = await subject();
      pairs.push({ subject: measured, against: await against() });
    }
    process.stdout.write(`Round ${round + 1} of ${rounds}\n`);
  }
  return pairs;
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
