import { afterEach, expect, test } from 'vitest';
import { redact } from '../log/redact.ts';
import { type Mailer, MailError, type OutgoingMail } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';
import { type SmtpPeer, startSmtpPeer } from './test-smtp-peer.ts';

const MAIL: OutgoingMail = {
  mailId: 'c0ffee00-0000-4000-8000-000000000001',
  to: 'ann@shop.example',
  subject: '482913 是你的验证码',
  html: '<p>Your code is <b>482913</b></p>',
  text: 'Your code is 482913',
};

let peer: SmtpPeer | undefined;
let mailer: Mailer | undefined;

afterEach(async () => {
  await mailer?.close();
  await peer?.close();
  peer = undefined;
});

async function failureOf(sending: Promise<void>): Promise<MailError> {
  const error: unknown = await sending.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof MailError)) throw new Error('the mail was sent', { cause: error });
  return error;
}

test('sends a mail as HTML and as plain text, to its one recipient', async () => {
  peer = await startSmtpPeer();
  mailer = createSmtpMailer(peer.settings);
  await mailer.send(MAIL);
  await mailer.send({ ...MAIL, to: 'bob@shop.example' });
  expect(peer.received.map(({ recipients }) => recipients)).toEqual([['ann@shop.example'], ['bob@shop.example']]);
  const { mail, raw } = peer.received[0] ?? {};
  expect(mail).toMatchObject({ subject: MAIL.subject, messageId: `<${MAIL.mailId}@ads.example>` });
  expect(mail?.from?.text).toBe('"Reelwright" <no-reply@ads.example>');
  expect(mail?.text?.trim()).toBe(MAIL.text);
  expect(mail?.html).toContain('<b>482913</b>');
  expect(raw).toMatch(/^Auto-Submitted: auto-generated\r?$/im);
});

test('signs in with its user and password', async () => {
  const signIns: unknown[] = [];
  peer = await startSmtpPeer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      signIns.push([username, password]);
      if (password === 'right') done(null, { user: username });
      else done(new Error('no'));
    },
  });
  mailer = createSmtpMailer({ ...peer.settings, user: 'mailer', password: 'right' });
  await mailer.send(MAIL);
  expect(signIns).toEqual([['mailer', 'right']]);
  expect(peer.received).toHaveLength(1);
});

test('counts a wrong password as something the operator can mend', async () => {
  peer = await startSmtpPeer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error('no')),
  });
  mailer = createSmtpMailer({ ...peer.settings, user: 'mailer', password: 'wrong' });
  const failure = await failureOf(mailer.send(MAIL));
  expect(failure).toMatchObject({ isPermanent: false });
});

test.each([
  'ann@shop.example\r\nRCPT TO:<eve@evil.example>',
  'ann@shop.example, eve@evil.example',
  'Ann <eve@evil.example>',
])('sends nothing to %j', async (to) => {
  peer = await startSmtpPeer();
  mailer = createSmtpMailer(peer.settings);
  expect(await failureOf(mailer.send({ ...MAIL, to }))).toMatchObject({ isPermanent: true });
  expect(peer.received).toEqual([]);
});

test('lets no subject add a header', async () => {
  peer = await startSmtpPeer();
  mailer = createSmtpMailer(peer.settings);
  const subject = 'Hello\r\nBcc: eve@evil.example';
  expect(await failureOf(mailer.send({ ...MAIL, subject }))).toMatchObject({ isPermanent: true });
  expect(peer.received).toEqual([]);
});

test('neither a refusal nor its log line repeats the address or the code', async () => {
  peer = await startSmtpPeer({
    onRcptTo({ address }, _session, done) {
      done(Object.assign(new Error(`<${address}> is unknown here`), { responseCode: 550 }));
    },
  });
  mailer = createSmtpMailer(peer.settings);
  const failure = await failureOf(mailer.send(MAIL));
  expect(failure.isPermanent).toBe(true);
  const line = JSON.stringify(redact(failure));
  expect(line).toContain('550');
  expect(line).not.toContain('ann@');
  expect(line).not.toContain('482913');
});

test('tries again after a server that is full or away', async () => {
  peer = await startSmtpPeer({
    onRcptTo(_address, _session, done) {
      done(Object.assign(new Error('mailbox is full'), { responseCode: 452 }));
    },
  });
  mailer = createSmtpMailer(peer.settings);
  expect(await failureOf(mailer.send(MAIL))).toMatchObject({ isPermanent: false });
  await peer.close();
  expect(await failureOf(mailer.send(MAIL))).toMatchObject({ isPermanent: false });
});

test('sends nothing in plain text where TLS is asked for', async () => {
  peer = await startSmtpPeer();
  mailer = createSmtpMailer({ ...peer.settings, tls: 'starttls' });
  expect(await failureOf(mailer.send(MAIL))).toMatchObject({ isPermanent: false });
  expect(peer.received).toEqual([]);
});

test('sends nothing to a server whose certificate nobody vouches for', async () => {
  // The peer's certificate is signed by itself.
  peer = await startSmtpPeer({ disabledCommands: [] });
  mailer = createSmtpMailer({ ...peer.settings, tls: 'starttls' });
  expect(await failureOf(mailer.send(MAIL))).toMatchObject({ isPermanent: false });
  expect(peer.received).toEqual([]);
});
