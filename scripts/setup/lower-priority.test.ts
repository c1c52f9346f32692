import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { expect, it } from 'vitest';
import { lowerPriority } from './lower-priority.mjs';

it('makes a program yield, and the session that it leads', async () => {
  const child = spawn('cat', { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  const ended = new Promise((resolve) => {
    child.once('close', resolve);
  });
  const pid = child.pid ?? 0;
  try {
    lowerPriority(pid, 19);
    expect(getPriority(pid)).toBe(19);
    const session = `/proc/${pid}/autogroup`;
    if (existsSync(session)) expect(readFileSync(session, 'utf8')).toMatch(/ nice 19\n$/);
  } finally {
    child.stdin.end();
    await ended;
  }
});

it('does nothing for a program that has ended', async () => {
  const child = spawn('true');
  await new Promise((resolve) => {
    child.once('close', resolve);
  });
  expect(() => lowerPriority(child.pid ?? 0, 19)).not.toThrow();
});
