import { expect, test } from 'vitest';
import { createSealer } from './sealer.ts';

const sealer = createSealer('a secret of the installation');

test('opens what it sealed, and shows nothing of it', () => {
  const sealed = sealer.seal('482 913 密码', 'mail');
  expect(sealed).not.toContain('482');
  expect(Buffer.from(sealed, 'base64url').toString('utf8')).not.toContain('482');
  expect(sealer.open(sealed, 'mail')).toBe('482 913 密码');
});

test('seals the same text differently each time', () => {
  expect(sealer.seal('same', 'mail')).not.toBe(sealer.seal('same', 'mail'));
});

test('opens nothing for another purpose, with another secret, or after a change', () => {
  const sealed = sealer.seal('482913', 'mail');
  const altered = Buffer.from(sealed, 'base64url');
  altered[altered.length - 1] = (altered.at(-1) ?? 0) ^ 1;
  expect(() => sealer.open(sealed, 'other')).toThrow();
  expect(() => createSealer('another secret').open(sealed, 'mail')).toThrow();
  expect(() => sealer.open(altered.toString('base64url'), 'mail')).toThrow();
  expect(() => sealer.open('', 'mail')).toThrow();
});
