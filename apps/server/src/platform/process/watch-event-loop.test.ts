import { expect, test } from 'vitest';
import { watchEventLoop } from './watch-event-loop.ts';

const HELD_MS = 200;

function holdLoop(): void {
  const until = performance.now() + HELD_MS;
  while (performance.now() < until);
}

test('measures for how long the event loop was held', async () => {
  const { promise, resolve } = Promise.withResolvers<number>();
  let windows = 0;
  const stop = watchEventLoop({
    windowMs: 20,
    observe(maxDelayMs) {
      windows += 1;
      if (windows === 1) setImmediate(holdLoop);
      if (maxDelayMs > HELD_MS / 2) resolve(maxDelayMs);
    },
  });
  // The watch does not keep the process alive, so the test waits by a timer of its own.
  const alive = setInterval(() => {}, 10);
  try {
    expect(await promise).toBeGreaterThan(HELD_MS / 2);
  } finally {
    clearInterval(alive);
    stop();
  }
});
