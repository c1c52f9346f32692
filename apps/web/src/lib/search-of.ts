/** What an address may say, and what of it is understood. */
export type Search = Readonly<Record<string, unknown>>;

/** Reads texts by these names from an address; what is none, or not among them, is as if it were not there. */
export function searchOf<const Name extends string>(...names: Name[]): (search: Search) => { [Each in Name]?: string } {
  return (search) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const value = search[name];
        // The router reads a bare number as one: an id of digits is a text all the same.
        const text = typeof value === 'number' ? String(value) : value;
        return typeof text === 'string' ? [[name, text]] : [];
      }),
    ) as { [Each in Name]?: string };
}
