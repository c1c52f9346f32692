import { existsSync, readlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';

/** The lowest priority, for background work, so that it yields to requests. */
const NICENESS = 19;

const SERVES_REQUESTS = 'serves-requests';

/**
 * Tells this process, and the threads that it starts from now on, that it answers requests: background work gives way
 * from then on. A command's own work never does, because its user waits for nothing else.
 */
export function startServingRequests(): void {
  setEnvironmentData(SERVES_REQUESTS, true);
}

const servesRequests = (): boolean => getEnvironmentData(SERVES_REQUESTS) === true;

/**
 * Gives another process, or a thread of this one by its number, the lowest priority. Call it right after the start.
 * Changes nothing in a process that serves no requests, or if the system does not allow it.
 */
export function giveWay(id: number | undefined): void {
  // The process never started.
  if (id === undefined || !servesRequests()) return;
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
  if (thread === undefined || thread === process.pid || !servesRequests()) return;
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
