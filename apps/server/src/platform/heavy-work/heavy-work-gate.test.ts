import type { UserGroup, UserId } from '@reelwright/contracts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HEAVY_WORK, type HeavyWork, type HeavyWorkGate, type HeavyWorkKind } from './heavy-work.ts';
import { createHeavyWorkGate } from './heavy-work-gate.ts';

const PLENTY_BYTES = 64 * 2 ** 30;
const { signal } = new AbortController();

interface StartedWork {
  name: string;
  end(): Promise<void>;
  failed: Promise<unknown>;
}

/** Starts works that run until the test ends them, and lists those that run. */
function watch(gate: HeavyWorkGate) {
  const started: string[] = [];
  const start = (
    name: string,
    kind: HeavyWorkKind,
    {
      user = 1,
      plan = 'free',
      ...more
    }: Partial<Pick<HeavyWork, 'from' | 'signal'>> & { user?: number; plan?: UserGroup } = {},
  ): StartedWork => {
    const { promise: isEnded, resolve: end } = Promise.withResolvers<void>();
    const owner = { userId: user as UserId, plan };
    const done = gate.run({ kind, owner, from: 'call', signal, ...more }, () => {
      started.push(name);
      return isEnded;
    });
    const failed = done.then(
      () => undefined,
      (error: unknown) => error,
    );
    return {
      name,
      failed,
      async end() {
        end();
        await failed;
      },
    };
  };
  /** Works start in microtasks. */
  const listStarted = async (): Promise<string[]> => {
    await new Promise(setImmediate);
    return [...started];
  };
  return { start, listStarted };
}

const open = (options: Partial<Parameters<typeof createHeavyWorkGate>[0]> = {}) =>
  watch(createHeavyWorkGate({ memoryBytes: PLENTY_BYTES, ...options }));

