import { useEffect, useState } from 'react';

const FOLDER_DEBOUNCE_MS = 200;
const FOLDER_LOCK_MS = 100;
const CRUMB_THROTTLE_MS = 1000;

/** Runs the last of several quick clicks on folders after a pause, then ignores clicks for a moment. */
export function useFolderClicks<Target>(onClick: (target: Target) => void): (target: Target) => void {
  const [timers] = useState(makeTimers);
  useEffect(() => timers.clear, [timers]);
  return (target) => {
    if (timers.isRunning('lock')) return;
    timers.start('debounce', FOLDER_DEBOUNCE_MS, () => {
      timers.start('lock', FOLDER_LOCK_MS);
      onClick(target);
    });
  };
}

/** Runs a click on a crumb at once, then ignores clicks on crumbs for a second. */
export function useCrumbClicks<Target>(onClick: (target: Target) => void): (target: Target) => void {
  const [timers] = useState(makeTimers);
  useEffect(() => timers.clear, [timers]);
  return (target) => {
    if (timers.isRunning('throttle')) return;
    timers.start('throttle', CRUMB_THROTTLE_MS);
    onClick(target);
  };
}

interface Timers {
  isRunning(name: string): boolean;
  /** Restarts the timer of this name. */
  start(name: string, durationMs: number, onEnd?: () => void): void;
  clear(this: void): void;
}

function makeTimers(): Timers {
  const running = new Map<string, ReturnType<typeof setTimeout>>();
  return {
    isRunning: (name) => running.has(name),
    start: (name, durationMs, onEnd) => {
      clearTimeout(running.get(name));
      const end = () => {
        running.delete(name);
        onEnd?.();
      };
      running.set(name, setTimeout(end, durationMs));
    },
    clear: () => {
      for (const timer of running.values()) clearTimeout(timer);
      running.clear();
    },
  };
}
