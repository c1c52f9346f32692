const endings = new Set<() => void>();

/** Calls a function when the running test has ended, once. Hooks at the top of a module would serve only the first of the files that share a process. */
export function atTestEnd(end: () => void): void {
  endings.add(end);
}

/** Calls what was asked for by `atTestEnd`, the newest first. */
export function endTest(): void {
  const asked = [...endings].toReversed();
  endings.clear();
  for (const end of asked) end();
}
