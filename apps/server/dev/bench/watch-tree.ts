import { readFile } from 'node:fs/promises';
import { listProcessTree } from '../../src/platform/process/process-tree.ts';

const SAMPLE_MS = 100;
const MIB = 2 ** 20;

/** What the processes of a tree held, in MiB. */
export interface TreeMemory {
  /** The largest sum of all processes at one moment. */
  peakMb: number;
  lastMb: number;
  /** The largest sum of each program of the tree. */
  peakByProgram: Record<string, number>;
}

/** Samples what a process and its descendants hold, by program, until `stop`. */
export function watchTree(root: number) {
  let peakBytes = 0;
  let lastBytes = 0;
  const peakByProgram = new Map<string, number>();
  const sample = (): void => {
    const tree = listProcessTree([root]);
    lastBytes = sumHeld(tree);
    peakBytes = Math.max(peakBytes, lastBytes);
    for (const [name, processes] of Map.groupBy(tree, (each) => each.name)) {
      peakByProgram.set(name, Math.max(peakByProgram.get(name) ?? 0, sumHeld(processes)));
    }
  };
  const timer = setInterval(sample, SAMPLE_MS);
  sample();
  return {
    stop(): TreeMemory {
      sample();
      clearInterval(timer);
      const rounded = [...peakByProgram].map(([name, bytes]) => [name, Math.round(bytes / MIB)] as const);
      return {
        peakMb: Math.round(peakBytes / MIB),
        lastMb: Math.round(lastBytes / MIB),
        peakByProgram: Object.fromEntries(rounded.toSorted(([, one], [, other]) => other - one)),
      };
    },
  };
}

const sumHeld = (processes: readonly { heldBytes: number }[]): number =>
  processes.reduce((sum, { heldBytes }) => sum + heldBytes, 0);

/**
 * Returns all memory of processes and their descendants, in KiB, programs' code included; shared pages count once.
 * Slow: the kernel walks every page, 20 ms for 600 MiB.
 */
export async function sumTreeMemory(roots: readonly number[]): Promise<number> {
  const sizes = await Promise.all(listProcessTree(roots).map(({ pid }) => readPss(pid)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function readPss(pid: number): Promise<number> {
  // A process may end between being listed and being read.
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0);
}
