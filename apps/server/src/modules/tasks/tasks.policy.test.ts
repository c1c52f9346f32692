import { describe, expect, test } from 'vitest';
import { hasRoomInQueue, mayUseTool, toQueuePriority } from './tasks.policy.ts';

describe('the queue', () => {
  test('serves business before personal before free before guest, however many tasks they have', () => {
    const priorities = ([21, 11, 1, 5] as const).map((userType) => toQueuePriority({ userType, unfinishedTasks: 999 }));
    const firstOfNextGroup = ([11, 1, 5] as const).map((userType) => toQueuePriority({ userType, unfinishedTasks: 0 }));
    firstOfNextGroup.forEach((priority, index) => {
      expect(priorities[index]).toBeGreaterThan(priority);
    });
  });

  test("puts a user's second task after another user's first", () => {
    expect(toQueuePriority({ userType: 1, unfinishedTasks: 1 })).toBeLessThan(
      toQueuePriority({ userType: 1, unfinishedTasks: 0 }),
    );
  });

  test.each([
    [{ ofAll: 9, ofUser: 2 }, true],
    [{ ofAll: 10, ofUser: 2 }, false],
    [{ ofAll: 9, ofUser: 3 }, false],
  ])('of %o has room: %s', (waiting, hasRoom) => {
    expect(hasRoomInQueue(waiting, { queueLimit: 10, userQueueLimit: 3 })).toBe(hasRoom);
  });
});

test('short movie translation and product remix need their permission, other tools none', () => {
  expect(mayUseTool({ id: 107, permission: 'granted' }, [])).toBe(false);
  expect(mayUseTool({ id: 115, permission: 'granted' }, [107])).toBe(false);
  expect(mayUseTool({ id: 107, permission: 'granted' }, [107])).toBe(true);
  expect(mayUseTool({ id: 104, permission: 'everyone' }, [])).toBe(true);
});
