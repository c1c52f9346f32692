let known: string | null = null;

/** Returns the version of the server when the page was loaded: the first that was told. */
export function keepFirstVersion(current: string): string {
  known ??= current;
  return known;
}
