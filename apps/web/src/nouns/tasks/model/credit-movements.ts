import type { TaskCreditsEntry } from '@reelwright/contracts';

/** One credit movement from the user's view: its effect on the balance. */
export interface CreditMovement {
  kind: TaskCreditsEntry['kind'];
  /** Negative if credits left the balance, or, for a settlement, if held credits were spent. */
  amount: number;
  at: string;
}

/**
 * Lists credit movements once each. The ledger books a movement out of one account and into others; of those, this keeps
 * the effects on the balance and the amount spent.
 */
export function listMovements(entries: readonly TaskCreditsEntry[]): CreditMovement[] {
  return entries.flatMap(({ kind, account, amount, at }): CreditMovement[] => {
    if (account === 'spent') return [{ kind, amount: -amount, at }];
    // What a settlement returns is the price of results that could not be made.
    return account === 'available' ? [{ kind: kind === 'settle' ? 'release' : kind, amount, at }] : [];
  });
}
