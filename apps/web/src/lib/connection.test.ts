import { describe, expect, it } from 'vitest';
import { createConnection } from './connection.ts';

/** A server that can stop, a browser that always says that it is online, and a clock that advances on request. */
function makeWorld() {
  const world = {
    isRunning: true,
    status: 200,
    isSilent: false,
    isOnline: true,
    probes: 0,
    timers: new Map<() => void, number>(),
    /** Runs every timer that is due within this time. */
    async pass(ms: number): Promise<void> {
      const due = [...world.timers].filter(([, at]) => at <= ms);
      for (const [run] of due) {
        world.timers.delete(run);
        run();
      }
      await settle();
    },
  };
  const connection = createConnection({
    fetch: async () => {
      world.probes += 1;
      if (!world.isRunning) throw new TypeError('Failed to fetch');
      if (world.isSilent) throw new DOMException('The operation timed out.', 'TimeoutError');
      return new Response(null, { status: world.status });
    },
    isOnline: () => world.isOnline,
    delay(run, ms) {
      world.timers.set(run, ms);
      return () => world.timers.delete(run);
    },
  });
  return { world, connection };
}

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

describe('a server that goes away while the browser says it is online', () => {
  it('is noticed within 5 s of a call without an answer, which then ends', async () => {
    const { world, connection } = makeWorld();
    const lost = connection.lostSignal();
    connection.watchCall();
    world.isRunning = false;
    await world.pass(5000);
    expect(connection.isThere()).toBe(false);
    expect(lost.aborted).toBe(true);
  });

  it('is looked for until it is back, at most 4 s apart', async () => {
    const { world, connection } = makeWorld();
    world.isRunning = false;
    await connection.check();
    for (let tries = 0; tries < 8; tries += 1) await world.pass(4000);
    expect(world.probes).toBe(9);
    world.isRunning = true;
    const back = connection.whenThere();
    await world.pass(4000);
    await back;
    expect(connection.isThere()).toBe(true);
    expect(connection.lostSignal().aborted).toBe(false);
    expect(world.timers.size).toBe(0);
  });

  it('counts as away when a proxy answers for it, and as there when it is only busy', async () => {
    const { world, connection } = makeWorld();
    world.status = 503;
    expect(await connection.check()).toBe(true);
    world.status = 502;
    expect(await connection.check()).toBe(false);
  });
});

describe('a server that is only slow', () => {
  it('is told to be slow, keeps its calls, and is neither once it answers', async () => {
    const { world, connection } = makeWorld();
    const lost = connection.lostSignal();
    world.isSilent = true;
    await connection.check();
    await world.pass(4000);
    expect([connection.isThere(), connection.isSlow()]).toEqual([true, true]);
    expect(lost.aborted).toBe(false);
    world.isSilent = false;
    await world.pass(4000);
    expect([connection.isThere(), connection.isSlow()]).toEqual([true, false]);
    expect(world.timers.size).toBe(0);
  });

  it('is away if it stays silent', async () => {
    const { world, connection } = makeWorld();
    const lost = connection.lostSignal();
    world.isSilent = true;
    await connection.check();
    for (let tries = 0; tries < 2; tries += 1) await world.pass(4000);
    expect([connection.isThere(), connection.isSlow()]).toEqual([false, false]);
    expect(lost.aborted).toBe(true);
  });
});

it('asks nobody while the browser has no network, and at once when it has', async () => {
  const { world, connection } = makeWorld();
  world.isOnline = false;
  connection.networkChanged();
  expect(connection.isThere()).toBe(false);
  expect(world.timers.size).toBe(0);
  expect(world.probes).toBe(0);
  world.isOnline = true;
  connection.networkChanged();
  await settle();
  expect(connection.isThere()).toBe(true);
});

it('looks no more for a call that was answered', async () => {
  const { world, connection } = makeWorld();
  connection.watchCall()();
  await world.pass(10_000);
  expect(world.probes).toBe(0);
});
