import { SHARE_LIMITS, type TaskId } from '@reelwright/contracts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Actor } from '../../actor.ts';
import { createSealer } from '../../platform/secrets/sealer.ts';
import { createMemoryRateLimits } from '../../platform/rate-limits/memory-rate-limits.ts';
import { openTaskBench, type TaskBench } from '../tasks/test-task-bench.ts';
import { createSharesService, type SharesService } from './shares.service.ts';

const DAY_MS = 86_400_000;
let bench: TaskBench;
let shares: SharesService;
let user: Actor;
let taskId: TaskId;
let aheadMs = 0;

beforeAll(async () => {
  const clock = { now: () => new Date(Date.now() + aheadMs) };
  bench = await openTaskBench({ clock });
  const rateLimits = createMemoryRateLimits({ clock });
  shares = createSharesService({
    database: bench.database,
    tasks: bench.tasks,
    clock,
    rateLimits,
    sealer: createSealer('secret of a test'),
  });
});
afterAll(() => bench.close());
beforeEach(async () => {
  aheadMs = 0;
  user = await bench.createUser();
  taskId = (await bench.push(user)).task_id;
  await bench.run(taskId);
});

const share = (options: { expiresInDays?: number; password?: string } = {}) =>
  shares.createShare({ taskId, actor: user }, { expiresInDays: options.expiresInDays, password: options.password });
const open = (token: string, password?: string, address = '203.0.113.7') =>
  shares.getShared({ token, password, address });

test('a link shows the finished video to anybody, and no data of its owner', async () => {
  const { token } = await share();
  const shown = await open(token);
  expect(shown).toMatchObject({ title: 'hello', outputs: [{ kind: 'video', variant: 0 }] });
  expect(JSON.stringify(shown)).not.toContain('asset_id');
  const { rows } = await bench.database.query('select * from shares where task_id = $1', [taskId]);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('its owner sees a link again, and how often it was opened, once an hour for each address', async () => {
  const { token } = await share();
  const [fresh] = await shares.listShares({ taskId, actor: user });
  expect(fresh).toMatchObject({ token, views: 0, last_viewed_at: null });
  await open(token);
  await open(token);
  await open(token, undefined, '203.0.113.8');
  aheadMs = 3601 * 1000;
  await open(token);
  const [seen] = await shares.listShares({ taskId, actor: user });
  expect(seen).toMatchObject({ token, views: 3 });
  expect(Date.parse(seen?.last_viewed_at ?? '')).toBeGreaterThan(Date.now() + 3000 * 1000);
});

test('a link ends on its day, when it is revoked, and when its video is deleted', async () => {
  const [timed, revoked, lasting] = [await share({ expiresInDays: 2 }), await share(), await share()];
  await shares.revokeShare({ shareId: revoked.share_id, actor: user });
  await expect(open(revoked.token)).rejects.toMatchObject({ code: 'SHARE_ENDED' });
  aheadMs = 2 * DAY_MS - 1000;
  await open(timed.token);
  aheadMs = 2 * DAY_MS + 1000;
  await expect(open(timed.token)).rejects.toMatchObject({ code: 'SHARE_ENDED' });
  const alive = await shares.listShares({ taskId, actor: user });
  expect(alive.map(({ share_id }) => share_id)).toEqual([lasting.share_id]);
  await bench.tasks.deleteTasks({ taskIds: [taskId], actor: user });
  await expect(open(lasting.token)).rejects.toMatchObject({ code: 'SHARE_ENDED' });
  await bench.tasks.restoreTasks({ taskIds: [taskId], actor: user });
  await open(lasting.token);
});

test('a password is required, and a wrong one shows nothing', async () => {
  const { token, has_password: hasPassword } = await share({ password: 'öffne dich' });
  expect(hasPassword).toBe(true);
  await expect(open(token)).rejects.toMatchObject({ code: 'SHARE_PASSWORD_NEEDED' });
  await expect(open(token, 'open up')).rejects.toMatchObject({ code: 'SHARE_PASSWORD_WRONG' });
  expect(await open(token, 'öffne dich')).toMatchObject({ title: 'hello' });
});

test('a link is locked for an address after ten wrong passwords at once, even for the right password', async () => {
  const { token } = await share({ password: 'sesame' });
  const { max, windowS } = SHARE_LIMITS.wrongFromAddress;
  const tried = await Promise.allSettled(
    Array.from({ length: max + 3 }, (_none, index) => open(token, `wrong ${index}`)),
  );
  const codes = tried.map((each) => (each.status === 'rejected' ? String(each.reason.code) : 'open'));
  expect(codes.filter((code) => code === 'SHARE_PASSWORD_WRONG')).toHaveLength(max);
  expect(codes.filter((code) => code === 'SHARE_LOCKED')).toHaveLength(3);
  await expect(open(token, 'sesame')).rejects.toMatchObject({ code: 'SHARE_LOCKED' });
  expect(await open(token, 'sesame', '203.0.113.8')).toMatchObject({ title: 'hello' });
  aheadMs = (windowS + 1) * 1000;
  expect(await open(token, 'sesame')).toMatchObject({ title: 'hello' });
});

test('a link is locked for all after a hundred wrong passwords from many addresses', async () => {
  const { token, share_id: shareId } = await share({ password: 'sesame' });
  const { max, windowS } = SHARE_LIMITS.wrongFromAll;
  await expect(open(token, 'open up')).rejects.toMatchObject({ code: 'SHARE_PASSWORD_WRONG' });
  await bench.database.query('update shares set wrong_passwords = $2 where share_id = $1', [shareId, max]);
  await expect(open(token, 'sesame', '203.0.113.8')).rejects.toMatchObject({ code: 'SHARE_LOCKED' });
  aheadMs = (windowS + 1) * 1000;
  expect(await open(token, 'sesame')).toMatchObject({ title: 'hello' });
});

test('only the owner shares, sees and revokes links, and only of a finished video', async () => {
  const other = await bench.createUser();
  const { share_id: shareId } = await share();
  const theirs = { taskId, actor: other };
  const none = { expiresInDays: undefined, password: undefined };
  await expect(shares.createShare(theirs, none)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(shares.listShares(theirs)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(shares.revokeShare({ shareId, actor: other })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const { task_id: waiting } = await bench.push(user);
  const early = shares.createShare({ taskId: waiting, actor: user }, none);
  await expect(early).rejects.toMatchObject({ code: 'SHARE_UNAVAILABLE' });
  await expect(open('no-such-token')).rejects.toMatchObject({ code: 'SHARE_ENDED' });
});
