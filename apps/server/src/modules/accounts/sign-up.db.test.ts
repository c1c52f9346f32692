import { VERIFICATION_CODE_LIMITS as LIMITS } from '@reelwright/contracts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { openTestDatabase } from '../../platform/database/test-database.ts';
import { openSignUpBench, REGISTRATION, type SignUpBench } from './test-sign-up.ts';
import { TEST_SIGN_IN } from './test-users.ts';

let database: Database;
let bench: SignUpBench;

beforeEach(async () => {
  database = await openTestDatabase();
  bench = openSignUpBench(database);
});
afterEach(() => database.close());

const register = (input: object, request = bench.request) =>
  bench.signUp.registerByCode({ ...REGISTRATION, code: '', ...input }, request);
const wrongOf = (code: string): string => String((Number(code) + 1) % 10 ** LIMITS.digits).padStart(LIMITS.digits, '0');
const refused = (code: string): unknown => expect.objectContaining({ code });

async function startGuest() {
  const { token } = await bench.accounts.startGuest(TEST_SIGN_IN);
  const actor = await bench.sessions.findSession(token);
  if (!actor) throw new Error('the guest has a session');
  return { token, actor };
}

describe('registering', () => {
  it('makes a free member with a verified e-mail, who can sign in', async () => {
    const code = await bench.readCode(REGISTRATION.email);
    const { token } = await register({ code, utm_source: 'news', invite_code: 'ABC', team_invite_code: 'T1' });
    const actor = await bench.sessions.findSession(token);
    expect(actor).toMatchObject({ plan: 'free', session: { isNewAccount: true } });
    const { rows } = await database.query('select * from users');
    expect(rows).toMatchObject([
      {
        user_type: 1,
        vip_level: 1,
        email: 'ann@shop.example',
        is_email_verified: true,
        invite_code: 'ABC',
        source: { utm_source: 'news', team_invite_code: 'T1' },
      },
    ]);
    await expect(bench.accounts.login(REGISTRATION, TEST_SIGN_IN)).resolves.toHaveProperty('token');
  });

  it('keeps the row, the credits and the workspace of the guest, under a new token', async () => {
    const { token, actor } = await startGuest();
    const code = await bench.readCode(REGISTRATION.email);
    const request = { ...bench.request, actor, token };
    const answer = await bench.signUp.perfectRegister({ ...REGISTRATION, code }, request);
    expect(answer.token).not.toBe(token);
    expect(await bench.sessions.findSession(token)).toBeUndefined();
    const member = await bench.sessions.findSession(answer.token);
    expect(member).toMatchObject({ userId: actor.userId, workspaceId: actor.workspaceId, plan: 'free' });
    expect(await bench.accounts.getUserInfo(actor.userId)).toMatchObject({ credits: 10, user_type: 1, vip_level: 1 });
    await expect(
      bench.signUp.perfectRegister({ ...REGISTRATION, code }, { ...request, actor: { ...actor, plan: 'free' } }),
    ).rejects.toMatchObject({ code: 'REGISTER_ERROR' });
  });

  it.each([
    ['without agreement', { agreement: false }, 'AGREEMENT_REQUIRED'],
    ['with five characters', { password: 'ab-7é' }, 'PASSWORD_TOO_SHORT'],
    ['with a password of many people', { password: 'Password1' }, 'PASSWORD_COMMON'],
    ['with the e-mail as password', { password: 'ANN@shop.example' }, 'PASSWORD_IS_EMAIL'],
    ['with no e-mail', { email: 'ann@shop' }, 'EMAIL_FORMAT'],
    ['with a header in the e-mail', { email: 'ann@shop.example\r\nbcc: bob@shop.example' }, 'EMAIL_FORMAT'],
    ['with an empty field', { email: ' ' }, 'INCOMPLETE_FORM'],
  ])('is refused %s, and the code stays good', async (_case, change, refusal) => {
    const code = await bench.readCode(REGISTRATION.email);
    await expect(register({ code, ...change })).rejects.toMatchObject({ code: refusal });
    await expect(register({ code })).resolves.toHaveProperty('token');
  });

  it('makes one account of an e-mail, however many ask at once', async () => {
    const account = { email: 'ann@shop.example', isEmailVerified: true, passwordHash: null, nickname: null };
    const answers = await Promise.allSettled([1, 2, 3].map(() => bench.accounts.register(account, TEST_SIGN_IN)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: refused('ACCOUNT_EXISTS') },
      { reason: refused('ACCOUNT_EXISTS') },
    ]);
  });
});

