import { parentPort } from 'node:worker_threads';
import { AppError } from '../../app-error.ts';
import type { JobOrder, ThreadJobs, ThreadMessage } from './thread-jobs.ts';

/** Answers the jobs of a pool. Called by a worker file once it has loaded and warmed up. */
export function serveJobs(jobs: ThreadJobs): void {
  const port = parentPort;
  if (!port) throw new Error('jobs are served in a worker thread');
  const post = (message: ThreadMessage): void => port.postMessage(message);
  port.on('message', ({ name, input }: JobOrder) => void answer(jobs, name, input).then(post));
  post({ kind: 'ready' });
}

async function answer(jobs: ThreadJobs, name: string, input: unknown): Promise<ThreadMessage> {
  try {
    // The pool's types tie each name to its input, which the compiler can't follow through the message.
    const job = jobs[name] as ((own: unknown) => unknown) | undefined;
    if (!job) throw new Error(`this thread has no job ${name}`);
    return { kind: 'done', answer: await job(input) };
  } catch (error) {
    if (error instanceof AppError) return { kind: 'refused', code: error.code, values: error.values };
    return { kind: 'failed', error };
  }
}
