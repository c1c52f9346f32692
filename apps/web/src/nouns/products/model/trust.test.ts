import { expect, test } from 'vitest';
import { toTrust } from './trust.ts';

test('maps confidence to three degrees of trust', () => {
  expect([0.95, 0.6, 0.4].map(toTrust)).toEqual(['sure', 'likely', 'check']);
});
