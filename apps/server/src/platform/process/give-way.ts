import { existsSync, readlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';

/** The lowest priority, for background work, so that it yields to requests. */
const NICENESS = 19;

/**
 * Gives another process, or a thread of this one by its number, the lowest priority. Call it right after the start.
 * Changes nothing if the system does not allow it.
 */
export function giveWay(id: number | undefined): void {
  // The process never started.
  if (id === undefined) return;
  try {
    os.setPriority(id, NICENESS);
    lowerSession(id);
  } catch {
    // The process has ended, or the system forbids it: work goes on either way.
  }
}

/**
 * Linux may share processors among sessions first (`sched_autogroup_enabled`): a process that leads its own session
 * would then take as much time as the server, whatever its niceness.
 */
function lowerSession(pid: number): void {
  const file = `/proc/${pid}/autogroup`;
  if (existsSync(file)) writeFileSync(file, String(NICENESS));
}

/** Gives the calling worker thread the lowest priority; never call it in the main thread. */
export function giveWayInThread(): void {
  const thread = findThreadId();
  if (thread === undefined || thread === process.pid) return;
  try {
    os.setPriority(thread, NICENESS);
  } catch {
    // The system forbids it: work goes on.
  }
}

/** Returns the thread's number. Linux numbers threads as processes; the main thread has the number of its process. */
function findThreadId(): number | undefined {
  try {
    return Number(/\/task\/(\d+)$/.exec(readlinkSync('/proc/thread-self'))?.[1]);
  } catch {
    // Not Linux.
    return undefined;
  }
}
