import type { Measurement } from './measure-command.ts';

export interface Pair {
  /** What is measured. */
  subject: Measurement;
  /** What it is held against. */
  against: Measurement;
}

type Run = () => Promise<Measurement>;

/** Runs both in turn, so that a busy moment of the machine hits neither more than the other. */
export async function runPairs(subject: Run, against: Run, rounds: number): Promise<Pair[]> {
  // Both once, unmeasured: files and programs are then in memory for each.
  await against();
  await subject();
  const pairs: Pair[] = [];
  for (let round = 0; round < rounds; round++) {
    // Who runs first takes turns.
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
