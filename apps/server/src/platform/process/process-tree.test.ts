import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { listProcessTree, sumHeldBytes } from './process-tree.ts';

const MIB = 2 ** 20;
const HOLDS_MEMORY = `globalThis.held = Buffer.alloc(${120 * MIB}, 1); process.stdout.write('held'); setInterval(() => {}, 1000);`;

it('counts what a child of a child holds, until it ends', async () => {
  // The shell stays between: it has a second command to run.
  const child = spawn('sh', ['-c', '"$0" -e "$1"; true', process.execPath, HOLDS_MEMORY]);
  const closed = once(child, 'close');
  await once(child.stdout, 'data');
  const tree = listProcessTree([process.pid]);
  // Not of this process, whose own memory shrinks and grows meanwhile.
  expect(sumHeldBytes([child.pid ?? 0])).toBeGreaterThan(120 * MIB);
  const holder = tree.find(({ heldBytes, pid }) => heldBytes > 120 * MIB && pid !== process.pid);
  expect(holder?.name).toBe('node');
  if (holder) process.kill(holder.pid);
  await closed;
  expect(listProcessTree([process.pid]).map(({ pid }) => pid)).not.toContain(holder?.pid);
});

it('leaves out a process that has ended', () => {
  expect(listProcessTree([2 ** 30])).toEqual([]);
});
