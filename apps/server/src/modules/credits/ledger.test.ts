import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planMovement, returnPart } from './ledger.ts';
import {
  ALL_ACCOUNTS,
  applyEvent,
  balanceOf,
  emptyLedger,
  ledgerHistory,
  openHoldsOf,
  sumOf,
} from './test-ledger-model.ts';

describe('any sequence of events of a user', () => {
  test('keeps the ledger at zero, no balance negative, and the held balance equal to the open holds', () => {
    fc.assert(
      fc.property(ledgerHistory(40), (history) => {
        const model = emptyLedger();
        for (const event of history) {
          applyEvent(model, event);
          const { available, held } = balanceOf(model);
          expect(ALL_ACCOUNTS.reduce((sum, account) => sum + sumOf(model, account), 0)).toBe(0);
          expect(available).toBeGreaterThanOrEqual(0);
          expect(held).toBe(openHoldsOf(model));
        }
      }),
      { numRuns: 3000 },
    );
  });

  test('leaves every granted credit available, held, spent or expired', () => {
    fc.assert(
      fc.property(ledgerHistory(40), (history) => {
        const model = emptyLedger();
        for (const event of history) applyEvent(model, event);
        const spent = model.holds.reduce(
          (sum, hold) => (hold?.state === 'settle' ? sum + hold.amount - hold.returned : sum),
          0,
        );
        expect(sumOf(model, 'spent')).toBe(spent);
        const { available, held } = balanceOf(model);
        expect(0 - sumOf(model, 'granted')).toBe(available + held + spent + sumOf(model, 'expired'));
      }),
      { numRuns: 2000 },
    );
  });

  test('a task that failed or was refused leaves the balance unchanged', () => {
    fc.assert(
      fc.property(ledgerHistory(20), fc.integer({ min: 1, max: 60 }), (history, amount) => {
        const model = emptyLedger();
        for (const event of history) applyEvent(model, event);
        const before = balanceOf(model);
        const isHeld = applyEvent(model, { kind: 'hold', amount });
        expect(isHeld).toBe(amount <= before.available);
        applyEvent(model, { kind: 'release', hold: model.holds.length - 1 });
        expect(balanceOf(model)).toEqual(before);
      }),
      { numRuns: 1000 },
    );
  });
});

test('a hold that is too large is refused with the balance that is left', () => {
  expect(planMovement('hold', 6, { available: 5, held: 9 })).toEqual({
    isAllowed: false,
    reason: 'not_enough',
    balance: 5,
  });
});

test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('throws for the amount %d', (amount) => {
  expect(() => planMovement('grant', amount, { available: 0, held: 0 })).toThrow(RangeError);
});

test.each([0, -1, 5, 6, 1.5])('a settlement of 5 credits returns some of them, not %d', (returned) => {
  const settlement = [
    { account: 'held', amount: -5 },
    { account: 'spent', amount: 5 },
  ] as const;
  expect(() => returnPart(settlement, returned)).toThrow(RangeError);
});
