import { ERRORS, NETWORK_ERROR_CODE } from '@reelwright/contracts';
import { expect, it, test } from 'vitest';
import { CallError } from './api-client.ts';
import { findErrorToast } from './error-toast.ts';

test.each([ERRORS.NOT_ENOUGH_CREDITS.code, ERRORS.PLAN_REQUIRED.code, NETWORK_ERROR_CODE, 502, -9999])(
  'code %i is a warning',
  (code) => {
    expect(findErrorToast(new CallError(code, 'no'))).toBe('warning');
  },
);

it('shows no toast for a missing exchange code', () => {
  expect(findErrorToast(new CallError(ERRORS.EXCHANGE_CODE_MISSING.code, 'no'))).toBeUndefined();
});

it('shows a failure in the browser as an error', () => {
  expect(findErrorToast(new Error('the clipboard is closed'))).toBe('error');
});
