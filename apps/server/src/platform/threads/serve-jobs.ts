import { parentPort } from 'node:worker_threads';
import { AppError } from '../../app-error.ts';
import { giveWayInThread } from '../process/give-way.ts';
import type { JobOrder, PoolMessage, ThreadJobs, ThreadMessage } from './thread-jobs.ts';

/**
 * Answers the jobs of a pool. Called by a worker file once it has loaded and warmed up. `close` ends what the thread
 * keeps between jobs: nobody else waits for its programs, and each would stay in the table of processes.
 */
export function serveJobs(jobs: ThreadJobs, close?: () => Promise<void>): void {
  const port = parentPort;
  if (!port) throw new Error('jobs are served in a worker thread');
  giveWayInThread('awaited');
  const post = (message: ThreadMessage): void => port.postMessage(message);
  let running = new AbortController();
  port.on('message', (message: PoolMessage) => {
    if (message.kind === 'abort') {
      running.abort();
      return;
    }
    if (message.kind === 'end') {
      // Of a thread, this ends the thread.
      void Promise.resolve(close?.()).finally(() => process.exit());
      return;
    }
    running = new AbortController();
    void answer(jobs, message.order, running.signal).then(post);
  });
  post({ kind: 'ready' });
}

async function answer(jobs: ThreadJobs, { name, input }: JobOrder, signal: AbortSignal): Promise<ThreadMessage> {
  try {
    // The pool's types tie each name to its input, which the compiler can't follow through the message.
    const job = jobs[name] as ((own: unknown, abort: AbortSignal) => unknown) | undefined;
    if (!job) throw new Error(`this thread has no job ${name}`);
    return { kind: 'done', answer: await job(input, signal) };
  } catch (error) {
    if (!(error instanceof AppError)) return { kind: 'failed', error };
    const { code, values, cause } = error;
    // Anything else might be impossible to copy.
    return { kind: 'refused', code, values, cause: cause instanceof Error ? copyError(cause) : undefined };
  }
}

function copyError({ name, message, stack }: Error): Error {
  return Object.assign(new Error(message), { name, stack });
}
