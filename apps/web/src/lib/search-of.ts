/** The search parameters of an address. */
export type Search = Readonly<Record<string, unknown>>;

/**
 * Returns a function that reads these text parameters of an address. It ignores other names, and values that are no
 * text.
 */
export function searchOf<const Name extends string>(...names: Name[]): (search: Search) => { [Each in Name]?: string } {
  return (search) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const value = search[name];
        // The router parses a bare number as a number; an id of digits is still a text.
        const text = typeof value === 'number' ? String(value) : value;
        return typeof text === 'string' ? [[name, text]] : [];
      }),
    ) as { [Each in Name]?: string };
}
