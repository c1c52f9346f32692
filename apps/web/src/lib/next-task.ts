/** Continues in a new task, so that the browser first handles input and paints. */
export async function nextTask(): Promise<void> {
  // Safari lacks `scheduler.yield`.
  if ('scheduler' in globalThis && 'yield' in scheduler) await scheduler.yield();
  else await new Promise((resolve) => setTimeout(resolve));
}
