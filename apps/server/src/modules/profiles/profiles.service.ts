import { randomInt } from 'node:crypto';
import {
  type CheckedInput,
  DEFAULT_UI_LANGUAGE,
  EMAIL_CHANGE_LIMITS,
  type Profile,
  type UiLanguage,
  type UserId,
} from '@reelwright/contracts';
import type { Actor } from '../../actor.ts';
import type { SessionFacts } from '../../session-actor.ts';
import { AppError } from '../../app-error.ts';
import { sayError } from '../../say-error.ts';
import type { Executor } from '../../platform/database/database.ts';
import { isMailAddress } from '../../platform/mail/mail-address.ts';
import { hashPassword, verifyPassword } from '../../platform/passwords.ts';
import type { Platform } from '../../platform/platform.ts';
import type { MembersService } from '../accounts/members.service.ts';
import type { SessionsService } from '../accounts/sessions.service.ts';
import type { MailsService } from '../mails/mails.service.ts';
import type { VerificationCodesService } from '../verification-codes/verification-codes.service.ts';
import { type AvatarDependencies, storeAvatar, toAvatarFolder } from './change-avatar.ts';
import type { MailResult } from '../../runner/end-task.ts';
import type { MailTemplate } from '../mails/mail-template.ts';
import { presentProfile } from './profiles.presenter.ts';
import {
  countTry,
  deleteOldEmailChanges,
  findEmailChange,
  forgiveTry,
  findProfile,
  saveProfile,
  takeEmailChange,
  writeEmailChange,
} from './profiles.store.ts';

export interface ProfilesDependencies extends AvatarDependencies, Pick<Platform, 'database' | 'clock'> {
  members: Pick<
    MembersService,
    'nameDevice' | 'getMember' | 'setNickname' | 'checkPassword' | 'preparePassword' | 'isEmailTaken' | 'claimEmail'
  >;
  sessions: Pick<SessionsService, 'checkFreshSignIn' | 'endOtherSessions'>;
  codes: Pick<VerificationCodesService, 'countRequest'>;
  mails: Pick<MailsService, 'queueMail'>;
  /** What checks codes; a test makes it busy. */
  checkCode?: typeof verifyPassword;
}

/** What a mail says of the request that led to it. */
export interface RequestFacts {
  /** Of the page; the account's own comes first. */
  language: UiLanguage;
  session?: Pick<SessionFacts, 'sessionId'> | undefined;
  token: string | null;
  device: string | null;
  place: string | null;
}

const AVATAR_URL_S = 24 * 3600;
/** Tasks that end sooner are not mailed. */
const LONG_TASK_MS = 60_000;
const MAX_MAIL_TITLE = 120;

