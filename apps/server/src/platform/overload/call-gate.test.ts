import { setImmediate as nextTurn } from 'node:timers/promises';
import type { UserId } from '@reelwright/contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type CallGate, createCallGate } from './call-gate.ts';
import type { CallPriority } from './call-priority.ts';
import { measureLoopDelay } from './loop-delay.ts';
import { ServerBusy } from './server-busy.ts';

let gate: CallGate;
let delayMs: number;
let entered: string[];
const { signal } = new AbortController();

beforeEach(() => {
  // Turns of the event loop stay real: calls are let in one per turn.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  delayMs = 0;
  entered = [];
  gate = createCallGate({ loopDelay: { readMs: () => delayMs }, maxActive: 2, placeMs: 500 });
});
afterEach(() => vi.useRealTimers());

/** Enters the gate and notes when the call was let in or refused. */
function enter(priority: CallPriority, name: string = priority, userId?: UserId) {
  const entry = gate.enter({ priority, userId }, signal);
  entry.then(
    () => entered.push(name),
    (error: unknown) => entered.push(`${name} ${error instanceof ServerBusy ? 'refused' : String(error)}`),
  );
  return entry;
}

/** Resolves after so many turns of the event loop. */
async function passTurns(count = 20): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await nextTurn();
}

it('lets calls in until all places are taken, and the next when a place is free', async () => {
  const [first] = [await enter('guest', 'one'), await enter('guest', 'two')];
  const third = enter('guest', 'three');
  await passTurns();
  expect(entered).toEqual(['one', 'two']);
  first();
  await third;
  expect(entered).toEqual(['one', 'two', 'three']);
});

it('leaves places to others while one user sends many calls at once', async () => {
  gate = createCallGate({ loopDelay: { readMs: () => 0 }, maxActive: 8 });
  const [first] = ['one', 'two', 'three'].map((name) => enter('paid', name, 1 as UserId));
  void enter('guest', 'of another', 2 as UserId);
  void enter('anonymous', 'of a stranger');
  await passTurns();
  expect(entered).toEqual(['one', 'two', 'of another', 'of a stranger']);
  (await first)?.();
  await passTurns();
  expect(entered.at(-1)).toBe('three');
});

it('lets those who pay in first, then users, guests and strangers', async () => {
  const places = [await enter('guest', 'one'), await enter('guest', 'two')];
  const order: CallPriority[] = ['anonymous', 'guest', 'paid', 'free', 'paid'];
  const waiting = order.map((priority) => enter(priority).then((free) => free()));
  places[0]?.();
  await Promise.all(waiting);
  expect(entered.slice(2)).toEqual(['paid', 'paid', 'free', 'guest', 'anonymous']);
});

it('lets those who pay in first of all that came in one turn, although there is a place for each', async () => {
  gate = createCallGate({ loopDelay: { readMs: () => 0 }, maxActive: 10 });
  const order: CallPriority[] = ['guest', 'guest', 'free', 'paid'];
  const entries = order.map((priority) => enter(priority));
  await Promise.all(entries);
  expect(entered).toEqual(['paid', 'free', 'guest', 'guest']);
});

it('reads what comes between two calls, so that one that pays overtakes those that wait', async () => {
  gate = createCallGate({ loopDelay: { readMs: () => 0 }, maxActive: 10 });
  const guests = [enter('guest', 'one'), enter('guest', 'two')];
  await guests[0];
  await passTurns(1);
  const paid = enter('paid');
  await Promise.all([...guests, paid]);
  expect(entered).toEqual(['one', 'paid', 'two']);
});

it('frees the place of a call that takes long, so that slow pages of others hold up nobody', async () => {
  await Promise.all([enter('guest', 'one'), enter('guest', 'two')]);
  const third = enter('guest', 'three');
  await vi.advanceTimersByTimeAsync(499);
  expect(entered).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  await third;
});

it('frees a place once, however often it is told', async () => {
  const first = await enter('guest', 'one');
  await enter('guest', 'two');
  first();
  await enter('guest', 'three');
  void enter('guest', 'four');
  await passTurns();
  expect(entered).toEqual(['one', 'two', 'three']);
});

it('refuses a call that has waited for a second; one that pays or signs in waits on', async () => {
  gate = createCallGate({ loopDelay: { readMs: () => 0 }, maxActive: 1, placeMs: 60_000 });
  await enter('guest', 'one');
  void enter('guest').catch(() => undefined);
  void enter('paid').catch(() => undefined);
  const signIn = gate.enter({ priority: 'anonymous', isPatient: true }, signal);
  signIn.catch(() => entered.push('sign-in refused'));
  await vi.advanceTimersByTimeAsync(999);
  expect(entered).toEqual(['one']);
  await vi.advanceTimersByTimeAsync(1);
  expect(entered).toEqual(['one', 'guest refused']);
  await vi.advanceTimersByTimeAsync(4000);
  expect(entered).toEqual(['one', 'guest refused', 'paid refused', 'sign-in refused']);
});

it('refuses at once above a delay of the event loop of a second, those who pay above two', async () => {
  delayMs = 1001;
  await expect(enter('free')).rejects.toMatchObject({ code: 'SYSTEM_BUSY', retryAfterS: 2 });
  await enter('paid');
  delayMs = 2001;
  await expect(enter('paid')).rejects.toBeInstanceOf(ServerBusy);
});

it('forgets a waiting call whose caller has left', async () => {
  const [first] = [await enter('guest', 'one'), await enter('guest', 'two')];
  const leaving = new AbortController();
  const left = gate.enter({ priority: 'paid' }, leaving.signal);
  leaving.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  const third = enter('guest', 'three');
  first();
  await third;
});

it('measures how late the event loop runs, also before its next timer', () => {
  let nowMs = 0;
  const delay = measureLoopDelay(() => nowMs);
  nowMs = 100;
  vi.advanceTimersByTime(100);
  expect(delay.readMs()).toBe(0);
  nowMs = 1700;
  expect(delay.readMs()).toBe(1500);
  vi.advanceTimersByTime(100);
  expect(delay.readMs()).toBe(1500);
  nowMs = 1800;
  vi.advanceTimersByTime(100);
  expect(delay.readMs()).toBe(0);
  delay.stop();
});
