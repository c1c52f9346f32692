import { readdirSync, readFileSync } from 'node:fs';

const KIB_PER_MIB = 1024;

function parentOf(pid: number): number | undefined {
  try {
    // The second field is a name in brackets, which may hold spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1')
      .replace(/^.*\) /s, '')
      .split(' ');
    return Number(fields[1]);
  } catch {
    return undefined;
  }
}

/** Resident memory of a process without pages that it shares with others, in KiB; 0 if it has ended. */
function memoryOf(pid: number): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'latin1');
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** Returns the memory of processes and all their descendants, in MiB; shared pages are counted once. */
export function measureTreeMemory(roots: readonly number[]): number {
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const parents = new Map(pids.map((pid) => [pid, parentOf(pid)]));
  const isInTree = (pid: number | undefined): boolean =>
    pid !== undefined && pid > 1 && (roots.includes(pid) || isInTree(parents.get(pid)));
  return pids.filter(isInTree).reduce((sum, pid) => sum + memoryOf(pid), 0) / KIB_PER_MIB;
}
