import { readFileSync } from 'node:fs';

/** What one part of a run took. */
export interface PartTime {
  name: string;
  seconds: number;
  /** CPU time of all its programs; undefined where the system does not tell. Says the same on a busy machine. */
  cpuSeconds: number | undefined;
}

/** The kernel's unit of CPU time in /proc. */
const TICKS_PER_SECOND = 100;

/** Starts to measure a part; the returned function ends it. */
export function startPart(name: string): () => PartTime {
  const startedMs = performance.now();
  const startedCpuS = readChildCpuSeconds();
  return () => {
    const endedCpuS = readChildCpuSeconds();
    return {
      name,
      seconds: (performance.now() - startedMs) / 1000,
      cpuSeconds: startedCpuS === undefined || endedCpuS === undefined ? undefined : endedCpuS - startedCpuS,
    };
  };
}

/** Returns one line for each part. */
export function formatParts(parts: readonly PartTime[]): string[] {
  return parts.map(({ name, seconds, cpuSeconds }) => {
    const cpu = cpuSeconds === undefined ? '' : `, ${cpuSeconds.toFixed(0)} s of CPU time`;
    return `${seconds.toFixed(0).padStart(5)} s${cpu}  ${name}`;
  });
}

/** Returns the CPU time of all ended children of this process, with that of their own ended children. */
function readChildCpuSeconds(): number | undefined {
  try {
    return parseChildCpuSeconds(readFileSync('/proc/self/stat', 'utf8'));
  } catch {
    // Only Linux has this file.
    return undefined;
  }
}

/** Reads proc_pid_stat(5): the name in brackets may hold spaces; cutime and cstime are fields 16 and 17. */
export function parseChildCpuSeconds(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
}
