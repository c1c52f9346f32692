/** Upper limit of the wait: a part that never loads would be worse than one that loads at a busy moment. */
const LONGEST_WAIT_MS = 1000;

/** Resolves when the browser has nothing else to do. */
export async function waitUntilIdle(): Promise<void> {
  // Safari lacks `requestIdleCallback`.
  if (!('requestIdleCallback' in globalThis)) return;
  await new Promise<void>((resolve) => {
    requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS });
  });
}
