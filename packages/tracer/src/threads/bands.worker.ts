import { parentPort } from 'node:worker_threads';
import { type Kernel, openKernel } from '../kernel/kernel.ts';
import type { BandMessage } from './band-pool.ts';

/** Its functions take numbers: which and how many is typed where the message is made. */
let kernel: Record<keyof Kernel, (...args: number[]) => unknown> | undefined;

parentPort?.on('message', (message: BandMessage) => {
  if ('memory' in message) {
    kernel = openKernel(message.module, message.memory) as unknown as typeof kernel;
    return;
  }
  if ('close' in message) {
    kernel = undefined;
    return;
  }
  if (!kernel) throw new Error('no memory is open');
  kernel[message.name](...message.args);
  parentPort?.postMessage('done');
});
