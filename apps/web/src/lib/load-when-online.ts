import { type ComponentType, lazy } from 'react';

/** Loads a part of the app. Without a connection it waits until the connection is back instead of failing. */
export async function loadWhenOnline<Part>(load: () => Promise<Part>): Promise<Part> {
  await waitUntilOnline();
  try {
    return await load();
  } catch (error) {
    // The connection may have been lost during loading.
    if (navigator.onLine) throw error;
    await waitUntilOnline();
    return load();
  }
}

/** Returns a component that loads when it is first shown. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loadWhenOnline(load) }));
}

async function waitUntilOnline(): Promise<void> {
  if (navigator.onLine) return;
  await new Promise<void>((resolve) => {
    addEventListener('online', () => resolve(), { once: true });
  });
}
