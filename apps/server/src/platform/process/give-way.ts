import { readlinkSync } from 'node:fs';
import os from 'node:os';
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';
import { lowerPriority } from './lower-priority.ts';

/** `awaited`: a caller or a task waits for this step of work; `background`: it may take as long as it needs. */
export type Urgency = 'awaited' | 'background';

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

/** Takes that back: the server of this process has stopped. */
export function stopServingRequests(): void {
  setEnvironmentData(SERVES_REQUESTS, undefined);
}

const servesRequests = (): boolean => getEnvironmentData(SERVES_REQUESTS) === true;

/** Returns the niceness of work; a process that is nicer itself passes that on. */
const toNiceness = (urgency: Urgency): number => Math.max(os.getPriority(), NICENESS[urgency]);

/** Returns the niceness that a program for this work starts with; undefined in a process that serves no requests. */
export function nicenessOf(urgency: Urgency): number | undefined {
  return servesRequests() ? toNiceness(urgency) : undefined;
}

/**
 * Lowers the priority of another process. Call it right after the start. Changes nothing in a process that serves no
 * requests, or if the system does not allow it.
 */
export function giveWay(pid: number | undefined, urgency: Urgency): void {
  const niceness = nicenessOf(urgency);
  // The process never started.
  if (pid === undefined || niceness === undefined) return;
  lowerPriority(pid, niceness);
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
