import { Worker } from 'node:worker_threads';
import { AppError } from '../../app-error.ts';
import type { SubsetMessage, SubsetOrder } from './subset-messages.ts';

/** HarfBuzz keeps the memory of the largest font it has subset. Ending the idle thread frees it. */
const IDLE_MS = 30_000;

export interface SubsetThread {
  /** Returns a WOFF2 file. Throws AppError(SYSTEM_ERROR). */
  cut(order: Omit<SubsetOrder, 'id'>): Promise<Uint8Array>;
  close(): Promise<void>;
}

interface Waiting {
  resolve: (bytes: Uint8Array) => void;
  reject: (error: Error) => void;
}

/**
 * Subsets fonts off the event loop, because a large one takes half a second. Starts with the first order; does not keep
 * the process alive.
 */
export function createSubsetThread(): SubsetThread {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let orders = 0;

  function startThread(): Worker {
    const started = new Worker(new URL('./subset.worker.ts', import.meta.url));
    started.on('message', settle);
    started.on('error', (error) => failAll(started, error));
    started.on('exit', () => failAll(started, new Error('The thread ended early')));
    return started;
  }

  function settle(message: SubsetMessage): void {
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.kind === 'done') asked?.resolve(message.bytes);
    else asked?.reject(toFailure(message.reason));
    if (waiting.size > 0) return;
    thread?.unref();
    idle = setTimeout(() => void close(), IDLE_MS).unref();
  }

  function failAll(ended: Worker, error: unknown): void {
    // A closed thread has no orders left; the waiting ones belong to its successor.
    if (thread !== ended) return;
    thread = undefined;
    rejectAll(error);
  }

  function rejectAll(reason: unknown): void {
    for (const { reject } of waiting.values()) reject(toFailure(reason));
    waiting.clear();
  }

  async function close(): Promise<void> {
    clearTimeout(idle);
    const ending = thread;
    thread = undefined;
    rejectAll('The thread was closed');
    await ending?.terminate();
  }

  return {
    cut(order) {
      clearTimeout(idle);
      thread ??= startThread();
      thread.ref();
      const id = ++orders;
      const answer = new Promise<Uint8Array>((resolve, reject) => waiting.set(id, { resolve, reject }));
      thread.postMessage({ id, ...order } satisfies SubsetOrder);
      return answer;
    },
    close,
  };
}

function toFailure(cause: unknown): AppError {
  return new AppError('SYSTEM_ERROR', {}, { cause });
}
