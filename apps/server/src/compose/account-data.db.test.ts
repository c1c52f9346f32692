import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { adDraft, type CallData, type CallName, CALLS, type Call, type UserId } from '@reelwright/contracts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fromBuffer } from 'yauzl';
import type { Actor } from '../actor.ts';
import { checkInput } from '../check-input.ts';
import { DEMO_ACCOUNT } from '../modules/accounts/accounts.service.ts';
import { addTestMember, TEST_SIGN_IN } from '../modules/accounts/test-users.ts';
import { readCatalogue } from '../modules/account-data/account-data.store.ts';
import { findOwnedTables, isHidden, sortForDeletion, UNOWNED_TABLES } from '../modules/account-data/owned-tables.ts';
import { checkAccess } from '../platform/http/check-access.ts';
import type { RequestContext } from '../platform/http/request-context.ts';
import { silentLogger } from '../platform/log/logger.ts';
import type { Services } from './open-services.ts';
import { openTestServices, type TestServices } from './test-services.ts';

const { signal } = new AbortController();
const PASSWORD = 'correct horse';
let opened: TestServices;
let folder: string;
let services: Services;

beforeAll(async () => {
  opened = await openTestServices('account-data');
  ({ services, folder } = opened);
});
afterAll(async () => {
  await opened.close();
});

interface Person {
  actor: Actor;
  email: string;
  token: string;
}

async function call<Data = unknown>(name: CallName, { actor, token }: Person, input: object = {}): Promise<Data> {
  const row: Call = CALLS[name];
  const session = await services.modules.sessions.findSession(token);
  if (session) checkAccess(row, session);
  const handler = services.modules.handlers[name] as unknown as (input: unknown, context: RequestContext) => Data;
  const context: RequestContext = {
    actor,
    token,
    session: session?.session,
    origin: TEST_SIGN_IN.origin,
    asksNotToBeTracked: false,
    language: 'en',
    requestId: 'test',
    signal,
    log: silentLogger,
  };
  return handler(checkInput(row.input, input, 'en'), context);
}

async function signIn(userId: UserId, email: string): Promise<Person> {
  const { accounts, sessions } = services.modules;
  const { token } = await accounts.signIn(userId, TEST_SIGN_IN);
  const found = await sessions.findSession(token);
  if (!found) throw new Error('the member has a session');
  const { session: _session, ...actor } = found;
  return { actor, email, token };
}

async function register(email: string): Promise<Person> {
  const userId = await services.modules.accounts.createMember({
    email,
    password: PASSWORD,
    userType: 11,
    vipLevel: 2,
    nickname: 'Ann',
    credits: 100,
    cause: 'operator_grant',
  });
  return signIn(userId, email);
}

const image = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#846' } })
    .withExif({ IFD0: { Copyright: 'Ann Lee' } })
    .jpeg()
    .toBuffer();

async function addSignInMethods({ actor: { userId }, email }: Person): Promise<void> {
  await query(
    `insert into identities (identity_id, user_id, provider, subject, email, is_email_verified, linked_at)
     values ($1, $2, 'google', $3, $4, true, now())`,
    [randomUUID(), userId, randomUUID(), email],
  );
  await query(
    `insert into passkeys (identity_id, user_id, name, credential_id, public_key, counter, transports, is_synced, created_at)
     values ($1, $2, 'Laptop', $3, 'key', 0, '{}', false, now())`,
    [randomUUID(), userId, randomUUID()],
  );
}

const countInvites = async (person: Person) => {
  const { visits, registrations } = await call<CallData<'countInviteLog'>>('countInviteLog', person);
  return { visits, registrations };
};

/** Somebody follows a member's link as a guest, and registers later without it. */
async function invite(inviter: Person, email: string): Promise<Person> {
  const { accounts, sessions } = services.modules;
  const { invite_code: inviteCode } = await call<CallData<'countInviteLog'>>('countInviteLog', inviter);
  const { token } = await accounts.startGuest(TEST_SIGN_IN, { inviteCode, source: {} });
  const guest = await sessions.findSession(token);
  if (!guest) throw new Error('the guest has a session');
  const account = { email, isEmailVerified: true, passwordHash: null, nickname: null };
  const { userId } = await accounts.register(account, { ...TEST_SIGN_IN, actor: guest, token });
  return signIn(userId, email);
}

