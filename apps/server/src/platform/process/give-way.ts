import { existsSync, readlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';

/** What works in the background yields to what answers people. */
const NICENESS = 19;

/**
 * Lets another process, or a thread of this one by its number, yield to all others: to be called right after it was started. Where
 * the system does not allow it, everything goes on as before.
 */
export function giveWay(id: number | undefined): void {
  // It never started.
  if (id === undefined) return;
  try {
    os.setPriority(id, NICENESS);
    lowerSession(id);
  } catch {
    // It has ended already, or priorities are not ours to set: neither is a reason not to work.
  }
}

/**
 * Linux shares processors among sessions first, where it groups them (`sched_autogroup_enabled`): a process that leads its own would
 * take as much as the server, however nice it is.
 */
function lowerSession(pid: number): void {
  const file = `/proc/${pid}/autogroup`;
  if (existsSync(file)) writeFileSync(file, String(NICENESS));
}

/** The same for the thread that calls: a worker thread, never the main one. */
export function giveWayInThread(): void {
  const thread = findThreadId();
  if (thread === undefined || thread === process.pid) return;
  try {
    os.setPriority(thread, NICENESS);
  } catch {
    // As above.
  }
}

/** Linux numbers threads as processes; the main thread has the number of its process. */
function findThreadId(): number | undefined {
  try {
    return Number(/\/task\/(\d+)$/.exec(readlinkSync('/proc/thread-self'))?.[1]);
  } catch {
    // Another system.
    return undefined;
  }
}
