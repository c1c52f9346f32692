import { useEffect, useState } from 'react';

const FOLDER_DEBOUNCE_MS = 200;
const FOLDER_LOCK_MS = 100;
const CRUMB_THROTTLE_MS = 1000;

/**
 * Runs the last of several quick clicks on folders after a pause, then ignores clicks for a moment. A click that waits
 * is dropped once another place is in view.
 */
export function useFolderClicks<Target>(place: string, onClick: (target: Target) => void): (target: Target) => void {
  const [timers] = useState(makeTimers);
  useEffect(() => timers.clear, [timers]);
  useEffect(() => () => timers.stop('debounce'), [timers, place]);
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
  stop(name: string): void;
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
    stop: (name) => {
      clearTimeout(running.get(name));
      running.delete(name);
    },
    clear: () => {
      for (const timer of running.values()) clearTimeout(timer);
      running.clear();
    },
  };
}
