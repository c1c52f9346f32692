import { readFileSync } from 'node:fs';

/** Of a clock tick of `/proc`. */
const TICK_MS = 10;

/** The processor time that a process has taken so far: what a call costs, whatever else the machine does meanwhile. */
export function readCpuMs(pid: number): number {
  // The name of the program stands in parentheses, and may hold spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
