import {
  type CallData,
  type CheckedInput,
  type FieldPath,
  type TokenResponse,
  type UiLanguage,
  VERIFICATION_CODE_LIMITS,
} from '@reelwright/contracts';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { isMailAddress } from '../../platform/mail/mail-address.ts';
import { hashPassword } from '../../platform/passwords.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { Sealer } from '../../platform/secrets/sealer.ts';
import type { RequestOrigin } from '../../request-origin.ts';
import type { MailTemplate } from '../mails/mail-template.ts';
import type { MailsService } from '../mails/mails.service.ts';
import type { VerificationCodesService } from '../verification-codes/verification-codes.service.ts';
import type { AccountsService, SignInRequest } from './accounts.service.ts';
import { setPassword } from './accounts.store.ts';
import { checkNewPassword } from './password.policy.ts';
import { describeDevice } from '../../platform/visitors/describe-device.ts';
import type { SessionsService } from './sessions.service.ts';
import { deliverCodeJob } from './sign-up.jobs.ts';
import { readSignUpFacts } from './sign-up-facts.ts';

export interface SignUpDependencies {
  database: Database;
  accounts: Pick<AccountsService, 'register' | 'signIn' | 'findMemberByEmail' | 'hasPassword'>;
  sessions: Pick<SessionsService, 'endOtherSessions'>;
  codes: Pick<VerificationCodesService, 'countRequest' | 'issueCode' | 'withholdCode' | 'redeemCode' | 'proveCode'>;
  mails: Pick<MailsService, 'queueMail'>;
  queue: Pick<Queue, 'enqueue'>;
  sealer: Pick<Sealer, 'seal' | 'open'>;
  clock: Clock;
}

/** A request to sign in, with the language that its mails are written in. */
export interface SignUpRequest extends SignInRequest {
  language: UiLanguage;
}

const SEAL_PURPOSE = 'verification-code.email';

/** Returns an e-mail as accounts keep it. Throws INCOMPLETE_FORM or EMAIL_FORMAT. */
function readEmail(typed: string): string {
  const email = requireFilled('email', typed.trim()).toLowerCase();
  if (!isMailAddress(email)) throw new AppError('EMAIL_FORMAT');
  return email;
}

function requireFilled(name: string, typed: string): string {
  const field: FieldPath = [name];
  if (typed === '') throw new AppError('INCOMPLETE_FORM', { field: { field } });
  return typed;
}

