import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { threadId } from 'node:worker_threads';
import { AppError } from '../../app-error.ts';
import { serveJobs } from './serve-jobs.ts';
import type { ThreadJobs } from './thread-jobs.ts';

/** A program that a thread keeps between its jobs. */
let kept: ReturnType<typeof spawn> | undefined;

/** Jobs of the pool's own tests. */
const JOBS = {
  /** Returns the id of a program that reads its input until the thread ends. */
  keepProgram() {
    kept = spawn('cat', { stdio: ['pipe', 'ignore', 'ignore'] });
    return kept.pid ?? 0;
  },
  say: (text: string) => text,
  tellThread: () => threadId,
  /** Waits until the test allows it, in a shared number. */
  waitFor(flag: Int32Array) {
    Atomics.wait(flag, 0, 0);
    return 'done';
  },
  /** Tells that it has begun, waits to be aborted, and tells that it has ended. */
  async endWhenTold(flag: Int32Array, signal: AbortSignal) {
    Atomics.store(flag, 0, 1);
    Atomics.notify(flag, 0);
    await once(signal, 'abort');
    Atomics.store(flag, 0, 2);
    signal.throwIfAborted();
  },
  hang() {
    for (;;);
  },
  refuse() {
    throw new AppError('TEXT_TOO_LONG', { limit: 5 });
  },
  fail() {
    throw new RangeError('no such scene');
  },
  growEndlessly() {
    const kept: number[][] = [];
    for (;;) kept.push(Array.from({ length: 100_000 }, (_none, at) => at + kept.length));
  },
} satisfies ThreadJobs;
export type TestJobs = typeof JOBS;

serveJobs(JOBS, async () => {
  if (!kept) return;
  kept.kill();
  await once(kept, 'close');
});
