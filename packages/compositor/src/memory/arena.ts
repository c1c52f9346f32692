import { WORKSPACE_BYTES } from '../kernel/kernel.ts';
import type { WasmMemory } from '../kernel/web-assembly.ts';

const ALIGNMENT = 64;
/** The kernel's loads may reach this far past the last sample. */
const SLACK_BYTES = 64;

/** Thrown if the memory is full, with nothing left to reclaim. */
export class ArenaFullError extends Error {
  constructor(wantedBytes: number) {
    super(`The compositor's memory has no ${wantedBytes} bytes left`);
    this.name = 'ArenaFullError';
  }
}

/** Allocates blocks of the kernel's memory. The memory never grows, so views into it stay valid. */
export interface Arena {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Returns the address of a block of at least `sizeBytes`, with undefined content. Throws ArenaFullError. */
  allocate(sizeBytes: number): number;
  free(address: number): void;
  /** Sets the function to call for room before failing: it frees something that can be made again, or returns false. */
  reclaimFrom(reclaim: () => boolean): void;
}

interface Gap {
  start: number;
  end: number;
}

export function createArena(memory: WasmMemory): Arena {
  const bytes = new Uint8Array(memory.buffer);
  const sizes = new Map<number, number>();
  // In order of address, never touching each other.
  let gaps: Gap[] = [{ start: WORKSPACE_BYTES, end: bytes.length }];

  let reclaim = () => false;

  function findGap(size: number): Gap {
    for (;;) {
      const gap = gaps.find(({ start, end }) => end - start >= size);
      if (gap) return gap;
      if (!reclaim()) throw new ArenaFullError(size);
    }
  }

  return {
    bytes,
    reclaimFrom(source) {
      reclaim = source;
    },
    allocate(sizeBytes) {
      const size = Math.ceil((sizeBytes + SLACK_BYTES) / ALIGNMENT) * ALIGNMENT;
      const gap = findGap(size);
      const address = gap.start;
      gap.start += size;
      if (gap.start === gap.end) gaps = gaps.filter((other) => other !== gap);
      sizes.set(address, size);
      return address;
    },
    free(address) {
      const size = sizes.get(address);
      if (size === undefined) throw new Error(`Nothing is allocated at ${address}`);
      sizes.delete(address);
      const sorted = [...gaps, { start: address, end: address + size }].sort((a, b) => a.start - b.start);
      gaps = [];
      for (const gap of sorted) {
        const last = gaps.at(-1);
        if (last?.end === gap.start) last.end = gap.end;
        else gaps.push(gap);
      }
    },
  };
}
