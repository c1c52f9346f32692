import type { TaskCreditsEntry } from '@reelwright/contracts';

/** One credit movement from the user's view: its effect on the balance. */
export interface CreditMovement {
  kind: TaskCreditsEntry['kind'];
  /** Negative if credits left the balance, or, for a settlement, if held credits were spent. */
  amount: number;
  at: string;
}

/**
 * Lists credit movements once each. The ledger books a movement twice, out of one account and into another; of the two,
 * this keeps the effect on the balance or, if there is none, the amount spent.
 */
export function listMovements(entries: readonly TaskCreditsEntry[]): CreditMovement[] {
  return entries.flatMap(({ kind, account, amount, at }) => {
    const isTold = kind === 'settle' ? account === 'spent' : account === 'available';
    return isTold ? [{ kind, amount: kind === 'settle' ? -amount : amount, at }] : [];
  });
}
