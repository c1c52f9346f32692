/** Keeps the values that were asked for last, and forgets the others. */
export function createRecentValues<Value>(max: number) {
  const values = new Map<string, Value>();
  return {
    find(key: string): Value | undefined {
      const value = values.get(key);
      if (value !== undefined) {
        values.delete(key);
        values.set(key, value);
      }
      return value;
    },
    keep(key: string, value: Value): void {
      values.set(key, value);
      for (const oldest of values.keys()) {
        if (values.size <= max) break;
        values.delete(oldest);
      }
    },
  };
}
