import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { type UiLanguage, VERIFICATION_CODE_LIMITS as LIMITS } from '@reelwright/contracts';
import { AppError } from '../../app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import type { RateLimits } from '../../platform/rate-limits/rate-limits.ts';
import type { Sealer } from '../../platform/secrets/sealer.ts';
import type { MailsService } from '../mails/mails.service.ts';
import { countTry, deleteExpiredCodes, forgiveTry, putCode, takeCode } from './verification-codes.store.ts';
import type { CodePurpose } from './verification-codes.tables.ts';

export interface VerificationCodesDependencies {
  database: Database;
  mails: Pick<MailsService, 'queueMail'>;
  rateLimits: Pick<RateLimits, 'count' | 'forgive'>;
  sealer: Pick<Sealer, 'fingerprint'>;
  clock: Clock;
}

/** For whom and for what a code is. */
interface CodeSubject {
  purpose: CodePurpose;
  /** In lower case. */
  email: string;
}

/** A code as a user typed it. */
interface TypedCode extends CodeSubject {
  code: string;
  /** The address it was sent from. */
  address: string;
}

/** Codes that prove an e-mail: mailed, kept as hashes, used once. */
export function createVerificationCodesService(dependencies: VerificationCodesDependencies) {
  const { database, mails, rateLimits, sealer, clock } = dependencies;

  const hashEmail = (email: string): string => sealer.fingerprint(email, 'verification-code.email');
  const hashCode = ({ purpose, email }: CodeSubject, code: string): string =>
    sealer.fingerprint(JSON.stringify([purpose, email, code]), 'verification-code');

  /** Throws WRONG_VERIFICATION_CODE, or TOO_MANY_REQUESTS after many wrong codes from one address. */
  async function checkCode({ code, address, ...subject }: TypedCode): Promise<{ emailHash: string; codeHash: string }> {
    const tries = `code-tries:${address}`;
    const { isAllowed, waitS } = await rateLimits.count(tries, LIMITS.triedFromAddress);
    if (!isAllowed) throw new AppError('TOO_MANY_REQUESTS', { seconds: waitS });
    const { purpose } = subject;
    const emailHash = hashEmail(subject.email);
    const typedHash = hashCode(subject, code.replaceAll(/\D/g, ''));
    const codeHash = await countTry(database.db, {
      purpose,
      emailHash,
      maxTries: LIMITS.maxTries,
      now: clock.now(),
    });
    if (codeHash === undefined || !timingSafeEqual(Buffer.from(codeHash), Buffer.from(typedHash)))
      throw new AppError('WRONG_VERIFICATION_CODE');
    await rateLimits.forgive(tries);
    return { emailHash, codeHash };
  }

  async function keepCode(tx: Executor, subject: CodeSubject, code: string): Promise<void> {
    const { purpose, email } = subject;
    const expiresAt = new Date(clock.now().getTime() + LIMITS.validMinutes * 60_000);
    await putCode(tx, { purpose, emailHash: hashEmail(email), codeHash: hashCode(subject, code), expiresAt });
  }

  return {
    /**
     * Counts a wish for a code before anybody looks whether the e-mail is known. Throws CODE_SENT_RECENTLY with the
     * seconds until the next, or TOO_MANY_REQUESTS.
     */
    async countRequest({ purpose, email, address }: CodeSubject & { address: string }): Promise<void> {
      const key = `code-mails:${purpose}:${hashEmail(email)}`;
      const recent = await rateLimits.count(`${key}:recent`, { max: 1, windowS: LIMITS.resendAfterS });
      if (!recent.isAllowed) throw new AppError('CODE_SENT_RECENTLY', { seconds: recent.waitS });
      for (const [counted, limit] of [
        [key, LIMITS.sent],
        [`code-mails:${address}`, LIMITS.sentFromAddress],
      ] as const) {
        const { isAllowed, waitS } = await rateLimits.count(counted, limit);
        if (!isAllowed) throw new AppError('TOO_MANY_REQUESTS', { seconds: waitS });
      }
    },

    /** Writes a code and the mail that brings it; a code that was mailed before is void. */
    async issueCode(tx: Executor, { language, ...subject }: CodeSubject & { language: UiLanguage }): Promise<void> {
      const { purpose, email } = subject;
      const code = String(randomInt(10 ** LIMITS.digits)).padStart(LIMITS.digits, '0');
      await keepCode(tx, subject, code);
      const values = { code, purpose, minutes: LIMITS.validMinutes };
      await mails.queueMail(tx, { to: email, language, template: { name: 'verification_code', values } });
    },

    /**
     * Writes a code that nobody has, for an e-mail that is mailed none: whoever guesses costs the server the same work,
     * whether the e-mail has an account or not.
     */
    async withholdCode(tx: Executor, subject: CodeSubject): Promise<void> {
      await keepCode(tx, subject, randomBytes(16).toString('hex'));
    },

    /** Uses up a code. Throws WRONG_VERIFICATION_CODE, also for one that expired or was tried too often. */
    async redeemCode(typed: TypedCode): Promise<void> {
      const { emailHash, codeHash } = await checkCode(typed);
      const isTaken = await takeCode(database.db, { purpose: typed.purpose, emailHash, codeHash });
      if (!isTaken) throw new AppError('WRONG_VERIFICATION_CODE');
    },

    /** Checks a code without using it up. Wrong codes count as they do for `redeemCode`. */
    async proveCode(typed: TypedCode): Promise<void> {
      const { emailHash } = await checkCode(typed);
      await forgiveTry(database.db, { purpose: typed.purpose, emailHash });
    },

    async purgeExpired(): Promise<void> {
      await deleteExpiredCodes(database.db, clock.now());
    },
  };
}

export type VerificationCodesService = ReturnType<typeof createVerificationCodesService>;
