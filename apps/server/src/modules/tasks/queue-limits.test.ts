import { describe, expect, test } from 'vitest';
import { hasRoomInQueue, toQueuePriority } from './queue-limits.ts';

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
  ])('with %o waiting has room: %s', (waiting, hasRoom) => {
    expect(hasRoomInQueue(waiting, { queueLimit: 10, userQueueLimit: 3 })).toBe(hasRoom);
  });
});
