const BYTES = 16;

/** Returns a unique random id. `crypto.randomUUID` is missing on plain http beyond localhost. */
export function makeRandomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
