import { readFileSync } from 'node:fs';

/** How long one part of a run took. */
export interface PartTime {
  name: string;
  seconds: number;
}

/** The kernel's unit of CPU time in /proc. */
const TICKS_PER_SECOND = 100;

/** Starts to measure a part; the returned function ends it. */
export function startPart(name: string): () => PartTime {
  const startedMs = performance.now();
  return () => ({ name, seconds: (performance.now() - startedMs) / 1000 });
}

/** Returns one line for each part. */
export function formatParts(parts: readonly PartTime[]): string[] {
  return parts.map(({ name, seconds }) => `${seconds.toFixed(0).padStart(5)} s  ${name}`);
}

/** Returns the CPU time of this process and all its ended children. Only Linux tells it. */
export function readCpuSeconds(): number | undefined {
  try {
    return parseCpuSeconds(readFileSync('/proc/self/stat', 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Reads proc_pid_stat(5): the name in brackets may hold spaces; after it, fields 14 to 17 are the process's time and
 * that of its ended children, in user and kernel mode.
 */
export function parseCpuSeconds(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return ticks / TICKS_PER_SECOND;
}
