import { ERRORS, NETWORK_ERROR_CODE } from '@reelwright/contracts';
import { beforeEach, expect, it } from 'vitest';
import { CallError } from '#src/lib/api-client.ts';
import { createPaidActions, type PaidActions } from './paid-actions.ts';

let actions: PaidActions;
let sent: string[];
/** Ends the pause after an answer. */
let pass: () => void;

beforeEach(() => {
  let count = 0;
  sent = [];
  const waiting: (() => void)[] = [];
  pass = () => {
    for (const run of waiting.splice(0)) run();
  };
  actions = createPaidActions({ makeKey: () => `key-${++count}`, delay: (run) => waiting.push(run) });
});

const press = (input: unknown = 'mug', answer: () => Promise<string> = () => Promise.resolve('task')) =>
  actions.run({
    subject: 'draft',
    input,
    send(key) {
      sent.push(key);
      return answer();
    },
  });
const failWith = (code: number) => () => Promise.reject(new CallError(code, 'no'));

it('sends a double click once', async () => {
  expect(await Promise.all([press(), press()])).toEqual(['task', null]);
  expect(sent).toEqual(['key-1']);
});

it('ignores a second press while the first waits, and a double click after a quick answer', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const first = press('mug', () => promise);
  expect(actions.isPending('draft')).toBe(true);
  expect(await press('another mug')).toBeNull();
  resolve('task');
  await first;
  expect(await press()).toBeNull();
  pass();
  expect(actions.isPending('draft')).toBe(false);
  expect(await press()).toBe('task');
  expect(sent).toEqual(['key-1', 'key-2']);
});

it.each([
  ['the connection is lost', NETWORK_ERROR_CODE],
  ['the server fails', ERRORS.SYSTEM_ERROR.code],
  ['a proxy answers in its place', 502],
])('sends the same key again after %s', async (_case, code) => {
  await expect(press('mug', failWith(code))).rejects.toThrow(CallError);
  expect(await press()).toBe('task');
  expect(sent).toEqual(['key-1', 'key-1']);
});

it('sends another key after a refusal', async () => {
  await expect(press('mug', failWith(ERRORS.NOT_ENOUGH_CREDITS.code))).rejects.toThrow(CallError);
  await press();
  expect(sent).toEqual(['key-1', 'key-2']);
});

it('sends another key for another input if the first was never answered', async () => {
  await expect(press('mug', failWith(NETWORK_ERROR_CODE))).rejects.toThrow(CallError);
  await press('another mug');
  expect(sent).toEqual(['key-1', 'key-2']);
});

it('lets another subject pay meanwhile', async () => {
  await press();
  const other = await actions.run({ subject: 'voice', input: 'mug', send: (key) => Promise.resolve(key) });
  expect(other).toBe('key-2');
});
