import * as z from 'zod';
import { defineCall } from '../call.ts';
import { CALL_ROUTES } from '../call-routes.ts';
import { userId } from '../ids.ts';
import { PASSWORD_LIMITS } from '../limits.ts';
import { REFUSALS } from '../permissions.ts';
import { USER_TYPE_IDS } from '../user-types.ts';
import { text } from '../text.ts';

export const userInfo = z.object({
  userId,
  user_type: z.literal(USER_TYPE_IDS as [number, ...number[]]),
  vip_level: z.number().int(),
  email: z.string().nullable(),
  nickname: z.string().nullable(),
  /** Whether this sign-in created the account. */
  isRegister: z.boolean(),
  /** Tool types this user may use beyond those open to everyone. */
  app_permission: z.array(z.number().int()),
  /** The calls that are refused to this user, and why. */
  permissions: z.partialRecord(
    z.enum(Object.keys(CALL_ROUTES) as [keyof typeof CALL_ROUTES, ...(keyof typeof CALL_ROUTES)[]]),
    z.enum(REFUSALS),
  ),
  /** When the account will be deleted; null if that was not asked for. */
  delete_after: z.iso.datetime().nullable(),
  /** Available credits, and credits held by running tasks. */
  credits: z.number().int(),
  credits_held: z.number().int(),
  /** Whether this browser may open the pages of whoever runs the installation. */
  is_operator: z.boolean(),
});
export type UserInfo = z.infer<typeof userInfo>;

export const tokenResponse = z.object({
  token: z.string(),
  /** The next page; empty for the app's root. */
  url: z.string(),
  /** When the token expires. */
  expires: z.iso.datetime(),
  /** Seconds until the token expires. */
  maxAge: z.number().int(),
  /** 1 if the token replaces the one that was sent. */
  refresh_token: z.union([z.literal(0), z.literal(1)]),
});
export type TokenResponse = z.infer<typeof tokenResponse>;

const signIn = { max: 20, windowS: 60 };

const email = text().max(254);
const code = text().max(20);
const password = text().max(PASSWORD_LIMITS.maxLength);

/** Where a visitor came from, kept with the account. */
const source = {
  pbtid: text().max(200).optional(),
  channel: text().max(200).optional(),
  utm_source: text().max(200).optional(),
  utm_medium: text().max(200).optional(),
  utm_campaign: text().max(200).optional(),
  utm_content: text().max(200).optional(),
  utm_term: text().max(200).optional(),
  invite_code: text().max(200).optional(),
};

const registration = z.object({
  email,
  /** Out of the mail that `getVCode` sent. */
  code,
  password,
  /** Whether the user agrees to the terms; needed. */
  agreement: z.boolean().default(false),
  team_invite_code: text().max(200).optional(),
  ...source,
});

export const accountCalls = {
  guestLogin: defineCall({
    ...CALL_ROUTES.guestLogin,
    summary: 'Give a guest a token',
    input: z.object({ ...source, openPartner: text().max(200).optional() }),
    data: tokenResponse,
    rate: signIn,
  }),
  login: defineCall({
    ...CALL_ROUTES.login,
    summary: 'Sign in with e-mail and password',
    input: z.object({ email, password }),
    data: tokenResponse,
    rate: { max: 10, windowS: 60 },
    hashesPassword: true,
  }),
  getVCode: defineCall({
    ...CALL_ROUTES.getVCode,
    summary: 'Mail a verification code; the answer does not tell whether the email has an account',
    input: z.object({ email, type: z.enum(['register', 'reset_password']).default('register') }),
    data: z.object({
      /** Seconds until another code may be sent. */
      resend_after: z.number().int(),
      /** Seconds until the code expires. */
      expires_in: z.number().int(),
    }),
    rate: signIn,
  }),
  registerByCode: defineCall({
    ...CALL_ROUTES.registerByCode,
    summary: 'Create an account, out of the guest who asks if there is one',
    input: registration,
    data: tokenResponse,
    rate: signIn,
    hashesPassword: true,
  }),
  perfectRegister: defineCall({
    ...CALL_ROUTES.perfectRegister,
    summary: 'Make a member of the guest who asks',
    input: registration,
    data: tokenResponse,
    rate: signIn,
    hashesPassword: true,
  }),
  resetPwdByCode: defineCall({
    ...CALL_ROUTES.resetPwdByCode,
    summary: 'Set a new password, sign out everywhere, and sign in',
    input: z.object({ email, code, password }),
    data: tokenResponse,
    rate: signIn,
    hashesPassword: true,
  }),
  hasReg: defineCall({
    ...CALL_ROUTES.hasReg,
    summary: 'Whether an email has an account, told to those who hold a code that was mailed to it',
    input: z.object({ email, code }),
    data: z.object({ has_reg: z.boolean() }),
    rate: signIn,
  }),
  logout: defineCall({
    ...CALL_ROUTES.logout,
    summary: 'End the session of the token',
    input: z.object({}),
    data: z.object({}),
    rate: signIn,
  }),
  getUserInfo: defineCall({
    ...CALL_ROUTES.getUserInfo,
    summary: 'Who the token belongs to',
    input: z.object({}),
    data: userInfo,
    rate: { max: 300, windowS: 60 },
  }),
};
