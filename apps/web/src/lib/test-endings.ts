type Ending = () => void | Promise<void>;
const endings = new Set<Ending>();

/** Calls a function when the running test has ended, once. Hooks at the top of a module would serve only the first of the files that share a process. */
export function atTestEnd(end: Ending): void {
  endings.add(end);
}

/** Calls what was asked for by `atTestEnd`, the newest first. */
export async function endTest(): Promise<void> {
  const asked = [...endings].toReversed();
  endings.clear();
  for (const end of asked) await end();
}
