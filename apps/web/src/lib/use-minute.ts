import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
let now = new Date();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  now = new Date();
  timer ??= setInterval(() => {
    now = new Date();
    for (const each of listeners) each();
  }, MINUTE_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** Returns the time, updated every minute by one clock that all components share. */
export function useMinute(): Date {
  return useSyncExternalStore(subscribe, () => now);
}
