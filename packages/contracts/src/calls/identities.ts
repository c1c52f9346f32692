import * as z from 'zod';
import { defineCall } from '../call.ts';
import { CALL_ROUTES } from '../call-routes.ts';
import { identityId } from '../ids.ts';
import { text } from '../text.ts';
import { tokenResponse } from './accounts.ts';

/** A company's own provider, named in the settings. */
const openIdProvider = text()
  .max(60)
  .regex(/^openid:[a-z0-9-]+$/);
const identityProvider = z.union([z.enum(['google', 'facebook', 'shopify']), openIdProvider]);

const word = () => text().max(200).optional();

/** Where a visitor came from. No right follows from any of it. */
const visit = {
  invite_code: word(),
  openPartner: word(),
  channel: word(),
  pbtid: word(),
  /** Accepted and ignored: the guest is the one that the token belongs to. */
  guestUserId: z.union([z.number().int(), text().max(40)]).optional(),
  utm_source: word(),
  utm_medium: word(),
  utm_campaign: word(),
  utm_content: word(),
  utm_term: word(),
  /** The next page; answered only if it is a path of this site. */
  successUrl: text().max(2048).optional(),
};

const credential = text().min(1).max(8192);
const code = text().min(1).max(4096);
/** From `beginIdentity`; works once, for the user who began. */
const state = text().min(1).max(200);
/** RFC 9207: who answered the authorization request. */
const issuer = text().max(500).optional();
/** The query string of a Shopify address, signed by Shopify. */
const query = text().min(1).max(4096);
const shop = text().min(1).max(255);

/** A new session, and whether its account was created with it. */
export const signInResponse = tokenResponse.extend({ isRegister: z.boolean() });
export type SignInResponse = z.infer<typeof signInResponse>;

/** The ways to sign in besides a password that this installation offers, with their public ids. */
export const signInMethods = z.object({
  google: z.object({ client_id: z.string() }).nullable(),
  facebook: z.object({ app_id: z.string() }).nullable(),
  shopify: z.object({ client_id: z.string() }).nullable(),
  openid: z.array(z.object({ id: z.string(), name: z.string() })),
  passkeys: z.boolean(),
});
export type SignInMethods = z.infer<typeof signInMethods>;

const linkedIdentity = z.object({
  identity_id: identityId,
  provider: z.string(),
  /** What the provider calls itself. */
  provider_name: z.string(),
  /** The user's e-mail there; null if the provider told none. */
  email: z.string().nullable(),
  linked_at: z.iso.datetime(),
});
export type LinkedIdentity = z.infer<typeof linkedIdentity>;

const signIn = { max: 20, windowS: 60 };
const acting = { max: 30, windowS: 60 };

export const identityCalls = {
  beginIdentity: defineCall({
    ...CALL_ROUTES.beginIdentity,
    summary: 'Begin to sign in with another site, or to link it: a state that works once within ten minutes',
    input: z.object({
      provider: identityProvider,
      /** `link` needs a signed-in user. */
      intent: z.enum(['sign_in', 'link']).default('sign_in'),
      shop: shop.optional(),
    }),
    data: z.object({
      state: z.string(),
      /** Goes into Google's one-tap prompt, whose credential then carries it. */
      nonce: z.string(),
      /** Where the browser goes to prove who its user is. */
      authorize_url: z.string(),
    }),
    rate: signIn,
  }),
  googleOneTapLogin: defineCall({
    ...CALL_ROUTES.googleOneTapLogin,
    summary: "Sign in with the credential of Google's one-tap prompt. Its nonce is that of `beginIdentity`",
    input: z.object({ credential, state, ...visit }),
    data: signInResponse,
    rate: signIn,
  }),
  googleAuthCodeLogin: defineCall({
    ...CALL_ROUTES.googleAuthCodeLogin,
    summary: 'Sign in with the authorization code that Google sent the browser back with',
    input: z.object({ code, state, iss: issuer, google_ref: word(), ...visit }),
    data: signInResponse,
    rate: signIn,
  }),
  facebookAccessTokenLogin: defineCall({
    ...CALL_ROUTES.facebookAccessTokenLogin,
    summary: 'Sign in with an access token that Facebook issued to this app',
    input: z.object({ accessToken: credential, state, ...visit }),
    data: signInResponse,
    rate: signIn,
  }),
  shopifySso: defineCall({
    ...CALL_ROUTES.shopifySso,
    summary: 'Sign in as a user of a Shopify shop: with the query that Shopify signed, or with a session token',
    input: z.object({ shop, query: query.optional(), session_token: credential.optional(), ...visit }),
    data: signInResponse,
    rate: signIn,
  }),
  openIdLogin: defineCall({
    ...CALL_ROUTES.openIdLogin,
    summary: "Sign in with the authorization code of a company's OpenID Connect provider",
    input: z.object({ provider: openIdProvider, code, state, iss: issuer, ...visit }),
    data: signInResponse,
    rate: signIn,
  }),
  partnerSignIn: defineCall({
    ...CALL_ROUTES.partnerSignIn,
    summary: 'Sign in with the token that a configured partner signed for its user. A token works once',
    input: z.object({ ...visit, openPartner: text().min(1).max(60), token: credential }),
    data: signInResponse,
    rate: signIn,
  }),
  partnerLogin: defineCall({
    ...CALL_ROUTES.partnerLogin,
    summary: "A configured partner's address with a signed token that tells it who the user is",
    input: z.object({
      openPartner: text().min(1).max(60),
      /** One of the partner's own addresses; its first if left out. */
      url: text().max(2048).optional(),
    }),
    data: z.object({ url: z.string() }),
    rate: signIn,
  }),
  redeemPartnerToken: defineCall({
    ...CALL_ROUTES.redeemPartnerToken,
    summary: "For a partner's server: who a token of `partnerLogin` stands for. Answers each token once",
    input: z.object({ openPartner: text().min(1).max(60), token: credential, secret: text().min(1).max(200) }),
    data: z.object({ subject: z.string(), is_guest: z.boolean() }),
    rate: { max: 300, windowS: 60 },
  }),
  listIdentities: defineCall({
    ...CALL_ROUTES.listIdentities,
    summary: 'The ways in which the user signs in',
    input: z.object({}),
    data: z.object({
      has_password: z.boolean(),
      identities: z.array(linkedIdentity),
      passkeys: z.array(
        z.object({
          identity_id: identityId,
          name: z.string(),
          /** Whether the device keeps a copy elsewhere, such as in a password manager. */
          is_synced: z.boolean(),
          created_at: z.iso.datetime(),
          last_used_at: z.iso.datetime().nullable(),
        }),
      ),
    }),
    rate: { max: 300, windowS: 60 },
  }),
  linkIdentity: defineCall({
    ...CALL_ROUTES.linkIdentity,
    summary: 'Link an account of another site, after `beginIdentity` with the intent `link`',
    input: z.object({
      provider: identityProvider,
      state,
      code: code.optional(),
      iss: issuer,
      accessToken: credential.optional(),
      query: query.optional(),
    }),
    data: linkedIdentity,
    rate: acting,
  }),
  unlinkIdentity: defineCall({
    ...CALL_ROUTES.unlinkIdentity,
    summary: 'Unlink an account of another site; never the last way to sign in',
    input: z.object({ identity_id: identityId }),
    data: z.object({}),
    rate: acting,
  }),
};
