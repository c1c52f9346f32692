import { randomUUID } from 'node:crypto';
import { type AssetId, adDraft, type TaskId } from '@reelwright/contracts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../actor.ts';
import { TEST_SIGN_IN } from '../modules/accounts/test-users.ts';
import type { RequestContext } from '../platform/http/request-context.ts';
import { silentLogger } from '../platform/log/logger.ts';
import type { Services } from './open-services.ts';
import { openTestServices, type TestServices } from './test-services.ts';

const { signal } = new AbortController();
let opened: TestServices;
let services: Services;

beforeAll(async () => {
  opened = await openTestServices('guest-signs-in', { isPrivate: true });
  ({ services } = opened);
});
afterAll(async () => {
  await opened.close();
});

async function start(token: string): Promise<Actor> {
  const actor = await services.modules.sessions.findSession(token);
  if (!actor) throw new Error('the token has a session');
  return actor;
}

async function makeMember(): Promise<{ actor: Actor; email: string; password: string }> {
  const { accounts } = services.modules;
  const account = { email: `${randomUUID()}@shop.example`, password: 'quiet-river-7' };
  await accounts.createMember({
    ...account,
    userType: 1,
    vipLevel: 1,
    nickname: 'Ann',
    credits: 50,
    cause: 'operator_grant',
  });
  const { token } = await accounts.login(account, TEST_SIGN_IN);
  return { ...account, actor: await start(token) };
}

const addWord = (actor: Actor, written: string, spoken: string) =>
  services.platform.database.query(
    `INSERT INTO pronunciations (pronunciation_id, workspace_id, user_id, written, spoken, notation, is_case_sensitive, created_at)
     VALUES ($1, $2, $3, $4, $5, 'respelling', false, now())`,
    [randomUUID(), actor.workspaceId, actor.userId, written, spoken],
  );

