import { describe, expect, test } from 'vitest';
import { hasRoomInQueue, toGroupLimit, toQueuePriority } from './queue-limits.ts';

describe('the queue', () => {
  test('serves business before personal before free before guest, for any number of tasks', () => {
    const priorities = (['business', 'personal', 'free', 'guest'] as const).map((plan) =>
      toQueuePriority({ plan, unfinishedTasks: 999 }),
    );
    const firstOfNextGroup = (['personal', 'free', 'guest'] as const).map((plan) =>
      toQueuePriority({ plan, unfinishedTasks: 0 }),
    );
    firstOfNextGroup.forEach((priority, index) => {
      expect(priorities[index]).toBeGreaterThan(priority);
    });
  });

  test("puts a user's second task after another user's first", () => {
    expect(toQueuePriority({ plan: 'free', unfinishedTasks: 1 })).toBeLessThan(
      toQueuePriority({ plan: 'free', unfinishedTasks: 0 }),
    );
  });

  test.each([
    [{ ofAll: 9, ofUser: 2 }, true],
    [{ ofAll: 10, ofUser: 2 }, false],
    [{ ofAll: 9, ofUser: 3 }, false],
  ])('with %o waiting has room for a business user: %s', (waiting, hasRoom) => {
    const limits = { queueLimit: 10, userQueueLimit: 3 };
    expect(hasRoomInQueue(waiting, { plan: 'business', limits })).toBe(hasRoom);
  });

  test.each([1, 2, 3, 5, 100, 1_000_000])(
    'of %i places keeps those of each group for it and the groups above',
    (queueLimit) => {
      const limits = (['guest', 'free', 'personal', 'business'] as const).map((plan) =>
        toGroupLimit(plan, { queueLimit }),
      );
      expect(limits).toEqual(limits.toSorted((one, other) => one - other));
      expect(limits[0]).toBeGreaterThan(0);
      expect(limits[3]).toBe(queueLimit);
      if (queueLimit >= 5) expect(new Set(limits).size).toBe(limits.length);
    },
  );
});
