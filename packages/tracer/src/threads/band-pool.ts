import { Worker } from 'node:worker_threads';
import type { Kernel, WasmMemory, WasmModule } from '../kernel/kernel.ts';

export type BandMessage =
  | { module: WasmModule; memory: WasmMemory }
  | { close: true }
  | { name: keyof Kernel; args: number[] };

/** Runs functions of the kernel over bands of rows, in threads that share one memory. */
export interface BandPool {
  open(module: WasmModule, memory: WasmMemory): void;
  /** Runs `name` for all rows; `toArgs` gives the arguments of a band. An abort ends it after the bands that run. */
  run<Name extends keyof Kernel>(
    name: Name,
    bands: { rows: number; height: number; toArgs: (from: number, to: number) => Parameters<Kernel[Name]> },
    watch?: { signal?: AbortSignal | undefined; onBand?: ((share: number) => void) | undefined },
  ): Promise<void>;
  /** Lets go of the memory. */
  release(): void;
  close(): Promise<void>;
}

export function openBandPool(threads: number): BandPool {
  const workers = Array.from({ length: threads }, () => {
    const worker = new Worker(new URL('./bands.worker.ts', import.meta.url));
    worker.unref();
    return worker;
  });
  const send = (worker: Worker, message: BandMessage): void => worker.postMessage(message);

  return {
    open: (module, memory) => {
      for (const worker of workers) send(worker, { module, memory });
    },
    async run(name, { rows, height, toArgs }, { signal, onBand } = {}) {
      let next = 0;
      let done = 0;
      const work = async (worker: Worker): Promise<void> => {
        while (next < height) {
          signal?.throwIfAborted();
          const from = next;
          const to = Math.min(height, from + rows);
          next = to;
          await callWorker(worker, { name, args: toArgs(from, to) });
          done += to - from;
          onBand?.(done / height);
        }
      };
      // All bands end before an error is thrown: none may write into memory that is used for the next image.
      const ends = await Promise.allSettled(workers.map(work));
      for (const end of ends) if (end.status === 'rejected') throw end.reason;
      signal?.throwIfAborted();
    },
    release: () => {
      for (const worker of workers) send(worker, { close: true });
    },
    close: async () => void (await Promise.all(workers.map((worker) => worker.terminate()))),
  };
}

function callWorker(worker: Worker, message: BandMessage): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const onExit = (code: number): void => reject(new Error(`a thread of the tracer ended with ${code}`));
  worker.once('message', () => resolve());
  worker.once('error', reject);
  worker.once('exit', onExit);
  worker.ref();
  worker.postMessage(message);
  return promise.finally(() => {
    worker.unref();
    worker.removeAllListeners('message');
    worker.off('error', reject);
    worker.off('exit', onExit);
  });
}
