import { AsyncLocalStorage } from 'node:async_hooks';

/** Knows whether the code that runs now was called from a transaction's callback that has not ended. */
export interface TransactionGuard {
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Throws inside a transaction. */
  assertOutside(action: string): void;
  /** Gives a callback that runs outside, from wherever it is called (notifications arrive in a caller's context). */
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
        // What the callback has started and not awaited keeps its context; after the end it may use the database again.
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
