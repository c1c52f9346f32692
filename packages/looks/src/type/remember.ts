/** Keeps what was computed for a key, all of it at most `limit` times; for what is computed out of its key alone. */
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
