/** Invalid arguments; the message says what to write instead. Shown without a stack. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
