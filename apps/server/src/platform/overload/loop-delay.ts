/** How late the event loop runs its timers. */
export interface LoopDelay {
  /** Milliseconds by which the loop is late now, or was at the last measurement. */
  readMs(): number;
  stop(): void;
}

const MEASURE_EVERY_MS = 100;

export function measureLoopDelay(now: () => number = () => performance.now()): LoopDelay {
  let measuredAtMs = now();
  let lateMs = 0;
  const overdueMs = (): number => Math.max(0, now() - measuredAtMs - MEASURE_EVERY_MS);
  const timer = setInterval(() => {
    lateMs = overdueMs();
    measuredAtMs = now();
  }, MEASURE_EVERY_MS);
  timer.unref();
  return {
    // After a long call the loop reads waiting sockets before it runs the timer.
    readMs: () => Math.max(lateMs, overdueMs()),
    stop: () => clearInterval(timer),
  };
}