const ONE_CODE = { code: undefined, count: 1, credits: 7, maxUses: 1, expiresInDays: undefined, note: '' };

/** A member with one of everything. */
async function makeMember(email: string): Promise<Person> {
  const person = await register(email);
  const { actor } = person;
  const asset = await services.modules.uploads.addImage(actor, {
    fileName: 'mug.png',
    content: await image(),
    signal,
  });
  await call('getUploadUrl', person, { file_name: 'b.png', filesize: 10 });
  const content = adDraft.parse({ version: 1, source: { kind: 'uploads' }, product: { name: 'Mug' } });
  await call('createDraft', person, { tool_type: 104, content });
  await call('savePronunciation', person, { written: 'Qi', spoken: 'chee' });
  await call('saveAvatar', person, { image: (await image()).toString('base64') });
  await call('saveProfile', person, { nickname: 'Ann Lee', language: 'zh-CN' });
  await call('answerSurvey', person, { survey: 'first_login', platforms: ['tiktok'] });
  await addSignInMethods(person);
  const [code] = await services.modules.promotionCodes.createCodes(ONE_CODE);
  await call('usePromotionCode', person, { promotion_code: code?.promotion_code });
  await invite(person, `${randomUUID()}@shop.example`);
  await call('requestEmailChange', person, { email: `new-${email}`, current_password: PASSWORD });
  const input = { product: { name: 'Mug', selling_points: ['Keeps tea hot'], images: [{ asset_id: asset }] } };
  await call('pushTask', person, { tool_type: 104, input });
  return person;
}

const query = async (sql: string, values: unknown[] = []) => (await services.platform.database.query(sql, values)).rows;

const refusal = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (error: unknown) => (error as { code?: string }).code ?? String(error),
  );

async function makeDue({ actor: { userId } }: Person): Promise<void> {
  await query("update users set delete_after = now() - interval '1 minute' where user_id = $1", [userId]);
}

async function ageSignIn({ actor: { userId } }: Person): Promise<void> {
  await query("update sessions set created_at = now() - interval '16 minutes' where user_id = $1", [userId]);
}

async function runCleanUp(): Promise<number> {
  const { accountData } = services.modules;
  // The first round cancels the tasks that wait.
  const first = await accountData.deleteDueAccounts(signal);
  return first + (await accountData.deleteDueAccounts(signal));
}

async function readArchive(file: string): Promise<Map<string, Buffer>> {
  const content = await readFile(file);
  return new Promise((resolve, reject) => {
    fromBuffer(content, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error);
      const files = new Map<string, Buffer>();
      zip.on('entry', (entry: { fileName: string }) => {
        zip.openReadStream(entry as never, (failure, stream) => {
          if (failure) return reject(failure);
          const parts: Buffer[] = [];
          stream.on('data', (part: Buffer) => parts.push(part));
          stream.on('end', () => {
            files.set(entry.fileName, Buffer.concat(parts));
            zip.readEntry();
          });
        });
      });
      zip.on('end', () => resolve(files));
      zip.readEntry();
    });
  });
}

test('every table is known to hold rows of users, or to hold none', async () => {
  const catalogue = await readCatalogue(services.platform.database.db);
  const owned = findOwnedTables(catalogue).map(({ name }) => name);
  const unknown = catalogue
    .map(({ name }) => name)
    .filter((name) => !owned.includes(name) && !(name in UNOWNED_TABLES));
  expect(unknown).toEqual([]);
  expect(owned).toEqual(expect.arrayContaining(['users', 'tasks', 'task_steps', 'drafts', 'assets', 'ledger_entries']));
  const order = sortForDeletion(findOwnedTables(catalogue).filter(({ ownership }) => ownership.by !== 'ledger')).map(
    ({ name }) => name,
  );
  expect(order.indexOf('task_outputs')).toBeLessThan(order.indexOf('assets'));
});

