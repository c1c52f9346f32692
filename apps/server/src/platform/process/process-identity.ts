import { readFileSync, readlinkSync } from 'node:fs';

/** One run of one process. The start time tells it from a later process with the same pid. */
export interface ProcessIdentity {
  pid: number;
  /** Clock ticks from the machine's boot to the process's start; empty if the system doesn't report it. */
  startTime: string;
}

/** Returns the start time of a living process (no zombie), or undefined if there is none. */
function findStartTime(pid: number): string | undefined {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return isReachable(pid) ? '' : undefined;
  }
  // The second field, the program's name in brackets, may itself contain brackets and spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state] = fields;
  return state === 'Z' || state === 'X' ? undefined : fields[19];
}

/** For systems without /proc. */
function isReachable(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

export function identifyThisProcess(): ProcessIdentity {
  return { pid: process.pid, startTime: findStartTime(process.pid) ?? '' };
}

export function isProcessAlive({ pid, startTime }: ProcessIdentity): boolean {
  return findStartTime(pid) === startTime;
}

/** Identifies the space in which a pid is unique: one boot of one machine, and one container. */
export function identifyProcessSpace(): string {
  try {
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    // Not Linux: one space for the whole machine.
    return process.platform;
  }
}
