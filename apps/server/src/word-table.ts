/**
 * A table that is looked up by words of other people's texts: it holds its own entries and nothing else. In a plain object
 * `constructor` or `valueOf` would be found too.
 */
export function wordTable<Value>(entries: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  return Object.assign(Object.create(null) as Record<string, Value>, entries);
}
