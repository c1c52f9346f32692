import { ERRORS, formatMessage, NETWORK_ERROR_CODE } from '@reelwright/contracts';
import { expect, it } from 'vitest';
import { CallError } from './api-client.ts';
import { describeError } from './error-message.ts';

it('translates an error into a language chosen after the error arrived', () => {
  const { code } = ERRORS.NOT_A_PRODUCT;
  const error = new CallError(code, formatMessage('not_a_product', 'en'));
  expect(describeError(error, 'zh-CN')).toBe(formatMessage('not_a_product', 'zh-CN'));
  expect(describeError(error, 'en')).toBe(error.message);
});

it('translates a lost connection, whose message no server wrote', () => {
  const error = new CallError(NETWORK_ERROR_CODE, formatMessage('network_error', 'zh-CN'));
  expect(describeError(error, 'en')).toBe(formatMessage('network_error', 'en'));
});

it('keeps a message that is not word for word in the catalogue', () => {
  const error = new CallError(ERRORS.NOT_A_PRODUCT.code, 'No product, but 3 articles.');
  expect(describeError(error, 'zh-CN')).toBe(error.message);
});

it('says nothing of an unknown error but that something failed', () => {
  expect(describeError(new TypeError('x is undefined'), 'en')).toBe(formatMessage('system_error', 'en'));
});
