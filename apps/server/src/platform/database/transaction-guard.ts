import { AsyncLocalStorage } from 'node:async_hooks';

/** Knows if the running code was called from a transaction's callback that has not ended. */
export interface TransactionGuard {
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Throws inside a transaction. */
  assertOutside(action: string): void;
  /**
   * Returns a callback that runs outside any transaction, whoever calls it (notifications arrive in a caller's
   * context).
   */
  bindOutside<Args extends unknown[]>(callback: (...args: Args) => void): (...args: Args) => void;
}

export function createTransactionGuard(): TransactionGuard {
  const context = new AsyncLocalStorage<{ isOpen: boolean }>();
  return {
    async run(work) {
      const transaction = { isOpen: true };
      try {
        return await context.run(transaction, work);
      } finally {
        // Unawaited work of the callback keeps its context; once the transaction has ended it may use the database
        // again.
        transaction.isOpen = false;
      }
    },
    assertOutside(action) {
      if (context.getStore()?.isOpen) {
        throw new Error(`${action} inside a transaction: use the transaction that the callback was given`);
      }
    },
    bindOutside:
      (callback) =>
      (...args) =>
        context.exit(() => callback(...args)),
  };
}
