import { parentPort } from 'node:worker_threads';
import { type Kernel, openKernel } from '../kernel/kernel.ts';
import type { BandMessage } from './band-pool.ts';

let kernel: Kernel | undefined;

parentPort?.on('message', (message: BandMessage) => {
  if ('memory' in message) {
    kernel = openKernel(message.module, message.memory);
    return;
  }
  if ('close' in message) {
    kernel = undefined;
    return;
  }
  if (!kernel) throw new Error('no memory is open');
  // Typed where the message is made.
  (kernel[message.name] as (...args: number[]) => void)(...message.args);
  parentPort?.postMessage('done');
});
