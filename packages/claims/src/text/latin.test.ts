import { expect, test } from 'vitest';
import { LATIN } from './latin.ts';

test('holds every Latin letter of the Basic Multilingual Plane, and nothing else', () => {
  const listed = new RegExp(`[${LATIN}]`, 'u');
  const differing: string[] = [];
  for (let code = 0; code < 0xd800; code++) {
    const sign = String.fromCharCode(code);
    if (listed.test(sign) !== /\p{Script=Latin}/u.test(sign)) differing.push(code.toString(16));
  }
  for (let code = 0xe000; code <= 0xffff; code++) {
    const sign = String.fromCharCode(code);
    if (listed.test(sign) !== /\p{Script=Latin}/u.test(sign)) differing.push(code.toString(16));
  }
  expect(differing).toEqual([]);
});
