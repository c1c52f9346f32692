import type { ChildProcess } from 'node:child_process';

/** Kills a program that leads its process group, with all that it has started. */
export function killTree(child: ChildProcess): void {
  // Its number may already be another's.
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  killGroup(child.pid);
}

/** Kills all programs of a process group, by its leader's number. */
export function killGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch (error) {
    // ESRCH: the program has just ended by itself.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
