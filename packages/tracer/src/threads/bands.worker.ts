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
  // Which and how many numbers it takes is typed where the message is made.
  Reflect.apply(kernel[message.name], undefined, message.args);
  parentPort?.postMessage('done');
});