test('the archive holds every row and file of its user, nothing of others, and no secret', async () => {
  const [ann, bob] = [await makeMember('ann@shop.example'), await makeMember('bob@shop.example')];
  await call('startAccountExport', ann);
  expect(await refusal(call('startAccountExport', ann))).toBe('EXPORT_RUNNING');
  const [row] = await query('select export_id from account_exports where user_id = $1', [ann.actor.userId]);
  const exportId = String(row?.['export_id']);
  await services.modules.accountData.makeExport({ exportId, triesLeft: 0, signal });

  const { export: made } = await call<{ export: { state: string; url: string; expires_at: string } }>(
    'getAccountExport',
    ann,
  );
  expect(made.state).toBe('ready');
  expect(Date.parse(made.expires_at) - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
  const archive = await readArchive(
    path.join(folder, 'storage/files/exports', String(ann.actor.userId), `${exportId}.zip`),
  );
  const catalogue = findOwnedTables(await readCatalogue(services.platform.database.db));
  const texts = [...archive].filter(([name]) => name.endsWith('.json'));
  expect(texts.map(([name]) => name).toSorted()).toEqual(catalogue.map(({ name }) => `data/${name}.json`).toSorted());
  for (const [name, content] of texts) {
    const rows = JSON.parse(content.toString()) as Record<string, unknown>[];
    const table = { name: name.slice('data/'.length, -'.json'.length) };
    for (const each of rows)
      expect(
        Object.keys(each).filter((column) => isHidden(table, column)),
        name,
      ).toEqual([]);
  }
  for (const table of [
    'users',
    'drafts',
    'tasks',
    'assets',
    'pronunciations',
    'profiles',
    'surveys',
    'ledger_entries',
    'identities',
    'passkeys',
    'invite_codes',
    'invite_registrations',
  ]) {
    expect(JSON.parse(String(archive.get(`data/${table}.json`))), table).not.toEqual([]);
  }
  const all = texts.map(([, content]) => content.toString()).join('\n');
  expect(all).toContain('ann@shop.example');
  expect(all).not.toContain('bob@shop.example');
  expect(all).not.toContain('argon2');
  expect(
    [...archive.keys()].filter((name) => name.startsWith('files/')).map((name) => name.replace(/\/[0-9a-f]{8}-/, '/')),
  ).toEqual(['files/mug.png', 'files/profile.jpg']);
  expect(await call('getAccountExport', bob)).toEqual({ export: null });

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7.1 * 86_400_000 });
  try {
    expect(await call('getAccountExport', ann)).toEqual({ export: null });
    await services.modules.accountData.purgeExports();
  } finally {
    vi.useRealTimers();
  }
  expect(await readdir(path.join(folder, 'storage/files/exports', String(ann.actor.userId))).catch(() => [])).toEqual(
    [],
  );
});

test('a deletion needs the password and the typed e-mail, signs out everywhere, and can be taken back', async () => {
  const cat = await register('cat@shop.example');
  const schedule = (input: object) => call('scheduleDeletion', cat, input);
  expect(await refusal(schedule({ password: 'wrong', confirmation: cat.email }))).toBe('WRONG_PASSWORD');
  expect(await refusal(schedule({ confirmation: cat.email }))).toBe('WRONG_PASSWORD');
  expect(await refusal(schedule({ password: PASSWORD, confirmation: 'delete' }))).toBe('CONFIRMATION_WRONG');
  await schedule({ password: PASSWORD, confirmation: ' CAT@shop.example' });
  expect(await services.modules.sessions.findSession(cat.token)).toBeUndefined();
  expect(await query('select 1 from mails where recipient = $1', [cat.email])).toHaveLength(1);

  const back = await signIn(cat.actor.userId, cat.email);
  expect(await refusal(call('listTasks', back))).toBe('ACCOUNT_LEAVING');
  expect(await call('getProfile', back)).toMatchObject({ delete_after: expect.any(String) as string });
  expect(await services.modules.accountData.deleteDueAccounts(signal)).toBe(0);
  await call('keepAccount', back);
  expect(await refusal(call('listTasks', back))).toBe('none');
});

