import { ERRORS, NETWORK_ERROR_CODE } from '@reelwright/contracts';
import { expect, it } from 'vitest';
import { CallError } from './api-client.ts';
import { queryClient } from './query-client.ts';

/** Counts how often a read that fails with a code is repeated. */
function countRetries(code: number): number {
  const retry = queryClient.getDefaultOptions().queries?.retry;
  if (typeof retry !== 'function') throw new Error('reads have no rule');
  let failures = 0;
  while (retry(failures, new CallError(code, 'refused'))) failures += 1;
  return failures;
}

it('repeats a read of a server that is busy or out of reach, and takes every other refusal as final', () => {
  expect(countRetries(ERRORS.SYSTEM_BUSY.code)).toBe(4);
  expect(countRetries(NETWORK_ERROR_CODE)).toBe(2);
  expect(countRetries(ERRORS.NOT_FOUND.code)).toBe(0);
  expect(countRetries(ERRORS.SESSION_ENDED.code)).toBe(0);
});
