import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { openTestDatabase } from '../../platform/database/test-database.ts';
import { createLogger } from '../../platform/log/create-logger.ts';
import { createSmtpMailer } from '../../platform/mail/smtp-mailer.ts';
import { type SmtpPeer, startSmtpPeer } from '../../platform/mail/test-smtp-peer.ts';
import { openQueue } from '../../platform/queue/open-queue.ts';
import { createSealer } from '../../platform/secrets/sealer.ts';
import type { MailTemplate } from './mail-template.ts';
import { handleMailJobs, sendMailJob } from './mails.jobs.ts';
import { createMailsService, MAILBOX_SIZE } from './mails.service.ts';

const ANN = 'ann@shop.example';
const CODE: MailTemplate = {
  name: 'verification_code',
  values: { code: '482913', purpose: 'register', minutes: 10 },
};
const MINUTE_MS = 60_000;

let database: OpenDatabase;
let nowMs: number;
let lines: string[];
const closers: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  database = await openTestDatabase();
  closers.push(() => database.close());
  nowMs = Date.UTC(2026, 10, 23);
  lines = [];
});

afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

async function openMails(peer: SmtpPeer | null) {
  const log = createLogger({ level: 'debug', output: { write: (line) => lines.push(line), isTTY: false } });
  const queue = await openQueue({ database, log });
  const mailer = peer && createSmtpMailer(peer.settings);
  closers.push(async () => {
    await queue.stop();
    await mailer?.close();
  });
  const clock = { now: () => new Date(nowMs) };
  const mails = createMailsService({
    database,
    queue,
    mailer,
    sealer: createSealer('secret'),
    clock,
    log,
    publicUrl: 'https://ads.example',
  });
  queue.declare([sendMailJob]);
  handleMailJobs(queue, mails);
  const queueCode = (to = ANN) =>
    database.transaction((tx) => mails.queueMail(tx, { to, language: 'en', template: CODE }));
  return { mails, queue, queueCode };
}

async function openPeer(options?: Parameters<typeof startSmtpPeer>[0]): Promise<SmtpPeer> {
  const peer = await startSmtpPeer(options);
  closers.push(() => peer.close());
  return peer;
}

const readRows = async () => (await database.query('select * from mails')).rows;
const onlyMailId = async (): Promise<string> => String((await readRows())[0]?.['mail_id']);

test('sends a mail once its transaction has committed, and keeps nothing of it', async () => {
  const peer = await openPeer();
  const { queue, queueCode } = await openMails(peer);
  await queue.startWork();
  await queueCode();
  await vi.waitFor(() => expect(peer.received).toHaveLength(1), { timeout: 10_000 });
  expect(peer.received[0]).toMatchObject({ recipients: [ANN] });
  expect(peer.received[0]?.mail.text).toContain('482913');
  expect(peer.received[0]?.mail.subject).toBe('482913 is your Reelwright verification code');
  await vi.waitFor(async () => expect(await readRows()).toEqual([]), { timeout: 10_000 });
  expect(JSON.stringify((await database.query('select * from queue_jobs')).rows)).not.toContain('482913');
  expect(lines.join('\n')).toContain('mails.sent');
  expect(lines.join('\n')).not.toMatch(/482913|ann@/);
});

test('sends nothing for a transaction that was rolled back', async () => {
  const { mails } = await openMails(await openPeer());
  const failed = database.transaction(async (tx) => {
    await mails.queueMail(tx, { to: ANN, language: 'en', template: CODE });
    throw new Error('the account was not made');
  });
  await expect(failed).rejects.toThrow('the account was not made');
  expect(await readRows()).toEqual([]);
  expect((await database.query('select * from queue_jobs')).rows).toEqual([]);
});

test('keeps no code in the database that can be read there', async () => {
  const { queueCode } = await openMails(null);
  await queueCode();
  expect(JSON.stringify(await readRows())).not.toContain('482913');
});

test('tries again after a server that was away, and gives up after the last try', async () => {
  const peer = await openPeer({
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error('later'), { responseCode: 451 })),
  });
  const { mails, queueCode } = await openMails(peer);
  await queueCode();
  const mailId = await onlyMailId();
  const { signal } = new AbortController();
  await expect(mails.sendMail({ mailId, triesLeft: 1, signal })).rejects.toThrow('451');
  expect(await readRows()).toHaveLength(1);
  await mails.sendMail({ mailId, triesLeft: 0, signal });
  expect(await readRows()).toEqual([]);
  expect(lines.join('\n')).toContain('mails.not_sent');
  expect(lines.join('\n')).not.toMatch(/482913|ann@/);
});

test('does not try again where the address is refused', async () => {
  const peer = await openPeer({
    onRcptTo: ({ address }, _session, done) =>
      done(Object.assign(new Error(`no such user ${address}`), { responseCode: 550 })),
  });
  const { mails, queueCode } = await openMails(peer);
  await queueCode();
  await mails.sendMail({ mailId: await onlyMailId(), triesLeft: 6, signal: new AbortController().signal });
  expect(await readRows()).toEqual([]);
  expect(lines.join('\n')).not.toMatch(/ann@/);
});

test('sends no code that has expired meanwhile', async () => {
  const peer = await openPeer();
  const { mails, queueCode } = await openMails(peer);
  await queueCode();
  nowMs += 11 * MINUTE_MS;
  await mails.sendMail({ mailId: await onlyMailId(), triesLeft: 6, signal: new AbortController().signal });
  expect(peer.received).toEqual([]);
  expect(await readRows()).toEqual([]);
});

test.each(['ann@shop.example\r\nBcc: eve@evil.example', 'ann@shop.example,eve@evil.example', 'Ann <ann@shop.example>'])(
  'refuses the address %j',
  async (to) => {
    const { queueCode } = await openMails(null);
    await expect(queueCode(to)).rejects.toMatchObject({ code: 'EMAIL_FORMAT' });
    expect(await readRows()).toEqual([]);
  },
);

test('a mailbox forgets mails after a day, and keeps the newest only', async () => {
  const { mails, queueCode } = await openMails(null);
  await database.db.execute(sql`
    insert into mails (mail_id, recipient, language, sealed_template, created_at)
    select gen_random_uuid(), 'bob@shop.example', 'en', 'x', ${new Date(nowMs - MINUTE_MS).toISOString()}::timestamptz
    from generate_series(1, ${MAILBOX_SIZE})`);
  await queueCode();
  const rows = await readRows();
  expect(rows).toHaveLength(MAILBOX_SIZE);
  expect(rows.filter((row) => row['recipient'] === ANN)).toHaveLength(1);
  nowMs += 24 * 60 * MINUTE_MS;
  await mails.purgeMails();
  expect((await readRows()).map((row) => row['recipient'])).toEqual([ANN]);
  nowMs += 1;
  await mails.purgeMails();
  expect(await readRows()).toEqual([]);
});

test('forgets all mails to an address whose account is deleted', async () => {
  const { mails, queueCode } = await openMails(null);
  await queueCode();
  await queueCode('bob@shop.example');
  await database.transaction((tx) => mails.deleteMailsTo(tx, ANN));
  expect((await readRows()).map((row) => row['recipient'])).toEqual(['bob@shop.example']);
});