test('an archive is made and handed out only to somebody who signed in a moment ago', async () => {
  const cal = await register('cal@shop.example');
  await call('startAccountExport', cal);
  const [row] = await query('select export_id from account_exports where user_id = $1', [cal.actor.userId]);
  await services.modules.accountData.makeExport({ exportId: String(row?.['export_id']), triesLeft: 0, signal });
  const read = async (person: Person) =>
    (await call<{ export: { state: string; url: string | null } }>('getAccountExport', person)).export;
  expect(await read(cal)).toMatchObject({ state: 'ready', url: expect.any(String) as string });
  await ageSignIn(cal);
  expect(await read(cal)).toMatchObject({ state: 'ready', url: null });
  expect(await refusal(call('startAccountExport', cal))).toBe('SIGN_IN_AGAIN');
  const fresh = await signIn(cal.actor.userId, cal.email);
  expect(await read(fresh)).toMatchObject({ state: 'ready', url: expect.any(String) as string });
});

test('somebody without a password must have signed in a moment ago', async () => {
  const dan = await register('dan@shop.example');
  await query('update users set password_hash = null where user_id = $1', [dan.actor.userId]);
  await ageSignIn(dan);
  expect(await refusal(call('scheduleDeletion', dan, { confirmation: dan.email }))).toBe('SIGN_IN_AGAIN');
  const fresh = await signIn(dan.actor.userId, dan.email);
  expect(await refusal(call('scheduleDeletion', fresh, { confirmation: dan.email }))).toBe('none');
});

test('the account of the installation, and one whose workspace others share, stay', async () => {
  const [demo] = await query('select user_id from users where email = $1', [DEMO_ACCOUNT.email]);
  const person = await signIn(Number(demo?.['user_id']) as UserId, DEMO_ACCOUNT.email);
  expect(await refusal(call('scheduleDeletion', person, { confirmation: person.email }))).toBe('ACCOUNT_PROTECTED');
  const eve = await register('eve@shop.example');
  await addTestMember(services.platform.database, eve.actor);
  const input = { password: PASSWORD, confirmation: eve.email };
  expect(await refusal(call('scheduleDeletion', eve, input))).toBe('WORKSPACE_SHARED');
});

test('after seven days no row and no file of the user is left, others keep theirs, and the ledger sums to zero', async () => {
  const [fay, gus] = [await makeMember('fay@shop.example'), await makeMember('gus@shop.example')];
  const { userId, workspaceId } = fay.actor;
  const filesOf = async (name: string) => await readdir(path.join(folder, 'storage/files', name)).catch(() => []);
  const assetIds = (await query('select asset_id from assets where workspace_id = $1', [workspaceId])).map((row) =>
    String(row['asset_id']),
  );
  const uploadIds = (await query('select upload_id from uploads where workspace_id = $1', [workspaceId])).map((row) =>
    String(row['upload_id']),
  );
  await call('scheduleDeletion', fay, { password: PASSWORD, confirmation: fay.email });
  await makeDue(fay);
  expect(await runCleanUp()).toBe(1);

  const catalogue = await readCatalogue(services.platform.database.db);
  for (const { name, columns } of catalogue) {
    for (const [column, id] of [
      ['user_id', userId],
      ['workspace_id', workspaceId],
    ] as const) {
      if (!columns.includes(column)) continue;
      expect(await query(`select 1 from ${name} where ${column} = $1`, [id]), `${name}.${column}`).toEqual([]);
      if (column === 'user_id' && ['drafts', 'tasks', 'assets', 'uploads', 'profiles', 'surveys'].includes(name)) {
        expect(await query(`select 1 from ${name} where user_id = $1`, [gus.actor.userId]), name).not.toEqual([]);
      }
    }
    const left = await query(`select 1 from "${name}" t where to_jsonb(t)::text like '%fay@shop.example%'`);
    expect(left, name).toEqual([]);
  }
  expect(assetIds.length).toBeGreaterThan(0);
  for (const id of assetIds) expect(await filesOf('library')).not.toContain(id);
  for (const id of uploadIds) expect(await filesOf('uploads')).not.toContain(id);
  for (const name of ['avatars', 'exports']) expect(await filesOf(name)).not.toContain(String(userId));
  expect(await filesOf('avatars')).toContain(String(gus.actor.userId));
  expect(
    await query(
      `select sum(amount)::int as sum, sum(amount) filter (where owner_kind = 'user' and owner_id = $1)::int as own
       from ledger_entries join ledger_accounts using (account_id)`,
      [userId],
    ),
  ).toEqual([{ sum: 0, own: 0 }]);
});

