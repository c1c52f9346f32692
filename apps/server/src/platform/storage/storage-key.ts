const MAX_KEY_BYTES = 900;
const MAX_PART_BYTES = 200;

/** Throws on an invalid key: one that leaves the store, or that some kind of store can't hold. */
export function assertStorageKey(key: string): void {
  if (Buffer.byteLength(key) > MAX_KEY_BYTES || !key.split('/').every(isKeyPart)) {
    throw new Error(`not a storage key: ${JSON.stringify(key.slice(0, 100))}`);
  }
}

/** Throws unless the prefix ends with a slash, or is empty and `mayBeEmpty` is set. */
export function assertStoragePrefix(prefix: string, { mayBeEmpty }: { mayBeEmpty: boolean }): void {
  if (prefix === '' && mayBeEmpty) return;
  if (!prefix.endsWith('/')) throw new Error(`not a storage prefix: ${JSON.stringify(prefix.slice(0, 100))}`);
  assertStorageKey(prefix.slice(0, -1));
}

function isKeyPart(part: string): boolean {
  if (part === '' || part === '.' || part === '..' || Buffer.byteLength(part) > MAX_PART_BYTES) return false;
  // Rejects control characters, the backslash (a separator on some systems), and lone surrogates, which no file name
  // can hold.
  return !/[\p{Cc}\\]/u.test(part) && part.isWellFormed();
}
