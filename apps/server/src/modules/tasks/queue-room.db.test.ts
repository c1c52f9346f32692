import { USER_TYPES, type UserType } from '@reelwright/contracts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../../actor.ts';
import { openTaskBench, type TaskBench } from './test-task-bench.ts';

const QUEUE_LIMIT = 10;
const GUEST_PLACES = 4;

let bench: TaskBench;
beforeEach(async () => {
  bench = await openTaskBench();
  bench.allowPreviews();
  bench.limits.queueLimit = QUEUE_LIMIT;
});
afterEach(() => bench.close());

const addUser = (userType: UserType): Promise<Actor> => bench.createUser({ userType });
const pushPreview = (actor: Actor) => bench.push(actor, { price: 0 });

describe('the queue of tasks', () => {
  test('keeps room for members, however many guests push', async () => {
    for (let pushed = 0; pushed < GUEST_PLACES; pushed++) await bench.push(await addUser(USER_TYPES.guest));
    await expect(bench.push(await addUser(USER_TYPES.guest))).rejects.toMatchObject({ code: 'QUEUE_LIMIT' });
    for (const userType of [1, 11, 21] as const) {
      expect(await bench.push(await addUser(userType))).toMatchObject({ state: 'in_queue' });
    }
  });

  test('keeps room for paying users, however many free users push', async () => {
    for (let pushed = 0; pushed < 6; pushed++) await bench.push(await addUser(1));
    await expect(bench.push(await addUser(1))).rejects.toMatchObject({ code: 'QUEUE_LIMIT' });
    expect(await bench.push(await addUser(11))).toMatchObject({ state: 'in_queue' });
  });

  test('is not filled by previews', async () => {
    for (let pushed = 0; pushed < GUEST_PLACES; pushed++) await pushPreview(await addUser(USER_TYPES.guest));
    expect(await bench.push(await addUser(USER_TYPES.guest))).toMatchObject({ state: 'in_queue' });
  });
});

describe('the queue of previews', () => {
  test('keeps room for members, however many guests preview', async () => {
    const guests = await Promise.all(Array.from({ length: GUEST_PLACES }, () => addUser(USER_TYPES.guest)));
    for (const guest of guests) await pushPreview(guest);
    await expect(pushPreview(await addUser(USER_TYPES.guest))).rejects.toMatchObject({ code: 'QUEUE_LIMIT' });
    expect(await pushPreview(await addUser(1))).toMatchObject({ state: 'in_queue' });
  });

  test('holds one preview of a user, so that one user can not fill it', async () => {
    const guest = await addUser(USER_TYPES.guest);
    for (let pushed = 0; pushed < 2 * QUEUE_LIMIT; pushed++) await pushPreview(guest);
    expect(await pushPreview(await addUser(USER_TYPES.guest))).toMatchObject({ state: 'in_queue' });
  });

  test('has room while the queue of tasks is full', async () => {
    const business = await addUser(21);
    for (let pushed = 0; pushed < QUEUE_LIMIT; pushed++) await bench.push(business);
    await expect(bench.push(business)).rejects.toMatchObject({ code: 'QUEUE_LIMIT' });
    expect(await pushPreview(await addUser(USER_TYPES.guest))).toMatchObject({ state: 'in_queue' });
  });
});