/** Names, images, addresses and settings that members give themselves. */
export function createProfilesService(dependencies: ProfilesDependencies) {
  const { database, storage, clock, members, sessions, codes, mails, checkCode = verifyPassword } = dependencies;

  async function getProfile(userId: UserId): Promise<Profile> {
    const [member, row] = await Promise.all([members.getMember(userId), findProfile(database.db, userId)]);
    const key = row?.avatarKey ?? null;
    const avatarUrl = key === null ? null : await storage.signGet(key, { expiresInS: AVATAR_URL_S });
    return presentProfile(member, row, avatarUrl);
  }

  /** Returns what those who send mails to a user go by. */
  async function getMailChoices(
    db: Executor,
    userId: UserId,
  ): Promise<{ language: UiLanguage; wantsResults: boolean }> {
    const row = await findProfile(db, userId);
    return { language: row?.language ?? DEFAULT_UI_LANGUAGE, wantsResults: row?.wantsResults ?? true };
  }

  /** Returns the language of a mail about an account: the account's own, or that of the request if none was chosen. */
  async function findMailLanguage(db: Executor, userId: UserId, ofRequest: UiLanguage): Promise<UiLanguage> {
    return (await findProfile(db, userId))?.language ?? ofRequest;
  }

  async function setAvatar(userId: UserId, avatarKey: string | null): Promise<Profile> {
    await saveProfile(database.db, userId, { avatarKey });
    for (const { key } of await storage.list(toAvatarFolder(userId))) if (key !== avatarKey) await storage.delete(key);
    return getProfile(userId);
  }

  return {
    getProfile,

    async saveProfile(
      { userId }: Actor,
      { nickname, language, notifications = {} }: CheckedInput<'saveProfile'>,
    ): Promise<Profile> {
      if (nickname !== undefined) await members.setNickname(userId, nickname);
      await saveProfile(database.db, userId, {
        ...(language !== undefined && { language }),
        ...(notifications.result_ready !== undefined && { wantsResults: notifications.result_ready }),
        ...(notifications.product_news !== undefined && { wantsNews: notifications.product_news }),
      });
      return getProfile(userId);
    },

    /** Throws what `storeAvatar` throws. */
    async saveAvatar(actor: Actor, image: string, signal: AbortSignal): Promise<Profile> {
      const key = await storeAvatar(actor, Buffer.from(image, 'base64'), { dependencies, signal });
      return setAvatar(actor.userId, key);
    },

    async removeAvatar({ userId }: Actor): Promise<Profile> {
      return setAvatar(userId, null);
    },

    /** Ends all other sessions. Throws NO_PASSWORD, WRONG_PASSWORD, TOO_MANY_REQUESTS, and what `preparePassword` throws. */
    async changePassword(
      { userId }: Actor,
      { current, wanted }: { current: string; wanted: string },
      facts: RequestFacts,
    ): Promise<number> {
      await members.checkPassword(userId, current);
      const write = await members.preparePassword(userId, wanted);
      const { email } = await members.getMember(userId);
      const at = clock.now().toISOString();
      return database.transaction(async (tx) => {
        await write(tx);
        if (email !== null && isMailAddress(email)) {
          const { device, place } = facts;
          const language = await findMailLanguage(tx, userId, facts.language);
          const template = { name: 'password_changed', values: { at, device, place } } as const;
          await mails.queueMail(tx, { to: email, language, template });
        }
        return sessions.endOtherSessions(userId, facts.token, tx);
      });
    },

    /**
     * Sends a code to a new address. Its answer does not tell whether somebody has an account with it. Who asks must
     * prove to be the user: by the password, or without one by a fresh sign-in. Throws EMAIL_FORMAT, TOO_MANY_REQUESTS
     * before a code may be sent again, SIGN_IN_AGAIN, and what a check of the password throws.
     */
    async requestEmailChange(
      { userId }: Actor,
      { email, password }: { email: string; password: string | undefined },
      { language, session, place }: Pick<RequestFacts, 'language' | 'session' | 'place'>,
    ): Promise<number> {
      if (!isMailAddress(email)) throw new AppError('EMAIL_FORMAT');
      const { hasPassword } = await members.getMember(userId);
      if (hasPassword) await members.checkPassword(userId, password ?? '');
      else await sessions.checkFreshSignIn(userId, session?.sessionId);
      const sent = await findEmailChange(database.db, userId);
      const now = clock.now();
      const sinceS = sent ? (now.getTime() - sent.sentAt.getTime()) / 1000 : Number.POSITIVE_INFINITY;
      const { digits, minutes, resendS } = EMAIL_CHANGE_LIMITS;
      if (sinceS < resendS) throw new AppError('TOO_MANY_REQUESTS', { seconds: Math.ceil(resendS - sinceS) });
      const code = String(randomInt(10 ** digits)).padStart(digits, '0');
      const codeHash = await hashPassword(code);
      // One mailbox gets few codes, however many accounts and addresses ask for them.
      await codes.countRequest({ purpose: 'change_email', email, address: place ?? '' });
      await database.transaction(async (tx) => {
        const isTaken = await members.isEmailTaken(tx, email);
        // The code of a taken address is never sent: nobody can guess what nobody has seen within five tries.
        await writeEmailChange(tx, { userId, email, codeHash, sentAt: now });
        const template = isTaken
          ? ({ name: 'account_exists', values: {} } as const)
          : ({ name: 'verification_code', values: { code, purpose: 'change_email', minutes } } as const);
        await mails.queueMail(tx, { to: email, language, template });
      });
      return resendS;
    },

    /** Throws CODE_EXPIRED, WRONG_VERIFICATION_CODE, SYSTEM_BUSY. */
    async changeEmail({ userId }: Actor, code: string, facts: Pick<RequestFacts, 'language'>): Promise<Profile> {
      const { minutes, tries } = EMAIL_CHANGE_LIMITS;
      const change = await findEmailChange(database.db, userId);
      const now = clock.now();
      const isOld = change && now.getTime() - change.sentAt.getTime() > minutes * 60_000;
      if (!change || isOld || !(await countTry(database.db, userId, tries))) throw new AppError('CODE_EXPIRED');
      const isRight = await checkCode(change.codeHash, code).catch(async (error: unknown) => {
        // The server was too busy to look: nothing was guessed.
        await forgiveTry(database.db, userId, change.codeHash);
        throw error;
      });
      if (!isRight) throw new AppError('WRONG_VERIFICATION_CODE');
      const { email: oldEmail } = await members.getMember(userId);
      await database.transaction(async (tx) => {
        if (!(await takeEmailChange(tx, userId, change.codeHash))) throw new AppError('CODE_EXPIRED');
        if (!(await members.claimEmail(tx, userId, change.email))) throw new AppError('CODE_EXPIRED');
        if (oldEmail !== null && isMailAddress(oldEmail)) {
          const language = await findMailLanguage(tx, userId, facts.language);
          const values = { at: now.toISOString(), newEmail: change.email };
          await mails.queueMail(tx, { to: oldEmail, language, template: { name: 'email_changed', values } });
        }
      });
      return getProfile(userId);
    },

    getMailChoices,
    findMailLanguage,

    /**
     * Queues the mail about a finished task. Nobody is told of what was ready at once: whoever ordered it still looks at
     * it. Joins the transaction that ends the task.
     */
    async mailResult(
      tx: Executor,
      { userId, title, tookMs, failure, partial }: Parameters<MailResult>[1],
    ): Promise<void> {
      if (tookMs < LONG_TASK_MS) return;
      const { email } = await members.getMember(userId, tx);
      if (email === null || !isMailAddress(email)) return;
      const { language, wantsResults } = await getMailChoices(tx, userId);
      if (!wantsResults) return;
      const shortTitle = title
        .replace(/[\s\p{Cc}]+/gu, ' ')
        .trim()
        .slice(0, MAX_MAIL_TITLE);
      const template: MailTemplate = failure
        ? {
            name: 'result_failed',
            values: {
              title: shortTitle,
              reason: sayError(failure, language),
              credits: failure.credits,
            },
          }
        : partial
          ? {
              name: 'result_partly_ready',
              values: {
                title: shortTitle,
                made: partial.made,
                failures: partial.failures.map(({ variant, ...each }) => ({
                  number: variant + 1,
                  reason: sayError(each, language),
                })),
                credits: partial.failures.reduce((sum, { credits }) => sum + credits, 0),
              },
            }
          : { name: 'result_ready', values: { title: shortTitle } };
      await mails.queueMail(tx, { to: email, language, template });
    },

    /** Returns the e-mail that waits for its code. */
    async findPendingEmail(userId: UserId): Promise<string | undefined> {
      return (await findEmailChange(database.db, userId))?.email;
    },

    async deleteAvatar(userId: UserId): Promise<void> {
      await storage.deleteFolder(toAvatarFolder(userId));
    },

    async purgeEmailChanges(): Promise<void> {
      await deleteOldEmailChanges(database.db, new Date(clock.now().getTime() - EMAIL_CHANGE_LIMITS.minutes * 60_000));
    },
  };
}

export type ProfilesService = ReturnType<typeof createProfilesService>;
