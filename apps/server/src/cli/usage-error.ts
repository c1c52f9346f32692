/** What was asked makes no sense; the message tells what to write instead. Shown without a stack. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
