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

async function waitUntilOnline(): Promise<void> {
  if (navigator.onLine) return;
  await new Promise<void>((resolve) => {
    addEventListener('online', () => resolve(), { once: true });
  });
}
