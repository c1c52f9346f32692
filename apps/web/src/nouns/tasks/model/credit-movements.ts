import type { TaskCreditsEntry } from '@reelwright/contracts';

/** One movement of credits, as its user thinks of it: what it did to the balance. */
export interface CreditMovement {
  kind: TaskCreditsEntry['kind'];
  /** Negative where credits left the balance, or, when settled, what was held and is now spent. */
  amount: number;
  at: string;
}

/**
 * The ledger books every movement twice: out of one account and into another. Of each, the side that tells the user more:
 * what it did to the balance, and where it did nothing to it, what was spent.
 */
export function listMovements(entries: readonly TaskCreditsEntry[]): CreditMovement[] {
  return entries.flatMap(({ kind, account, amount, at }) => {
    const isTold = kind === 'settle' ? account === 'spent' : account === 'available';
    return isTold ? [{ kind, amount: kind === 'settle' ? -amount : amount, at }] : [];
  });
}
