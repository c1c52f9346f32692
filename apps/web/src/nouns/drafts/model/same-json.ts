/** Whether two values say the same as JSON: whatever the order of their keys, and with what is undefined as not there. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other)) {
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((each, index) => isSameJson(each, other[index]))
    );
  }
  const left = one as Record<string, unknown>;
  const right = other as Record<string, unknown>;
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((key) => isSameJson(left[key], right[key]));
}
