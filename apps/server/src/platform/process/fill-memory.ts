import type { Readable } from 'node:stream';
import type { OutputMemory } from './started-program.ts';

/** Copies what a stream brings into the memory of its reader. */
export function fillMemory(stream: Readable, { nextTarget, onFilled }: OutputMemory): void {
  stream.on('data', (chunk: Buffer) => {
    let taken = 0;
    while (taken < chunk.length) {
      const target = nextTarget();
      const bytes = Math.min(target.length, chunk.length - taken);
      target.set(chunk.subarray(taken, taken + bytes));
      taken += bytes;
      if (onFilled(bytes)) continue;
      stream.pause();
      if (taken < chunk.length) stream.unshift(chunk.subarray(taken));
      return;
    }
  });
}