test('who registers by an invitation is counted once, and still when that account is deleted', async () => {
  const ian = await register('ian@shop.example');
  const invited = await invite(ian, 'ivy@shop.example');
  expect(await countInvites(ian)).toEqual({ visits: 0, registrations: 1 });
  const unknown = { email: 'ike@shop.example', isEmailVerified: true, passwordHash: null, nickname: null };
  await services.modules.accounts.register({ ...unknown, inviteCode: 'no-such-code' }, TEST_SIGN_IN);
  await makeDue(invited);
  expect(await runCleanUp()).toBe(1);
  expect(await query('select 1 from users where user_id = $1', [invited.actor.userId])).toEqual([]);
  expect(await countInvites(ian)).toEqual({ visits: 0, registrations: 1 });
});

test('a registration that fails counts for nobody', async () => {
  const una = await register('una@shop.example');
  await register('uwe@shop.example');
  expect(await refusal(invite(una, 'uwe@shop.example'))).toBe('ACCOUNT_EXISTS');
  expect(await countInvites(una)).toEqual({ visits: 0, registrations: 0 });
});

test('what was recorded of visits goes with the account, and that of others stays', async () => {
  const [vic, wim] = [await register('vic@shop.example'), await register('wim@shop.example')];
  const countViews = async () => {
    const rows = await query("select path from page_views where path like '/visit-%' order by path");
    return rows.map(({ path: seen }) => seen);
  };
  for (const [person, url] of [
    [vic, 'https://studio.example/visit-vic'],
    [wim, 'https://studio.example/visit-wim'],
  ] as const) {
    await call('syncPageView', person, { url, userCookieId: randomUUID() });
  }
  // Views are written within a second.
  await vi.waitFor(async () => expect(await countViews()).toEqual(['/visit-vic', '/visit-wim']), { timeout: 10_000 });
  await makeDue(vic);
  expect(await runCleanUp()).toBe(1);
  expect(await countViews()).toEqual(['/visit-wim']);
});

test('the last operator stays; one of two may go, but not both', async () => {
  const { accounts, accountData } = services.modules;
  const [xia, yan] = [await register('xia@shop.example'), await register('yan@shop.example')];
  const schedule = (person: Person) =>
    refusal(call('scheduleDeletion', person, { password: PASSWORD, confirmation: person.email }));
  await accounts.setOperator({ email: xia.email, isOperator: true });
  expect(await schedule(xia)).toBe('LAST_OPERATOR');
  expect(await services.modules.sessions.findSession(xia.token)).toBeDefined();
  await accounts.setOperator({ email: yan.email, isOperator: true });
  expect((await Promise.all([schedule(xia), schedule(yan)])).toSorted()).toEqual(['LAST_OPERATOR', 'none']);

  // Whoever was to stay is no operator any more when the seven days are over.
  await query('update users set delete_after = null, is_operator = (user_id = $1) where user_id in ($1, $2)', [
    xia.actor.userId,
    yan.actor.userId,
  ]);
  await makeDue(xia);
  expect(await accountData.deleteDueAccounts(signal)).toBe(0);
  expect(await query('select 1 from users where user_id = $1', [xia.actor.userId])).toHaveLength(1);
  await query('update users set delete_after = null, is_operator = false where user_id = $1', [xia.actor.userId]);
});

test('what somebody made in the workspace of others stays there, as its creator’s', async () => {
  const hal = await register('hal@shop.example');
  const ida = await register('ida@shop.example');
  await query(
    "insert into workspace_members (workspace_id, user_id, role, joined_at) values ($1, $2, 'member', now())",
    [hal.actor.workspaceId, ida.actor.userId],
  );
  await query('update users set workspace_id = $1 where user_id = $2', [hal.actor.workspaceId, ida.actor.userId]);
  const guest = { ...ida, actor: { ...ida.actor, workspaceId: hal.actor.workspaceId, role: 'member' as const } };
  const content = adDraft.parse({ version: 1, source: { kind: 'uploads' }, product: { name: randomUUID() } });
  const { draft_id: draftId } = await call<{ draft_id: string }>('createDraft', guest, { tool_type: 104, content });
  await makeDue(ida);
  expect(await runCleanUp()).toBe(1);
  expect(await query('select user_id from drafts where draft_id = $1', [draftId])).toEqual([
    { user_id: hal.actor.userId },
  ]);
});

