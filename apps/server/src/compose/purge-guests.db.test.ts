import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { AssetId, DraftId } from '@reelwright/contracts';
import { adDraft } from '@reelwright/contracts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../actor.ts';
import { TEST_SIGN_IN } from '../modules/accounts/test-users.ts';
import { silentLogger } from '../platform/log/logger.ts';
import type { RequestContext } from '../platform/http/request-context.ts';
import type { Services } from './open-services.ts';
import { openTestServices, type TestServices } from './test-services.ts';

const { signal } = new AbortController();
let opened: TestServices;
let folder: string;
let services: Services;

beforeAll(async () => {
  opened = await openTestServices('purge-guests');
  ({ services, folder } = opened);
});
afterAll(async () => {
  await opened.close();
});

/** A guest with an image, an open upload, a draft, a word and a task that waits. */
async function makeGuest(): Promise<Actor> {
  const { handlers, accounts, sessions, uploads } = services.modules;
  const { token } = await accounts.startGuest(TEST_SIGN_IN);
  const actor = await sessions.findSession(token);
  if (!actor) throw new Error('the guest has a session');
  const context: RequestContext = {
    actor,
    token,
    origin: { address: '203.0.113.7', isOwnPage: false, deviceId: null, userAgent: null },
    asksNotToBeTracked: false,
    language: 'en',
    requestId: 'test',
    signal,
    log: silentLogger,
  };
  const content = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#846' } })
    .png()
    .toBuffer();
  const asset: AssetId = await uploads.addImage(actor, { fileName: 'mug.png', content, signal });
  await handlers.getUploadUrl({ file_name: 'b.png', filesize: 10 }, context);
  const draft = adDraft.parse({ version: 1, source: { kind: 'uploads' }, product: { name: 'Mug' } });
  await handlers.createDraft({ tool_type: 104, content: draft, title: undefined }, context);
  await services.platform.database.query(
    `INSERT INTO pronunciations (pronunciation_id, workspace_id, user_id, written, spoken, notation, is_case_sensitive, created_at)
     VALUES ($1, $2, $3, 'Qi', 'chee', 'respelling', false, now())`,
    [randomUUID(), actor.workspaceId, actor.userId],
  );
  const input = { product: { name: 'Mug', selling_points: ['Keeps tea hot'], images: [{ asset_id: asset }] } };
  await services.modules.tasks.pushTask({
    actor,
    toolType: 104,
    input,
    language: 'en',
    draftId: null as DraftId | null,
  });
  return actor;
}

const purge = () => services.modules.guests.purgeGuests(signal);
const age = (actor: Actor) =>
  services.platform.database.query("UPDATE users SET created_at = now() - interval '2 days' WHERE user_id = $1", [
    actor.userId,
  ]);
const endSessions = (actor: Actor) =>
  services.platform.database.query('DELETE FROM sessions WHERE user_id = $1', [actor.userId]);

test('a guest without a session is purged with its rows and files, others stay, and the ledger still sums to zero', async () => {
  const { database } = services.platform;
  const [gone, active, fresh] = [await makeGuest(), await makeGuest(), await makeGuest()];
  for (const actor of [gone, active]) await age(actor);
  for (const actor of [gone, fresh]) await endSessions(actor);

  // The first purge cancels the task that waits.
  expect(await purge()).toBe(0);
  expect(await purge()).toBe(1);
  expect(await purge()).toBe(0);

  const kept = [active.userId, fresh.userId].toSorted((a, b) => a - b);
  for (const table of ['drafts', 'tasks', 'assets', 'uploads', 'pronunciations', 'workspace_members']) {
    const { rows } = await database.query(`SELECT DISTINCT user_id FROM ${table} WHERE user_id = ANY($1) ORDER BY 1`, [
      [gone.userId, ...kept],
    ]);
    expect(rows, table).toEqual(kept.map((userId) => ({ user_id: userId })));
  }
  const { rows: workspaces } = await database.query('SELECT 1 FROM workspaces WHERE workspace_id = $1', [
    gone.workspaceId,
  ]);
  expect(workspaces).toEqual([]);
  expect(await readdir(path.join(folder, 'storage/files/library'))).toHaveLength(2);
  const { rows: sums } = await database.query(
    `SELECT sum(amount)::int AS sum, sum(amount) FILTER (WHERE owner_kind = 'user' AND owner_id = $1)::int AS of_guest
     FROM ledger_entries JOIN ledger_accounts USING (account_id)`,
    [gone.userId],
  );
  expect(sums).toEqual([{ sum: 0, of_guest: 0 }]);
});