describe('a code', () => {
  it('works once, even sent twice at once', async () => {
    const code = await bench.readCode(REGISTRATION.email);
    const typed = { purpose: 'register', email: 'ann@shop.example', code, address: '192.0.2.1' } as const;
    const uses = await Promise.allSettled([bench.codes.redeemCode(typed), bench.codes.redeemCode(typed)]);
    expect(uses.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(uses).toContainEqual({ status: 'rejected', reason: refused('WRONG_VERIFICATION_CODE') });
    await expect(register({ code })).rejects.toMatchObject({ code: 'WRONG_VERIFICATION_CODE' });
  });

  it('expires after ten minutes', async () => {
    const code = await bench.readCode(REGISTRATION.email);
    bench.time.ms += LIMITS.validMinutes * 60_000;
    await expect(register({ code })).rejects.toMatchObject({ code: 'WRONG_VERIFICATION_CODE' });
  });

  it('is void after five wrong tries, even sent at once', async () => {
    const code = await bench.readCode(REGISTRATION.email);
    const tries = Array.from({ length: LIMITS.maxTries }, () => register({ code: wrongOf(code) }));
    for (const { status } of await Promise.allSettled(tries)) expect(status).toBe('rejected');
    await expect(register({ code })).rejects.toMatchObject({ code: 'WRONG_VERIFICATION_CODE' });
  });

  it('is void once another one was mailed, which takes a minute', async () => {
    const first = await bench.readCode(REGISTRATION.email);
    bench.time.ms += 20_000;
    await expect(bench.readCode(REGISTRATION.email)).rejects.toMatchObject({
      code: 'CODE_SENT_RECENTLY',
      values: { seconds: LIMITS.resendAfterS - 20 },
    });
    bench.time.ms += 40_000;
    const second = await bench.readCode(REGISTRATION.email);
    if (first !== second) await expect(register({ code: first })).rejects.toBeDefined();
    await expect(register({ code: second })).resolves.toHaveProperty('token');
  });

  it('serves only the purpose that it was asked for', async () => {
    const code = await bench.readCode(REGISTRATION.email);
    const reset = { email: REGISTRATION.email, code, password: 'calm-harbour-9' };
    await expect(bench.signUp.resetPassword(reset, bench.request)).rejects.toMatchObject({
      code: 'WRONG_VERIFICATION_CODE',
    });
  });

  it('is typed with blanks and dashes as people do', async () => {
    const code = await bench.readCode(REGISTRATION.email);
    await expect(register({ code: ` ${code.slice(0, 3)}-${code.slice(3)} ` })).resolves.toHaveProperty('token');
  });

  it('is kept as a hash, as is the e-mail', async () => {
    const code = await bench.readCode(REGISTRATION.email);
    const { rows } = await database.query('select * from verification_codes');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(JSON.stringify(rows)).not.toContain('shop.example');
  });

  it('cannot be guessed for many e-mails from one address', async () => {
    const guess = () => register({ code: '000000', email: `${Math.random()}@shop.example` });
    for (let tries = 0; tries < LIMITS.triedFromAddress.max; tries++) {
      await expect(guess()).rejects.toMatchObject({ code: 'WRONG_VERIFICATION_CODE' });
    }
    await expect(guess()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it('is not mailed more than a few times an hour, to one e-mail or for one address', async () => {
    for (let sent = 0; sent < LIMITS.sent.max; sent++) {
      await bench.readCode(REGISTRATION.email);
      bench.time.ms += LIMITS.resendAfterS * 1000;
    }
    await expect(bench.readCode(REGISTRATION.email)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });
});

describe('whether an e-mail has an account', () => {
  beforeEach(async () => {
    const code = await bench.readCode(REGISTRATION.email);
    await register({ code });
    bench.time.ms += LIMITS.resendAfterS * 1000;
  });

  const UNKNOWN = 'nobody@shop.example';
  const outcomeOf = (asked: Promise<unknown>): Promise<unknown> => asked.catch(String);

  it('is told by no call: same answer, same work', async () => {
    const guessed = { code: '000000' };
    const reset = { ...guessed, password: 'calm-harbour-9' };
    const calls: Record<string, { work: string[]; ask: (email: string) => Promise<unknown> }> = {
      // A password is always checked.
      login: {
        work: ['count', 'count', 'select', 'check'],
        ask: (email) => bench.accounts.login({ email, password: 'wrong' }, TEST_SIGN_IN),
      },
      // Who has an account is looked up by the job, after the answer.
      getVCode: {
        work: ['count', 'count', 'count', 'enqueue'],
        ask: (email) => bench.signUp.requestCode({ email, type: 'register' }, bench.request),
      },
      'getVCode for a new password': {
        work: ['count', 'count', 'count', 'enqueue'],
        ask: (email) => bench.signUp.requestCode({ email, type: 'reset_password' }, bench.request),
      },
      registerByCode: { work: ['count', 'update'], ask: (email) => register({ ...guessed, email }) },
      resetPwdByCode: {
        work: ['count', 'update'],
        ask: (email) => bench.signUp.resetPassword({ ...reset, email }, bench.request),
      },
      hasReg: {
        work: ['count', 'update', 'count', 'update'],
        ask: (email) => bench.signUp.hasReg({ ...guessed, email }, bench.request),
      },
    };
    for (const [name, { work, ask }] of Object.entries(calls)) {
      bench.takeDone();
      const known = await outcomeOf(ask(REGISTRATION.email));
      expect(bench.takeDone(), name).toEqual(work);
      const unknown = await outcomeOf(ask(UNKNOWN));
      expect(bench.takeDone(), name).toEqual(work);
      expect(unknown, name).toEqual(known);
    }
  });

  it('is not told by the rows that a guessed code changes: a code that nobody has counts tries too', async () => {
    for (const email of [REGISTRATION.email, UNKNOWN]) {
      for (const type of ['register', 'reset_password'] as const)
        await bench.signUp.requestCode({ email, type }, bench.request);
    }
    await bench.work();
    for (const email of [REGISTRATION.email, UNKNOWN]) {
      await outcomeOf(bench.signUp.hasReg({ email, code: '000000' }, bench.request));
    }
    const { rows } = await database.query('select purpose, tries from verification_codes order by purpose');
    expect(rows).toEqual(
      ['register', 'register', 'reset_password', 'reset_password'].map((purpose) => ({ purpose, tries: 1 })),
    );
  });

  it('is told only to the owner of the mailbox', async () => {
    bench.mails.length = 0;
    await bench.signUp.requestCode({ email: REGISTRATION.email, type: 'register' }, bench.request);
    await bench.signUp.requestCode({ email: UNKNOWN, type: 'reset_password' }, bench.request);
    expect(bench.mails).toEqual([]);
    await bench.work();
    expect(bench.mails).toMatchObject([{ to: 'ann@shop.example', template: { name: 'account_exists' } }]);
  });

  it('is told by hasReg to those who hold a code for it', async () => {
    const known = await bench.readCode(REGISTRATION.email, 'reset_password');
    const unknown = await bench.readCode('nobody@shop.example');
    const ask = (email: string, code: string) => bench.signUp.hasReg({ email, code }, bench.request);
    await expect(ask(REGISTRATION.email, known)).resolves.toEqual({ has_reg: true });
    await expect(ask('nobody@shop.example', unknown)).resolves.toEqual({ has_reg: false });
    for (const email of [REGISTRATION.email, 'nobody@shop.example', 'other@shop.example']) {
      await expect(ask(email, wrongOf(known))).rejects.toMatchObject({ code: 'WRONG_VERIFICATION_CODE' });
    }
    // Asking does not use the code up.
    await expect(register({ email: 'nobody@shop.example', code: unknown })).resolves.toHaveProperty('token');
  });
});

describe('a forgotten password', () => {
  it('is replaced by a code: every other session ends, the user is told, and signs in with the new one', async () => {
    const first = await register({ code: await bench.readCode(REGISTRATION.email) });
    const code = await bench.readCode(REGISTRATION.email, 'reset_password');
    const reset = { email: REGISTRATION.email, code, password: 'calm-harbour-9' };
    const { token } = await bench.signUp.resetPassword(reset, bench.request);
    expect(await bench.sessions.findSession(first.token)).toBeUndefined();
    expect(await bench.sessions.findSession(token)).toBeDefined();
    expect(bench.mails.at(-1)).toMatchObject({ to: 'ann@shop.example', template: { name: 'password_changed' } });
    await expect(bench.accounts.login(REGISTRATION, TEST_SIGN_IN)).rejects.toMatchObject({ code: 'LOGIN_ERROR' });
    await expect(bench.accounts.login(reset, TEST_SIGN_IN)).resolves.toHaveProperty('token');
  });

  it('that was never set is told as a new way to sign in', async () => {
    const account = { email: 'ann@shop.example', isEmailVerified: true, passwordHash: null, nickname: null };
    await bench.accounts.register(account, TEST_SIGN_IN);
    const code = await bench.readCode(account.email, 'reset_password');
    await bench.signUp.resetPassword({ email: account.email, code, password: 'calm-harbour-9' }, bench.request);
    expect(bench.mails.at(-1)).toMatchObject({
      to: 'ann@shop.example',
      template: { name: 'sign_in_method_changed', values: { change: 'added', kind: 'password' } },
    });
  });
});