test('an avatar becomes a square without the facts of its camera, and replaces the one before', async () => {
  const jo = await register('jo@shop.example');
  const send = async (content: Buffer) =>
    call<{ avatar_url: string }>('saveAvatar', jo, { image: content.toString('base64') });
  await send(await image());
  const { avatar_url: url } = await send(await image());
  expect(url).toContain('/avatars/');
  const own = path.join(folder, 'storage/files/avatars', String(jo.actor.userId));
  const names = await readdir(own);
  expect(names).toHaveLength(1);
  const facts = await sharp(path.join(own, names[0] ?? '')).metadata();
  expect(facts).toMatchObject({ width: 512, height: 512 });
  expect(facts.exif).toBeUndefined();
  expect(await refusal(send(Buffer.from('<script>alert(1)</script>')))).toBe('FILE_FORMAT');
  expect(await call('removeAvatar', jo)).toMatchObject({ avatar_url: null });
  expect(await readdir(own).catch(() => [])).toEqual([]);
});

/** The code of the newest mail to an address, as its reader finds it. */
async function readCode(email: string): Promise<string> {
  const [row] = await query('select sealed_template from mails where recipient = $1 order by created_at desc', [email]);
  const mail = JSON.parse(services.platform.sealer.open(String(row?.['sealed_template']), 'mail')) as {
    values: { code?: string };
  };
  return mail.values.code ?? '';
}

test('a new e-mail is used only with the code that was sent there, and the old address is told', async () => {
  const kim = await register('kim@shop.example');
  const ask = (email: string) => call('requestEmailChange', kim, { email, current_password: PASSWORD });
  expect(await refusal(call('requestEmailChange', kim, { email: 'k@new.example' }))).toBe('WRONG_PASSWORD');
  await ask('Kim@New.example');
  expect(await refusal(ask('other@new.example'))).toBe('TOO_MANY_REQUESTS');
  const code = await readCode('kim@new.example');
  const wrong = code === '000000' ? '111111' : '000000';
  expect(await refusal(call('changeEmail', kim, { code: wrong }))).toBe('WRONG_VERIFICATION_CODE');
  expect(await call('changeEmail', kim, { code })).toMatchObject({ email: 'kim@new.example' });
  expect(await refusal(call('changeEmail', kim, { code }))).toBe('CODE_EXPIRED');
  expect(await query("select 1 from mails where recipient = 'kim@shop.example'")).toHaveLength(1);
});

test('without a password, a new e-mail needs a fresh sign-in, and the old address is told in its language', async () => {
  const amy = await register('amy@shop.example');
  await query('update users set password_hash = null where user_id = $1', [amy.actor.userId]);
  await call('saveProfile', amy, { language: 'zh-CN' });
  await ageSignIn(amy);
  const ask = (person: Person) => call('requestEmailChange', person, { email: 'amy@new.example' });
  expect(await refusal(ask(amy))).toBe('SIGN_IN_AGAIN');
  expect(await query("select 1 from mails where recipient = 'amy@new.example'")).toEqual([]);
  const fresh = await signIn(amy.actor.userId, amy.email);
  await ask(fresh);
  await call('changeEmail', fresh, { code: await readCode('amy@new.example') });
  expect(await query('select is_email_verified from users where user_id = $1', [amy.actor.userId])).toEqual([
    { is_email_verified: true },
  ]);
  expect(await query("select language from mails where recipient = 'amy@shop.example'")).toEqual([
    { language: 'zh-CN' },
  ]);
});

test('one mailbox is not flooded with codes by several accounts, and one e-mail goes to one of them', async () => {
  const [ben, bea] = [await register('ben@shop.example'), await register('bea@shop.example')];
  const wanted = { email: 'wanted@new.example', current_password: PASSWORD };
  await call('requestEmailChange', ben, wanted);
  const code = await readCode(wanted.email);
  expect(await refusal(call('requestEmailChange', bea, wanted))).toBe('CODE_SENT_RECENTLY');
  await query(
    'insert into email_changes (user_id, email, code_hash, sent_at) select $1, email, code_hash, sent_at from email_changes where user_id = $2',
    [bea.actor.userId, ben.actor.userId],
  );
  const both = [ben, bea].map((person) => refusal(call('changeEmail', person, { code })));
  expect((await Promise.all(both)).toSorted()).toEqual(['CODE_EXPIRED', 'none']);
});

