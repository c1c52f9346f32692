import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addTestUser, TEST_SIGN_IN } from '../modules/accounts/test-users.ts';
import { controlQueue } from '../operations/control-queue.ts';
import { examine } from '../operations/examine.ts';
import { createUser, grantCredits } from '../operations/manage-users.ts';
import type { Operation, OperationParts } from '../operations/operation.ts';
import { runOperation } from '../operations/operations.ts';
import { sweepFiles } from '../operations/sweep-files.ts';
import { silentLogger } from '../platform/log/logger.ts';
import type { Services } from './open-services.ts';
import { openTestServices, type TestServices } from './test-services.ts';

const { signal } = new AbortController();
let opened: TestServices;
let folder: string;
let services: Services;
let parts: OperationParts;

beforeAll(async () => {
  opened = await openTestServices('examine', { env: { DISK_RESERVE_MB: '0' } });
  ({ services, folder } = opened);
  parts = { platform: services.platform, modules: services.modules, settings: opened.settings, version: 'test' };
});
afterAll(async () => {
  await opened.close();
});

const run = <Input, Result>({ name, result }: Operation<Input, Result>, input: Input): Promise<Result> =>
  runOperation(parts, { operation: name, input }, { signal, onProgress: () => undefined }).then((found) =>
    result.parse(JSON.parse(JSON.stringify(found))),
  );
const findProblems = async () => (await run(examine, {})).filter(({ level }) => level !== 'ok');

test('the doctor finds files that are missing, folders of nobody and a paused queue, and nothing else', async () => {
  const owner = await addTestUser(services.platform.database);
  const content = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#846' } })
    .png()
    .toBuffer();
  const asset = await services.modules.uploads.addImage(owner, { fileName: 'mug.png', content, signal });
  // No backup was made yet.
  expect(await findProblems()).toMatchObject([{ level: 'warning', subject: 'backup' }]);

  await rm(path.join(folder, `storage/files/library/${asset}/thumbnail.jpg`));
  await rm(path.join(folder, `storage/files/library/${asset}/poster.jpg`));
  const orphan = `tasks/${randomUUID()}`;
  await mkdir(path.join(folder, 'storage/files', orphan), { recursive: true });
  await writeFile(path.join(folder, 'storage/files', orphan, 'video.mp4'), 'video');
  await run(controlQueue, { action: 'pause', kind: 'run_task' });
  expect(await findProblems()).toMatchObject([
    {
      level: 'problem',
      text: expect.stringContaining(`1 files of assets are missing, such as library/${asset}/poster.jpg`),
    },
    { level: 'warning', text: expect.stringContaining(`belong to nothing, such as ${orphan}`) },
    { level: 'warning', subject: 'queue', text: expect.stringContaining('run_task is paused') },
    { level: 'warning', subject: 'backup' },
  ]);
});

test('the doctor finds a ledger that does not sum to zero', async () => {
  const { database } = services.platform;
  await database.query(
    `ALTER TABLE ledger_entries DISABLE TRIGGER ALL;
     INSERT INTO ledger_entries (transaction_id, account_id, amount)
     SELECT min(transaction_id), (SELECT account_id FROM ledger_accounts WHERE name = 'expired'), 3 FROM ledger_transactions;
     ALTER TABLE ledger_entries ENABLE TRIGGER ALL`,
  );
  const found = (await findProblems()).filter(({ subject }) => subject === 'ledger');
  expect(found.map(({ text }) => text)).toEqual([
    expect.stringContaining('all entries sum to 3 instead of 0'),
    expect.stringContaining('1 transactions do not sum to 0'),
  ]);
});

test('the operator makes an account once, which can sign in, and gives it credits', async () => {
  const member = { email: 'ann@shop.example', password: 'secret-1', plan: 'business', credits: 5 } as const;
  await run(createUser, member);
  await expect(run(createUser, member)).rejects.toThrow('There is an account for ann@shop.example already.');
  const { accounts, sessions } = services.modules;
  const session = await sessions.findSession((await accounts.login(member, TEST_SIGN_IN)).token);
  expect(session?.plan).toBe('business');
  expect(await run(grantCredits, { email: 'Ann@shop.example', credits: 7 })).toEqual({ balance: 12 });
  await expect(run(grantCredits, { email: 'bob@shop.example', credits: 7 })).rejects.toThrow('There is no account');
  await expect(run(createUser, { ...member, email: 'ann' })).rejects.toThrow('must be an e-mail address');
});

test('files that belong to nothing are gone within a day, and those of assets and open uploads stay', async () => {
  const owner = await addTestUser(services.platform.database);
  const { storage } = services.platform;
  const { uploads } = services.modules;
  const content = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#684' } })
    .png()
    .toBuffer();
  const asset = await uploads.addImage(owner, { fileName: 'cup.png', content, signal });
  const { upload_id: open } = await uploads.startPartsUpload(owner, { file_name: 'a.mp4', filesize: 2 ** 24 });
  const orphans = [`library/${randomUUID()}/original`, `uploads/${randomUUID()}`, `work/${randomUUID()}/1/a.wav`];
  for (const key of orphans) await storage.put(key, Buffer.from('left'), 'a/b');
  const left = await storage.startMultipart(`uploads/${randomUUID()}`, 'a/b');
  await writeFile(path.join(folder, 'storage/unfinished/left'), 'left');
  const sweepAt = (hours: number) => {
    const clock = { now: () => new Date(Date.now() + hours * 3_600_000) };
    return sweepFiles({ platform: { ...services.platform, clock }, modules: services.modules }, signal);
  };

  expect(await sweepAt(11)).toEqual({ deleted: [] });
  const { deleted } = await sweepAt(18);
  expect(deleted).toEqual(expect.arrayContaining(orphans.map((key) => key.split('/').slice(0, 2).join('/'))));
  expect(deleted.filter((name) => name.includes(asset) || name.includes(open))).toEqual([]);
  for (const key of orphans) expect(await storage.head(key)).toBeUndefined();
  expect(await storage.head(`library/${asset}/original`)).toBeDefined();
  const multiparts = (await storage.listMultiparts('')).map(({ key }) => key);
  expect(multiparts).toContain(`uploads/${open}`);
  expect(multiparts).not.toContain(left.key);
  expect(await readdir(path.join(folder, 'storage/unfinished'))).toEqual([]);
});

test('nothing is deleted where most files belong to nothing, as with the database of another installation', async () => {
  const { storage } = services.platform;
  const keys = Array.from({ length: 120 }, () => `library/${randomUUID()}/original`);
  await Promise.all(keys.map((key) => storage.put(key, Buffer.from('x'), 'a/b')));
  const clock = { now: () => new Date(Date.now() + 86_400_000) };
  const platform = { ...services.platform, clock, log: silentLogger };
  expect(await sweepFiles({ platform, modules: services.modules }, signal)).toEqual({ deleted: [] });
  expect(await storage.head(keys[0] ?? '')).toBeDefined();
});
