import type { UiLanguage } from '@reelwright/contracts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { verifyPassword } from '../../platform/passwords.ts';
import { createMemoryRateLimits } from '../../platform/rate-limits/memory-rate-limits.ts';
import { createSealer } from '../../platform/secrets/sealer.ts';
import { createCreditsService } from '../credits/credits.service.ts';
import type { MailTemplate } from '../mails/mail-template.ts';
import { createVerificationCodesService } from '../verification-codes/verification-codes.service.ts';
import { createAccountsService } from './accounts.service.ts';
import { createSessionsService } from './sessions.service.ts';
import { createSignUpService, type SignUpRequest } from './sign-up.service.ts';
import { TEST_SIGN_IN } from './test-users.ts';

/** Returns a part of the server that notes in `done` which of its methods are called, in order. */
function noting<Part extends object>(part: Part, names: readonly string[], done: string[]): Part {
  return new Proxy(part, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...values: unknown[]): unknown => {
        if (names.includes(String(name))) done.push(String(name));
        return Reflect.apply(value, target, values);
      };
    },
  });
}

/** Returns a database that notes the kinds of its statements. */
function notingStatements(database: Database, done: string[]): Database {
  const kinds = ['select', 'insert', 'update', 'delete', 'execute'];
  return {
    ...database,
    db: noting(database.db, kinds, done),
    transaction: (work) => database.transaction((tx) => work(noting(tx, kinds, done))),
  };
}

/** Parts of the server that create accounts, over a database. Mails and jobs are kept instead of sent and queued. */
export function openSignUpBench(opened: Database, options: { limitsGuests?: boolean } = {}) {
  const done: string[] = [];
  const database = notingStatements(opened, done);
  const time = { ms: Date.UTC(2026, 10, 23) };
  const clock: Clock = { now: () => new Date(time.ms) };
  const sealer = createSealer('test');
  const rateLimits = noting(createMemoryRateLimits({ clock }), ['count', 'forgive'], done);
  const sessions = createSessionsService({ database, clock });
  const credits = createCreditsService({ clock });
  const mails: { to: string; language: UiLanguage; template: MailTemplate }[] = [];
  const jobs: object[] = [];
  const accounts = createAccountsService({
    database,
    sessions,
    credits,
    clock,
    rateLimits,
    sealer,
    guestCredits: 10,
    limitsGuests: options.limitsGuests ?? true,
    checkPassword: (hash, password) => {
      done.push('check');
      return verifyPassword(hash, password);
    },
  });
  const mailbox = { queueMail: async (_tx: unknown, mail: (typeof mails)[number]) => void mails.push(mail) };
  const codes = createVerificationCodesService({ database, mails: mailbox, rateLimits, sealer, clock });
  const queue = {
    enqueue: async (_kind: unknown, data: object) => {
      done.push('enqueue');
      jobs.push(data);
      return 'job';
    },
  };
  const signUp = createSignUpService({ database, accounts, sessions, codes, mails: mailbox, queue, sealer, clock });
  const request: SignUpRequest = { ...TEST_SIGN_IN, language: 'en' };

  /** Does the jobs that wait. */
  async function work(): Promise<void> {
    for (const data of jobs.splice(0)) await signUp.deliverCode(data as Parameters<typeof signUp.deliverCode>[0]);
  }

  /** Asks for a code and returns it as the mail says it. */
  async function readCode(email: string, type: 'register' | 'reset_password' = 'register'): Promise<string> {
    await signUp.requestCode({ email, type }, request);
    await work();
    const template = mails.findLast(({ to }) => to === email.toLowerCase())?.template;
    if (template?.name !== 'verification_code') throw new Error('no code was mailed');
    return template.values.code;
  }

  return {
    time,
    clock,
    accounts,
    sessions,
    credits,
    codes,
    signUp,
    mails,
    jobs,
    request,
    work,
    readCode,
    /** What the parts did since the last look: statements, counted uses, checks of a password, jobs; in order. */
    takeDone: () => done.splice(0),
  };
}

export type SignUpBench = ReturnType<typeof openSignUpBench>;

export const REGISTRATION = {
  email: 'Ann@Shop.example',
  password: 'quiet-river-7',
  agreement: true,
} as const;