test('a code ends after five tries, and nobody learns which addresses have an account', async () => {
  const [lea, max] = [await register('lea@shop.example'), await register('max@shop.example')];
  const answer = await call('requestEmailChange', lea, { email: max.email, current_password: PASSWORD });
  expect(answer).toEqual({ resend_after_s: 60 });
  expect(await readCode(max.email)).toBe('');
  for (let tries = 0; tries < 5; tries++) {
    expect(await refusal(call('changeEmail', lea, { code: '000000' }))).toBe('WRONG_VERIFICATION_CODE');
  }
  expect(await refusal(call('changeEmail', lea, { code: '000000' }))).toBe('CODE_EXPIRED');
});

test('a changed password ends all other sessions, and is told by mail', async () => {
  const ned = await register('ned@shop.example');
  const other = await signIn(ned.actor.userId, ned.email);
  const change = (current: string, wanted: string) =>
    call('changePassword', ned, { current_password: current, new_password: wanted });
  expect(await refusal(change('wrong', 'battery staple'))).toBe('WRONG_PASSWORD');
  expect(await refusal(change(PASSWORD, 'short'))).toBe('PASSWORD_TOO_SHORT');
  expect(await refusal(change(PASSWORD, 'Password1'))).toBe('PASSWORD_COMMON');
  expect(await refusal(change(PASSWORD, 'NED@shop.example'))).toBe('PASSWORD_IS_EMAIL');
  expect(await change(PASSWORD, 'battery staple')).toEqual({ ended: 1 });
  expect(await services.modules.sessions.findSession(other.token)).toBeUndefined();
  expect(await services.modules.sessions.findSession(ned.token)).toBeDefined();
  expect(await query('select 1 from mails where recipient = $1', [ned.email])).toHaveLength(1);
});

test('a survey that was answered or skipped is not asked again, and the operator reads the answers', async () => {
  const ola = await register('ola@shop.example');
  expect(await call('getSurveys', ola)).toEqual({ first_login: 'due', ad_need: 'due' });
  expect(await refusal(call('answerSurvey', ola, { survey: 'first_login', platforms: [] }))).toMatch(/^I/);
  expect(await call('skipSurvey', ola, { survey: 'first_login' })).toMatchObject({ first_login: 'skipped' });
  const need = {
    survey: 'ad_need',
    ad_volume: 'under_10',
    monthly_budget: 'under_1k',
    services: ['videos'],
    phone: '+49 30 1234567',
    name: 'Ola',
    work_email: ola.email,
    website: 'https://shop.example',
  };
  for (const part of Object.keys(need).filter((each) => each !== 'survey')) {
    expect(await refusal(call('answerSurvey', ola, { ...need, [part]: undefined })), part).toMatch(
      /^(INVALID_INPUT|INCOMPLETE_FORM)$/,
    );
  }
  expect(await call('answerSurvey', ola, need)).toEqual({ first_login: 'skipped', ad_need: 'answered' });
  expect(await call('skipSurvey', ola, { survey: 'ad_need' })).toMatchObject({ ad_need: 'answered' });
  const reports = await services.modules.surveys.listAnswers('ad_need');
  expect(reports.find(({ userId }) => userId === ola.actor.userId)?.answers).toMatchObject({ name: 'Ola' });
});

test('a nickname is needed, and holds no invisible characters', async () => {
  const pat = await register('pat@shop.example');
  for (const nickname of ['', '   ', 'a\u202eb', 'a\nb', 'x'.repeat(61)]) {
    expect(await refusal(call('saveProfile', pat, { nickname })), JSON.stringify(nickname)).toMatch(
      /^(INVALID_INPUT|INCOMPLETE_FORM)$/,
    );
  }
  expect(await call('saveProfile', pat, { nickname: ' Pat Ö 王 ' })).toMatchObject({ nickname: 'Pat Ö 王' });
});
