import { expect, test } from 'vitest';
import { webAssembly } from '../kernel/web-assembly.ts';
import { ArenaFullError, createArena } from './arena.ts';

const openArena = () => createArena(new webAssembly.Memory({ initial: 4, maximum: 4 }));

test('blocks never overlap, in any order of freeing', () => {
  const arena = openArena();
  const live = new Map<number, number>();
  let state = 1;
  const random = (below: number) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 8) % below;
  };
  for (let round = 0; round < 2000; round++) {
    if (live.size > 12 || (live.size > 0 && random(2) === 0)) {
      const address = [...live.keys()][random(live.size)] ?? 0;
      arena.free(address);
      live.delete(address);
    } else {
      const size = 1 + random(6000);
      const address = arena.allocate(size);
      for (const [other, otherSize] of live) expect(address + size <= other || other + otherSize <= address).toBe(true);
      live.set(address, size);
    }
  }
});

test('freed memory can be allocated again as one block', () => {
  const arena = openArena();
  const blocks = [arena.allocate(30_000), arena.allocate(30_000), arena.allocate(30_000)];
  expect(() => arena.allocate(80_000)).toThrow(ArenaFullError);
  for (const block of [1, 0, 2]) arena.free(blocks[block] ?? 0);
  expect(() => arena.allocate(100_000)).not.toThrow();
});

test('freeing twice throws', () => {
  const arena = openArena();
  const block = arena.allocate(10);
  arena.free(block);
  expect(() => arena.free(block)).toThrow();
});
