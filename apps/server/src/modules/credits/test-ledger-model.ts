import * as fc from 'fast-check';
import { type Balance, MOVEMENTS, type MovementKind, type PlannedEntry, planMovement, returnPart } from './ledger.ts';

/** One event for one user's credits. Holds are numbered in the order of their requests. */
export type LedgerEvent =
  | { kind: 'grant'; amount: number }
  | { kind: 'expire'; amount: number }
  | { kind: 'hold'; amount: number }
  /** `returned` is less than what was held, or the ledger would refuse it as a bug. */
  | { kind: 'settle'; hold: number; returned: number }
  | { kind: 'release'; hold: number };

export interface LedgerModel {
  entries: PlannedEntry[];
  /** In the order of the requests; null if refused. */
  holds: ({ amount: number; returned: number; state: 'open' | MovementKind } | null)[];
}

export const emptyLedger = (): LedgerModel => ({ entries: [], holds: [] });

export function sumOf(model: LedgerModel, account: PlannedEntry['account']): number {
  return model.entries.reduce((sum, entry) => (entry.account === account ? sum + entry.amount : sum), 0);
}

export function balanceOf(model: LedgerModel): Balance {
  return { available: sumOf(model, 'available'), held: sumOf(model, 'held') };
}

export function openHoldsOf(model: LedgerModel): number {
  return model.holds.reduce((sum, hold) => (hold?.state === 'open' ? sum + hold.amount : sum), 0);
}

/** Returns whether the event was carried out. A refused event changes only the list of holds. */
export function applyEvent(model: LedgerModel, event: LedgerEvent): boolean {
  if (event.kind === 'settle' || event.kind === 'release') {
    const hold = model.holds[event.hold];
    if (hold?.state !== 'open') return false;
    const plan = planMovement(event.kind, hold.amount, balanceOf(model));
    if (!plan.isAllowed) throw new Error('an open hold is always covered');
    hold.returned = event.kind === 'settle' ? Math.min(event.returned, hold.amount - 1) : 0;
    model.entries.push(...(hold.returned > 0 ? returnPart(plan.entries, hold.returned) : plan.entries));
    hold.state = event.kind;
    return true;
  }
  const plan = planMovement(event.kind, event.amount, balanceOf(model));
  if (plan.isAllowed) model.entries.push(...plan.entries);
  if (event.kind === 'hold')
    model.holds.push(plan.isAllowed ? { amount: event.amount, returned: 0, state: 'open' } : null);
  return plan.isAllowed;
}

const amount = fc.integer({ min: 1, max: 60 });
const holdIndex = fc.nat({ max: 6 });

/** Generates grants, holds and their ends in any order, including impossible ones and repetitions. */
export function ledgerHistory(maxLength: number): fc.Arbitrary<LedgerEvent[]> {
  return fc.array(
    fc.oneof(
      fc.record({ kind: fc.constant('grant' as const), amount }),
      fc.record({ kind: fc.constant('expire' as const), amount }),
      { weight: 2, arbitrary: fc.record({ kind: fc.constant('hold' as const), amount }) },
      fc.record({ kind: fc.constant('settle' as const), hold: holdIndex, returned: fc.nat({ max: 3 }) }),
      fc.record({ kind: fc.constant('release' as const), hold: holdIndex }),
    ),
    { maxLength },
  );
}

export const ALL_ACCOUNTS = [...new Set(Object.values(MOVEMENTS).flatMap(({ from, to }) => [from, to]))];
