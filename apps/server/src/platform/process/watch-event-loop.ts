/** How often the loop is asked; what it answers later than that, it was held. */
const STEP_MS = 20;
const WINDOW_MS = 1000;

interface LoopWatchOptions {
  /** Called once a window with the longest delay of the event loop in it; later if the loop was held. */
  observe(maxDelayMs: number): void;
  windowMs?: number;
}

/**
 * Measures for how long the event loop is held. Returns a function that ends it. With a timer of its own: Node's
 * `monitorEventLoopDelay` misses a delay that begins right after a reset.
 */
export function watchEventLoop({ observe, windowMs = WINDOW_MS }: LoopWatchOptions): () => void {
  let steppedAt = performance.now();
  let windowFrom = steppedAt;
  let maxDelayMs = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    maxDelayMs = Math.max(maxDelayMs, now - steppedAt - STEP_MS);
    steppedAt = now;
    if (now - windowFrom < windowMs) return;
    observe(maxDelayMs);
    windowFrom = now;
    maxDelayMs = 0;
  }, STEP_MS).unref();
  return () => clearInterval(timer);
}
