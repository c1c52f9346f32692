/** Goes on in a task of its own, so that the browser answers a tap or paints before it. */
export async function nextTask(): Promise<void> {
  // Safari can't do it yet.
  if ('scheduler' in globalThis && 'yield' in scheduler) await scheduler.yield();
  else await new Promise((resolve) => setTimeout(resolve));
}
