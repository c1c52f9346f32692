import { spawnSync } from 'node:child_process';

/** What `ffmpeg -version` takes on the two idle cores that the budgets of test files were set on, in seconds. */
const REFERENCE_S = 0.06;

const STARTS = 5;

/**
 * Returns how many times longer than the reference this machine takes to start a program: at least 1. Virtual machines
 * with slow page faults take four times as long for that and for most tests, though they compute as fast.
 */
export function measureMachinePace(startProgram: () => void = startFfmpeg, now = () => performance.now()): number {
  const seconds = Array.from({ length: STARTS }, () => {
    const startedMs = now();
    startProgram();
    return (now() - startedMs) / 1000;
  });
  return Math.max(1, Math.min(...seconds) / REFERENCE_S);
}

function startFfmpeg(): void {
  const { error } = spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' });
  if (error) throw error;
}