/** Accounts by e-mail: the codes that prove it, registration, and new passwords. */
export function createSignUpService(dependencies: SignUpDependencies) {
  const { database, accounts, sessions, codes, mails, queue, sealer, clock } = dependencies;

  async function registerByCode(input: CheckedInput<'registerByCode'>, request: SignUpRequest): Promise<TokenResponse> {
    const email = readEmail(input.email);
    const code = requireFilled('code', input.code.trim());
    requireFilled('password', input.password);
    if (!input.agreement) throw new AppError('AGREEMENT_REQUIRED');
    await checkNewPassword(input.password, email);
    // Before the code is used up: a server that is too busy to hash leaves it good, and wrong codes cost the same.
    const passwordHash = await hashPassword(input.password);
    await codes.redeemCode({ purpose: 'register', email, code, address: request.origin.address });
    const member = {
      email,
      isEmailVerified: true,
      passwordHash,
      nickname: null,
      ...readSignUpFacts(input),
    };
    return (await accounts.register(member, request)).tokens;
  }

  return {
    /**
     * Asks for a code. Whether the e-mail has an account changes neither the answer nor the work of this call. Throws
     * INCOMPLETE_FORM, EMAIL_FORMAT, CODE_SENT_RECENTLY, TOO_MANY_REQUESTS.
     */
    async requestCode(
      { email: typed, type: purpose }: CheckedInput<'getVCode'>,
      { origin, language }: { origin: RequestOrigin; language: UiLanguage },
    ): Promise<CallData<'getVCode'>> {
      const email = readEmail(typed);
      await codes.countRequest({ purpose, email, address: origin.address });
      await queue.enqueue(deliverCodeJob, { purpose, sealedEmail: sealer.seal(email, SEAL_PURPOSE), language });
      const { resendAfterS, validMinutes } = VERIFICATION_CODE_LIMITS;
      return { resend_after: resendAfterS, expires_in: validMinutes * 60 };
    },

    /** Mails a code; or, to the owner of an account that somebody tries to register, that it exists. */
    async deliverCode({
      purpose,
      sealedEmail,
      language,
    }: {
      purpose: 'register' | 'reset_password';
      sealedEmail: string;
      language: UiLanguage;
    }): Promise<void> {
      const email = sealer.open(sealedEmail, SEAL_PURPOSE);
      const isKnown = (await accounts.findMemberByEmail(email)) !== undefined;
      await database.transaction(async (tx) => {
        if (isKnown === (purpose === 'reset_password')) {
          await codes.issueCode(tx, { purpose, email, language });
          return;
        }
        await codes.withholdCode(tx, { purpose, email });
        if (isKnown)
          await mails.queueMail(tx, { to: email, language, template: { name: 'account_exists', values: {} } });
      });
    },

    /**
     * Creates an account; a guest who asks becomes it. Throws INCOMPLETE_FORM, EMAIL_FORMAT, AGREEMENT_REQUIRED,
     * WRONG_VERIFICATION_CODE, TOO_MANY_REQUESTS, ACCOUNT_EXISTS, and what `checkNewPassword` throws.
     */
    registerByCode,

    /** The same for guests only. Throws REGISTER_ERROR for a member. */
    async perfectRegister(
      input: CheckedInput<'perfectRegister'>,
      request: SignUpRequest & { actor: Actor },
    ): Promise<TokenResponse> {
      if (request.actor.plan !== 'guest') throw new AppError('REGISTER_ERROR');
      return registerByCode(input, request);
    },

    /** Sets a new password, ends all sessions of the user, and signs in. Throws as `registerByCode` does. */
    async resetPassword(input: CheckedInput<'resetPwdByCode'>, request: SignUpRequest): Promise<TokenResponse> {
      const email = readEmail(input.email);
      const code = requireFilled('code', input.code.trim());
      requireFilled('password', input.password);
      await checkNewPassword(input.password, email);
      const { address, userAgent } = request.origin;
      const passwordHash = await hashPassword(input.password);
      await codes.redeemCode({ purpose: 'reset_password', email, code, address });
      const member = await accounts.findMemberByEmail(email);
      if (!member) throw new AppError('WRONG_VERIFICATION_CODE');
      const { userId } = member;
      await database.transaction(async (tx) => {
        const hadPassword = await accounts.hasPassword(tx, userId);
        await setPassword(tx, { userId, passwordHash, isEmailVerified: true });
        await sessions.endOtherSessions(userId, null, tx);
        const { browser, system } = describeDevice(userAgent);
        const device = browser && system ? `${browser} on ${system}` : (browser ?? system);
        const values = { at: clock.now().toISOString(), device, place: address };
        const added = { change: 'added', kind: 'password', label: '' } as const;
        const template: MailTemplate = hadPassword
          ? { name: 'password_changed', values }
          : { name: 'sign_in_method_changed', values: { ...added, ...values } };
        await mails.queueMail(tx, { to: email, language: request.language, template });
      });
      return accounts.signIn(userId, request);
    },

    /** Tells whether an e-mail has an account to those who hold a code that was mailed to it. Throws WRONG_VERIFICATION_CODE. */
    async hasReg(
      input: CheckedInput<'hasReg'>,
      { origin: { address } }: { origin: RequestOrigin },
    ): Promise<CallData<'hasReg'>> {
      const email = readEmail(input.email);
      const code = requireFilled('code', input.code.trim());
      try {
        await codes.proveCode({ purpose: 'register', email, code, address });
      } catch (error) {
        if (!(error instanceof AppError && error.code === 'WRONG_VERIFICATION_CODE')) throw error;
        await codes.proveCode({ purpose: 'reset_password', email, code, address });
      }
      return { has_reg: (await accounts.findMemberByEmail(email)) !== undefined };
    },
  };
}

export type SignUpService = ReturnType<typeof createSignUpService>;
