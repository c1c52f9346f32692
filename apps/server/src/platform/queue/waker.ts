/** Wakes the workers that wait for jobs of a kind. */
export interface Waker {
  /** Resolves at the next call of `wake` with this name, or of `wakeAll`. */
  wait(name: string): Promise<void>;
  wake(name: string): void;
  wakeAll(): void;
}

export function createWaker(): Waker {
  const waiting = new Map<string, PromiseWithResolvers<void>>();
  const wake = (name: string): void => {
    waiting.get(name)?.resolve();
    waiting.delete(name);
  };
  return {
    wait(name) {
      const waits = waiting.get(name) ?? Promise.withResolvers<void>();
      waiting.set(name, waits);
      return waits.promise;
    },
    wake,
    wakeAll() {
      for (const name of waiting.keys()) wake(name);
    },
  };
}
