/** How often the loop is asked; what it answers later than that, it was held. */
const STEP_MS = 20;
const WINDOW_MS = 1000;

/** The longest delay of the event loop in a window. */
export interface LoopStall {
  delayMs: number;
  /**
   * Most time that the thread computed between two answers, beyond the time between them: a thread that waits for a
   * processor is delayed too, and computes nothing.
   */
  computedMs: number;
}

interface LoopWatchOptions {
  /** Called once a window; later if the loop was held. */
  observe(stall: LoopStall): void;
  windowMs?: number;
}

const readCpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/**
 * Measures for how long the event loop is held. Returns a function that ends it. With a timer of its own: Node's
 * `monitorEventLoopDelay` misses a delay that begins right after a reset.
 */
export function watchEventLoop({ observe, windowMs = WINDOW_MS }: LoopWatchOptions): () => void {
  let steppedAt = performance.now();
  let cpuAt = readCpuMs();
  let windowFrom = steppedAt;
  let stall: LoopStall = { delayMs: 0, computedMs: 0 };
  const timer = setInterval(() => {
    const now = performance.now();
    const cpuMs = readCpuMs();
    const delayMs = now - steppedAt - STEP_MS;
    // A loop that answers in time computed in pieces that held nobody up.
    const computedMs = Math.min(delayMs, cpuMs - cpuAt);
    stall = { delayMs: Math.max(stall.delayMs, delayMs), computedMs: Math.max(stall.computedMs, computedMs) };
    steppedAt = now;
    cpuAt = cpuMs;
    if (now - windowFrom < windowMs) return;
    observe(stall);
    windowFrom = now;
    stall = { delayMs: 0, computedMs: 0 };
  }, STEP_MS).unref();
  return () => clearInterval(timer);
}