/** A guest with an image, an open upload, a draft, a word and a task that waits. */
async function makeGuest(): Promise<{ actor: Actor; token: string; taskId: TaskId }> {
  const { handlers, accounts, uploads, tasks } = services.modules;
  const { token } = await accounts.startGuest(TEST_SIGN_IN);
  const actor = await start(token);
  const context: RequestContext = {
    actor,
    token,
    origin: TEST_SIGN_IN.origin,
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
  await addWord(actor, 'Qi', 'chee');
  const input = { product: { name: 'Mug', selling_points: ['Keeps tea hot'], images: [{ asset_id: asset }] } };
  const pushed = await tasks.pushTask({ actor, toolType: 104, input, language: 'en', draftId: null });
  return { actor, token, taskId: pushed.task_id };
}

/** Tables with a column of a user or a workspace, by the database's own account. */
async function listOwnedTables(): Promise<{ table: string; column: string }[]> {
  const { rows } = await services.platform.database.query(
    `SELECT table_name, column_name FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name IN ('user_id', 'workspace_id')
     UNION
     SELECT conrelid::regclass::text, a.attname FROM pg_constraint c
     JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY (c.conkey)
     WHERE c.contype = 'f' AND c.confrelid IN ('users'::regclass, 'workspaces'::regclass)
     ORDER BY 1, 2`,
  );
  return rows.map((row) => ({ table: String(row['table_name']), column: String(row['column_name']) }));
}

/** What ends with the guest instead of moving. A table that is in neither list fails the test. */
const ENDS_WITH_GUEST = ['guest_devices', 'sessions', 'users', 'workspace_members', 'workspaces'];
/** Deleted with the guest: what only members have, and what the account has of its own. */
const OF_MEMBERS = [
  'account_exports',
  'email_changes',
  'identities',
  'invite_codes',
  'invite_registrations',
  'invite_visits',
  'login_states',
  'passkeys',
  'profiles',
  'promotion_code_uses',
  'release_note_reads',
  'surveys',
];
const MOVES = [
  'asset_favorites',
  'asset_folders',
  // By the triggers of the assets.
  'asset_tags',
  'assets',
  'brand_kits',
  'catalogue_products',
  'download_progress',
  'drafts',
  'link_lookups',
  'pronunciations',
  'task_ends',
  'task_previews',
  'tasks',
  'uploads',
];

test('no table of users or workspaces is forgotten when a guest signs in', async () => {
  const tables = new Set((await listOwnedTables()).map(({ table }) => table));
  expect([...tables].toSorted()).toEqual([...ENDS_WITH_GUEST, ...OF_MEMBERS, ...MOVES].toSorted());
});

test('a guest who signs in finds everything in the account, and the ledger still sums to zero', async () => {
  const { accounts, credits, tasks } = services.modules;
  const { database } = services.platform;
  const [guest, member] = [await makeGuest(), await makeMember()];
  await addWord(member.actor, 'Qi', 'key');
  await addWord(guest.actor, 'Reelwright', 'reel-right');
  const held = (await credits.getBalance(database.db, guest.actor.userId)).held;
  expect(held).toBeGreaterThan(0);

  const request = { ...TEST_SIGN_IN, actor: guest.actor, token: guest.token };
  const { token } = await accounts.login(member, request);
  expect(token).not.toBe(guest.token);
  expect(await services.modules.sessions.findSession(guest.token)).toBeUndefined();

  for (const { table, column } of await listOwnedTables()) {
    const id = column === 'workspace_id' ? guest.actor.workspaceId : guest.actor.userId;
    const { rows } = await database.query(`SELECT count(*)::int AS left FROM ${table} WHERE ${column} = $1`, [id]);
    expect(rows, `${table}.${column}`).toEqual([{ left: 0 }]);
  }
  for (const table of ['assets', 'uploads', 'drafts', 'tasks']) {
    const { rows } = await database.query(`SELECT workspace_id FROM ${table} WHERE user_id = $1`, [
      member.actor.userId,
    ]);
    expect(rows, table).toEqual([{ workspace_id: member.actor.workspaceId }]);
  }
  const { rows: words } = await database.query(
    'SELECT written, spoken FROM pronunciations WHERE workspace_id = $1 ORDER BY 1',
    [member.actor.workspaceId],
  );
  expect(words).toEqual([
    { written: 'Qi', spoken: 'key' },
    { written: 'Reelwright', spoken: 'reel-right' },
  ]);

  // What the waiting task holds has moved too, and comes back to the account when the task is cancelled.
  expect(await credits.getBalance(database.db, member.actor.userId)).toEqual({ available: 60 - held, held });
  await tasks.cancelTask({ actor: await start(token), taskId: guest.taskId }, 'en');
  expect(await credits.getBalance(database.db, member.actor.userId)).toEqual({ available: 60, held: 0 });
  expect(await credits.getBalance(database.db, guest.actor.userId)).toEqual({ available: 0, held: 0 });
  expect(await credits.audit(database.db)).toMatchObject({ total: 0, unbalancedTransactions: 0, overdrawnAccounts: 0 });
});

test('a guest who signs in twice at once moves once', async () => {
  const { accounts, credits } = services.modules;
  const { database } = services.platform;
  const [guest, member] = [await makeGuest(), await makeMember()];
  const request = { ...TEST_SIGN_IN, actor: guest.actor, token: guest.token };
  await Promise.all([accounts.login(member, request), accounts.login(member, request)]);
  const { available, held } = await credits.getBalance(database.db, member.actor.userId);
  expect(available + held).toBe(60);
});

test('nothing of a guest moves if the password is wrong', async () => {
  const { accounts } = services.modules;
  const [guest, member] = [await makeGuest(), await makeMember()];
  const request = { ...TEST_SIGN_IN, actor: guest.actor, token: guest.token };
  await expect(accounts.login({ ...member, password: 'wrong' }, request)).rejects.toMatchObject({
    code: 'LOGIN_ERROR',
  });
  expect(await services.modules.sessions.findSession(guest.token)).toMatchObject({
    userId: guest.actor.userId,
  });
});

test('whoever registers by an invitation is counted for the one who sent it', async () => {
  const { accounts, handlers } = services.modules;
  const inviter = await makeMember();
  const context: RequestContext = {
    actor: inviter.actor,
    token: null,
    origin: TEST_SIGN_IN.origin,
    asksNotToBeTracked: false,
    language: 'en',
    requestId: 'test',
    signal,
    log: silentLogger,
  };
  const { invite_code: inviteCode } = await handlers.countInviteLog({}, context);
  const account = {
    email: 'friend@shop.example',
    isEmailVerified: true,
    passwordHash: null,
    nickname: null,
    inviteCode,
  };
  await accounts.register(account, TEST_SIGN_IN);
  expect(await handlers.countInviteLog({}, context)).toMatchObject({ registrations: 1 });
});