describe('the gate', () => {
  test('runs as many works of a kind at a time as its limit, and the next when one ends', async () => {
    const { start, listStarted } = open({ atOnce: { image: 2 } });
    const [one] = [
      start('one', 'image', { user: 1 }),
      start('two', 'image', { user: 2 }),
      start('three', 'image', { user: 3 }),
    ];
    expect(await listStarted()).toEqual(['one', 'two']);
    await one?.end();
    expect(await listStarted()).toEqual(['one', 'two', 'three']);
  });

  test('runs the calls of one user one by one, and those of another beside them', async () => {
    const { start, listStarted } = open({ atOnce: { image: 4 } });
    const first = start('first', 'image', { user: 1 });
    start('second', 'image', { user: 1 });
    start('other', 'image', { user: 2 });
    start('other kind', 'music', { user: 1 });
    expect(await listStarted()).toEqual(['first', 'other', 'other kind']);
    await first.end();
    expect(await listStarted()).toContain('second');
  });

  test('runs the works of one job side by side', async () => {
    const { start, listStarted } = open({ atOnce: { image: 2 } });
    start('first', 'image', { from: 'job' });
    start('second', 'image', { from: 'job' });
    expect(await listStarted()).toEqual(['first', 'second']);
  });

  test('serves paying users first, calls before jobs, and no user twice before another', async () => {
    const { start, listStarted } = open({ atOnce: { image: 2 } });
    const works = [
      start('running 1', 'image', { user: 1, from: 'job' }),
      start('running 2', 'image', { user: 9, from: 'job' }),
      start('job of the same user', 'image', { user: 1, from: 'job' }),
      start('guest', 'image', { user: 2, plan: 'guest' }),
      start('job of another', 'image', { user: 3, from: 'job' }),
      start('call', 'image', { user: 4 }),
      start('business', 'image', { user: 5, plan: 'business' }),
    ];
    await works[1]?.end();
    expect((await listStarted()).slice(2)).toEqual(['business']);
    await works[6]?.end();
    expect((await listStarted()).slice(3)).toEqual(['call']);
    await works[5]?.end();
    expect((await listStarted()).slice(4)).toEqual(['job of another']);
    await works[4]?.end();
    expect((await listStarted()).slice(5)).toEqual(['job of the same user']);
  });

  test('ends a work that throws like any other', async () => {
    const gate = createHeavyWorkGate({ memoryBytes: PLENTY_BYTES, atOnce: { music: 1 } });
    const work = { kind: 'music', owner: { userId: 1 as UserId, plan: 'free' }, from: 'call', signal } as const;
    await expect(gate.run(work, () => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink');
    await expect(gate.run(work, async () => 'played')).resolves.toBe('played');
  });
});

describe('the memory of the works', () => {
  const { peakBytes } = HEAVY_WORK.image;

  test('stays within the share of its lane', async () => {
    const { start, listStarted } = open({ memoryBytes: 2 * (2.5 * peakBytes), atOnce: { image: 9 } });
    const works = Array.from({ length: 5 }, (_none, nth) => start(String(nth), 'image', { user: nth }));
    expect(await listStarted()).toEqual(['0', '1']);
    await works[0]?.end();
    expect(await listStarted()).toEqual(['0', '1', '2']);
  });

  test('never keeps a work from running alone', async () => {
    const { start, listStarted } = open({ memoryBytes: 1 });
    const image = start('image', 'image');
    start('music', 'music');
    expect(await listStarted()).toEqual(['image']);
    await image.end();
    expect(await listStarted()).toEqual(['image', 'music']);
  });

  test('keeps a share for light work beside renders, and for a render beside light work', async () => {
    const { start, listStarted } = open({ memoryBytes: 1 });
    start('render', 'render', { from: 'job', user: 1 });
    start('second render', 'render', { from: 'job', user: 2 });
    start('image', 'image', { user: 3 });
    expect(await listStarted()).toEqual(['render', 'image']);
  });

  test('lets no small work overtake a large one for ever', async () => {
    const share = HEAVY_WORK.music.peakBytes + HEAVY_WORK.speech.peakBytes;
    const { start, listStarted } = open({ memoryBytes: 2 * share, atOnce: { speech: 2 } });
    const [music] = [start('music', 'music'), start('speech', 'speech', { user: 2 })];
    start('image', 'image', { user: 3 });
    start('late speech', 'speech', { user: 4 });
    await music?.end();
    expect(await listStarted()).toEqual(['music', 'speech']);
  });
});

describe('the memory that the process really takes', () => {
  const EVERY_MS = 1000;
  const { peakBytes } = HEAVY_WORK.image;
  const openWatched = (used: { bytes: number }) =>
    open({
      atOnce: { image: 9 },
      memoryWatch: { limitBytes: 10 * peakBytes, readUsedBytes: () => used.bytes, everyMs: EVERY_MS },
    });

  beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => vi.useRealTimers());

  test('holds work back while it is short, and goes on by itself once there is room', async () => {
    const used = { bytes: 9.5 * peakBytes };
    const { start, listStarted } = openWatched(used);
    start('first', 'image', { user: 1 });
    start('second', 'image', { user: 2 });
    expect(await listStarted()).toEqual(['first']);
    vi.advanceTimersByTime(EVERY_MS);
    expect(await listStarted()).toEqual(['first']);
    used.bytes = 2 * peakBytes;
    vi.advanceTimersByTime(EVERY_MS);
    expect(await listStarted()).toEqual(['first', 'second']);
  });

  test('still lets each lane do one work at a time', async () => {
    const { start, listStarted } = openWatched({ bytes: 20 * peakBytes });
    const image = start('image', 'image', { user: 1 });
    start('render', 'render', { user: 2, from: 'job' });
    start('next image', 'image', { user: 3 });
    start('next render', 'render', { user: 4, from: 'job' });
    expect(await listStarted()).toEqual(['image', 'render']);
    await image.end();
    expect(await listStarted()).toEqual(['image', 'render', 'next image']);
  });

  test('counts work that began since it was read', async () => {
    const { start, listStarted } = openWatched({ bytes: 7.5 * peakBytes });
    for (let nth = 1; nth <= 4; nth += 1) start(String(nth), 'image', { user: nth });
    expect(await listStarted()).toEqual(['1', '2']);
    vi.advanceTimersByTime(EVERY_MS);
    expect(await listStarted()).toEqual(['1', '2', '3', '4']);
  });

  test('is not read while nothing is to do', async () => {
    const readUsedBytes = vi.fn(() => 0);
    const { start } = open({ memoryWatch: { limitBytes: PLENTY_BYTES, readUsedBytes, everyMs: EVERY_MS } });
    await start('work', 'image').end();
    vi.advanceTimersByTime(EVERY_MS);
    const reads = readUsedBytes.mock.calls.length;
    vi.advanceTimersByTime(10 * EVERY_MS);
    expect(readUsedBytes).toHaveBeenCalledTimes(reads);
  });
});

describe('a waiting call', () => {
  const BUSY = { code: 'SYSTEM_BUSY' };

  test('is refused as busy if too many wait, while members have room', async () => {
    const { start } = open({ atOnce: { image: 1 } });
    const guests = Array.from({ length: 60 }, (_none, nth) => start('guest', 'image', { user: nth, plan: 'guest' }));
    expect(await guests.at(-1)?.failed).toMatchObject(BUSY);
    const member = start('member', 'image', { user: 100, plan: 'personal' });
    for (const guest of guests) void guest.end();
    await member.end();
    expect(await member.failed).toBeUndefined();
  });

  test('is refused as busy if the user has too many', async () => {
    const { start } = open({ atOnce: { image: 1 } });
    const calls = Array.from({ length: 40 }, () => start('call', 'image', { plan: 'business' }));
    expect(await calls.at(-1)?.failed).toMatchObject(BUSY);
    const other = start('other', 'image', { user: 2, plan: 'business' });
    for (const call of calls) void call.end();
    await other.end();
    expect(await other.failed).toBeUndefined();
  });

  test('is refused as busy after its longest wait; a job waits on', async () => {
    const { start, listStarted } = open({ atOnce: { image: 1 }, callWaitMs: 20 });
    const running = start('running', 'image', { user: 1 });
    const job = start('job', 'image', { user: 2, from: 'job' });
    expect(await start('call', 'image', { user: 3 }).failed).toMatchObject(BUSY);
    await running.end();
    expect(await listStarted()).toEqual(['running', 'job']);
    await job.end();
  });

  test('leaves when its caller leaves, and holds back nobody', async () => {
    const { start, listStarted } = open({ memoryBytes: 1 });
    const running = start('running', 'speech', { user: 1 });
    const leaving = new AbortController();
    const gone = start('gone', 'image', { user: 2, signal: leaving.signal });
    const reason = new Error('the caller has left');
    leaving.abort(reason);
    expect(await gone.failed).toBe(reason);
    start('next', 'music', { user: 3 });
    await running.end();
    expect(await listStarted()).toEqual(['running', 'next']);
  });

  test('does not start if its caller had left before', async () => {
    const { start } = open();
    const reason = new Error('too late');
    expect(await start('late', 'image', { signal: AbortSignal.abort(reason) }).failed).toBe(reason);
  });
});
