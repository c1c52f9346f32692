/** Loads a part of the app; without a connection not before it is back, so that a screen comes late instead of failing. */
export async function loadWhenOnline<Part>(load: () => Promise<Part>): Promise<Part> {
  if (!navigator.onLine) {
    await new Promise<void>((resolve) => {
      addEventListener('online', () => resolve(), { once: true });
    });
  }
  return load();
}
