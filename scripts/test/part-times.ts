import { readFileSync } from 'node:fs';

/** How long one part of a run took. */
export interface PartTime {
  name: string;
  seconds: number;
  /** The share of the machine's cores that worked meanwhile, from 0 to 1. Only Linux tells it. */
  busyShare?: number | undefined;
}

/** How long the machine's cores worked and waited since it started, together, in ticks. */
interface CoreTicks {
  busy: number;
  idle: number;
}

/** The kernel's unit of CPU time in /proc. */
const TICKS_PER_SECOND = 100;

/** Starts to measure a part; the returned function ends it. */
export function startPart(name: string): () => PartTime {
  const startedMs = performance.now();
  const before = readCoreTicks();
  return () => ({
    name,
    seconds: (performance.now() - startedMs) / 1000,
    busyShare: before && shareBetween(before, readCoreTicks() ?? before),
  });
}

/** Returns one line for each part. */
export function formatParts(parts: readonly PartTime[]): string[] {
  return parts.map(({ name, seconds, busyShare }) => {
    const busy = busyShare === undefined ? '' : `, cores ${Math.round(100 * busyShare)} % busy`;
    return `${seconds.toFixed(0).padStart(5)} s  ${name}${busy}`;
  });
}

function readCoreTicks(): CoreTicks | undefined {
  try {
    return parseCoreTicks(readFileSync('/proc/stat', 'utf8'));
  } catch {
    return undefined;
  }
}

/** Reads proc_stat(5): user, nice, system, idle, iowait, irq, softirq, steal. The time of guests is in user's. */
export function parseCoreTicks(stat: string): CoreTicks {
  const ticks = (/^cpu +(.+)/.exec(stat)?.[1] ?? '').split(' ').slice(0, 8).map(Number);
  const idle = (ticks[3] ?? 0) + (ticks[4] ?? 0);
  return { busy: ticks.reduce((sum, each) => sum + each, 0) - idle, idle };
}

export function shareBetween(before: CoreTicks, after: CoreTicks): number | undefined {
  const busy = after.busy - before.busy;
  const all = busy + after.idle - before.idle;
  return all > 0 ? busy / all : undefined;
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
