import { type ComponentType, lazy } from 'react';

/** Loads a part of the app; without a connection as soon as it is back, so that the part comes late instead of failing. */
export async function loadWhenOnline<Part>(load: () => Promise<Part>): Promise<Part> {
  await waitUntilOnline();
  try {
    return await load();
  } catch (error) {
    // The connection may have gone while it was loading.
    if (navigator.onLine) throw error;
    await waitUntilOnline();
    return load();
  }
}

/** A component that comes when it is shown first. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loadWhenOnline(load) }));
}

/** A component that comes once the browser has nothing more urgent to do. */
export function lazyPartWhenIdle<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyPart<Props>(async () => {
    await waitUntilIdle();
    return load();
  });
}

/** So long at the most: a part that never came would be worse than one that comes in between. */
const LONGEST_WAIT_MS = 1000;

async function waitUntilIdle(): Promise<void> {
  // Safari has no idle times to tell of.
  if (!('requestIdleCallback' in globalThis)) return;
  await new Promise<void>((resolve) => {
    requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS });
  });
}

async function waitUntilOnline(): Promise<void> {
  if (navigator.onLine) return;
  await new Promise<void>((resolve) => {
    addEventListener('online', () => resolve(), { once: true });
  });
}
