import { existsSync, readlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';

/** `awaited`: a caller or a task waits for this step of work; `background`: it may take as long as it needs. */
type Urgency = 'awaited' | 'background';

/** Requests are answered first, then comes what somebody waits for, then background work. */
const NICENESS: Readonly<Record<Urgency, number>> = { awaited: 5, background: 19 };

const SERVES_REQUESTS = 'serves-requests';

/**
 * Tells this process, and the threads that it starts from now on, that it answers requests: other work gives way from
 * then on. A command's own work never does, because its user waits for nothing else.
 */
export function startServingRequests(): void {
  setEnvironmentData(SERVES_REQUESTS, true);
}

const servesRequests = (): boolean => getEnvironmentData(SERVES_REQUESTS) === true;

/** Returns the niceness of work; a process that is nicer itself passes that on. */
const toNiceness = (urgency: Urgency): number => Math.max(os.getPriority(), NICENESS[urgency]);

/**
 * Lowers the priority of another process. Call it right after the start. Changes nothing in a process that serves no
 * requests, or if the system does not allow it.
 */
export function giveWay(pid: number | undefined, urgency: Urgency): void {
  // The process never started.
  if (pid === undefined || !servesRequests()) return;
  const niceness = toNiceness(urgency);
  try {
    os.setPriority(pid, niceness);
  } catch {
    // The process has ended, or the system forbids it: work goes on either way.
    return;
  }
  lowerSession(pid, niceness, SESSION_TRIES);
}

/** Linux takes one change of a session in a tenth of a second from those who are not root. */
const SESSION_RETRY_MS = { min: 120, spread: 120 };
const SESSION_TRIES = 10;

/**
 * Linux may share processors among sessions first (`sched_autogroup_enabled`): a process that leads its own session
 * would then take as much time as the server, whatever its niceness.
 */
function lowerSession(pid: number, niceness: number, triesLeft: number): void {
  const file = `/proc/${pid}/autogroup`;
  try {
    if (existsSync(file)) writeFileSync(file, String(niceness));
  } catch (error) {
    const isTooSoon = error instanceof Error && 'code' in error && error.code === 'EAGAIN';
    if (!isTooSoon || triesLeft <= 1) return;
    const delayMs = SESSION_RETRY_MS.min + Math.random() * SESSION_RETRY_MS.spread;
    setTimeout(() => lowerSession(pid, niceness, triesLeft - 1), delayMs).unref();
  }
}

/** Lowers the priority of the calling worker thread; never call it in the main thread. */
export function giveWayInThread(urgency: Urgency): void {
  const thread = findThreadId();
  if (thread === undefined || thread === process.pid || !servesRequests()) return;
  try {
    os.setPriority(thread, toNiceness(urgency));
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
