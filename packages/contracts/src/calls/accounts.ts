import * as z from 'zod';
import { defineCall } from '../call.ts';
import { CALL_ROUTES } from '../call-routes.ts';
import { userId } from '../ids.ts';
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
  /** Available credits, and credits held by running tasks. */
  credits: z.number().int(),
  credits_held: z.number().int(),
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

export const accountCalls = {
  guestLogin: defineCall({
    ...CALL_ROUTES.guestLogin,
    summary: 'Give a guest a token',
    input: z.object({
      pbtid: text().max(200).optional(),
      channel: text().max(200).optional(),
      utm_source: text().max(200).optional(),
      utm_medium: text().max(200).optional(),
      utm_campaign: text().max(200).optional(),
      utm_content: text().max(200).optional(),
      utm_term: text().max(200).optional(),
      invite_code: text().max(200).optional(),
      openPartner: text().max(200).optional(),
    }),
    data: tokenResponse,
    rate: signIn,
  }),
  login: defineCall({
    ...CALL_ROUTES.login,
    summary: 'Sign in with e-mail and password',
    input: z.object({ email: text().max(254), password: text().max(200) }),
    data: tokenResponse,
    rate: { max: 10, windowS: 60 },
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
