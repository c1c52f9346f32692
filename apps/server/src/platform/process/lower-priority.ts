import { existsSync, writeFileSync } from 'node:fs';
import os from 'node:os';

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

/** Sets the niceness of another process and of the session that it leads. Does nothing if the system forbids it. */
export function lowerPriority(pid: number, niceness: number): void {
  try {
    os.setPriority(pid, niceness);
  } catch {
    // The process has ended, or the system forbids it: work goes on either way.
    return;
  }
  lowerSession(pid, niceness, SESSION_TRIES);
}
