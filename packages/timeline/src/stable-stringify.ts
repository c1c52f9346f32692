/**
 * JSON with the keys of every object sorted, so that equal values give equal text whatever order they were built in.
 * Used for manifests, sprite keys and hashes of documents. Absent and `undefined` properties are the same, as in JSON.
 */
export function stableStringify(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (inner === null || typeof inner !== 'object' || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
  });
}
