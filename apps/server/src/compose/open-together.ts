/**
 * Opens several things that end together: `open` puts each on the stack once it is opened. They are closed in reverse
 * order, by `close` or where `open` throws.
 *
 * A function, not `await using`: the parser of the import rules (dependency-cruiser 18 with swc) does not read that yet.
 */
export async function openTogether<Opened extends object>(
  open: (closing: AsyncDisposableStack) => Promise<Opened>,
): Promise<Opened & { close(): Promise<void> }> {
  const closing = new AsyncDisposableStack();
  try {
    return { ...(await open(closing)), close: () => closing.disposeAsync() };
  } catch (error) {
    await closing.disposeAsync().catch((closeError: unknown) => {
      throw new SuppressedError(closeError, error, 'what had been opened before an error did not close');
    });
    throw error;
  }
}
