/** Accounts of an owner, and the accounts of the system on the other side of each movement. */
export type OwnerAccountName = 'available' | 'held';
export type SystemAccountName = 'granted' | 'spent' | 'expired';
export type AccountName = OwnerAccountName | SystemAccountName;

/** The only ways in which credits move. */
export const MOVEMENTS = {
  grant: { from: 'granted', to: 'available' },
  hold: { from: 'available', to: 'held' },
  settle: { from: 'held', to: 'spent' },
  release: { from: 'held', to: 'available' },
  expire: { from: 'available', to: 'expired' },
} as const satisfies Record<string, { from: AccountName; to: AccountName }>;

export type MovementKind = keyof typeof MOVEMENTS;

/** Kinds of written transactions. A transfer moves credits to the same account of another user. */
export type TransactionKind = MovementKind | 'transfer';

export interface PlannedEntry {
  account: AccountName;
  amount: number;
}

export type Balance = Readonly<Record<OwnerAccountName, number>>;

export type MovementPlan =
  | { isAllowed: true; entries: readonly PlannedEntry[] }
  | { isAllowed: false; reason: 'not_enough'; balance: number };

function isSystemAccount(account: AccountName): account is SystemAccountName {
  return account === 'granted' || account === 'spent' || account === 'expired';
}

/**
 * Returns the two entries of a movement, or why it is refused. Throws for an amount that is not a positive integer:
 * that is a bug.
 */
export function planMovement(kind: MovementKind, amount: number, balance: Balance): MovementPlan {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`not an amount of credits: ${amount}`);
  const { from, to } = MOVEMENTS[kind];
  if (!isSystemAccount(from) && balance[from] < amount) {
    return { isAllowed: false, reason: 'not_enough', balance: balance[from] };
  }
  return {
    isAllowed: true,
    entries: [
      { account: from, amount: -amount },
      { account: to, amount },
    ],
  };
}

/** Returns the entries of a settlement that spends only a part of what was held: the rest is available again. */
export function returnPart(settlement: readonly PlannedEntry[], returned: number): PlannedEntry[] {
  const spent = settlement.find(({ account }) => account === 'spent')?.amount ?? 0;
  if (!Number.isSafeInteger(returned) || returned <= 0 || returned >= spent) {
    throw new RangeError(`not a part of ${spent} credits: ${returned}`);
  }
  return [
    ...settlement.map((entry) => (entry.account === 'spent' ? { ...entry, amount: spent - returned } : entry)),
    { account: 'available', amount: returned },
  ];
}
