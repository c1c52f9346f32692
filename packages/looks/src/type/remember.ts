/** Creates a cache of at most `limit` entries, for values that depend only on their key. */
export function createMemory<Value>(limit: number): (key: string, compute: () => Value) => Value {
  const known = new Map<string, Value>();
  return (key, compute) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = compute();
    if (known.size >= limit) known.clear();
    known.set(key, value);
    return value;
  };
}
