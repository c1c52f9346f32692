import { expect, test } from 'vitest';
import { measurePassword } from './password-strength.ts';

const EMAIL = 'ann.lee@shop.example';

test.each([
  ['password1', 0],
  ['qwerty', 0],
  [EMAIL, 0],
  ['seven lanterns over Lisbon', 4],
])('%s is measured as %i of 4', async (password, strength) => {
  expect(await measurePassword(password, EMAIL)).toBe(strength);
});

test('a text of many thousand characters is measured at once', async () => {
  const startedAt = performance.now();
  await measurePassword('ab'.repeat(100_000), EMAIL);
  expect(performance.now() - startedAt).toBeLessThan(2000);
});
