import { expect, test } from 'vitest';
import { type LoopStall, watchEventLoop } from './watch-event-loop.ts';

const HELD_MS = 200;

function holdLoop(): void {
  const until = performance.now() + HELD_MS;
  while (performance.now() < until);
}

test('measures for how long the event loop was held', async () => {
  const { promise, resolve } = Promise.withResolvers<LoopStall>();
  let windows = 0;
  const stop = watchEventLoop({
    windowMs: 20,
    observe(stall) {
      windows += 1;
      if (windows === 1) setImmediate(holdLoop);
      if (stall.delayMs > HELD_MS / 2) resolve(stall);
    },
  });
  // The watch does not keep the process alive, so the test waits by a timer of its own.
  const alive = setInterval(() => {}, 10);
  try {
    const { delayMs, computedMs } = await promise;
    expect(delayMs).toBeGreaterThan(HELD_MS / 2);
    expect(computedMs).toBeGreaterThan(0);
    expect(computedMs).toBeLessThanOrEqual(delayMs);
  } finally {
    clearInterval(alive);
    stop();
  }
});
