import { existsSync, writeFileSync } from 'node:fs';
import os from 'node:os';

/**
 * Sets the niceness of a process and of the session that it leads, among which Linux may share cores first
 * (`sched_autogroup_enabled`). What it starts inherits both. Does nothing where the system forbids it.
 * @param {number} pid
 * @param {number} niceness from 0 to 19, the one that yields to all others
 */
export function lowerPriority(pid, niceness) {
  try {
    os.setPriority(pid, niceness);
    const session = `/proc/${pid}/autogroup`;
    if (existsSync(session)) writeFileSync(session, String(niceness));
  } catch {
    // It has ended, or the system forbids it.
  }
}
