import type { CheckedInput } from '@reelwright/contracts';
import { AppError } from '../../app-error.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { IdentitiesService, Visit } from './identities.service.ts';
import type { PartnersService } from './partners.service.ts';
import type { PasskeysService } from './passkeys.service.ts';
import type { Proof, Prover } from './prove-identity.ts';

interface Services {
  prover: Prover;
  identities: IdentitiesService;
  passkeys: PasskeysService;
  partners: PartnersService;
}

type VisitInput = Omit<CheckedInput<'openIdLogin'>, 'provider' | 'code' | 'state' | 'iss'> & {
  google_ref?: string | undefined;
};

type IdentityCalls =
  | 'beginIdentity'
  | 'googleOneTapLogin'
  | 'googleAuthCodeLogin'
  | 'facebookAccessTokenLogin'
  | 'shopifySso'
  | 'openIdLogin'
  | 'partnerSignIn'
  | 'partnerLogin'
  | 'redeemPartnerToken'
  | 'listIdentities'
  | 'linkIdentity'
  | 'unlinkIdentity'
  | 'beginPasskey'
  | 'addPasskey'
  | 'renamePasskey'
  | 'deletePasskey'
  | 'beginPasskeySignIn'
  | 'passkeySignIn';

export function identityHandlers({ prover, identities, passkeys, partners }: Services): Pick<Handlers, IdentityCalls> {
  return {
    beginIdentity: async ({ provider, intent, shop }, context) => {
      const { state, nonce, authorizeUrl } = await prover.begin({ provider, intent, shop }, context);
      return { state, nonce, authorize_url: authorizeUrl };
    },

    googleOneTapLogin: ({ credential, state, ...visit }, request) =>
      identities.signInWith({ kind: 'one_tap', credential, state }, request, toVisit(visit)),

    googleAuthCodeLogin: ({ code, state, iss, ...visit }, request) =>
      identities.signInWith({ kind: 'code', provider: 'google', code, state, iss }, request, toVisit(visit)),

    facebookAccessTokenLogin: ({ accessToken, state, ...visit }, request) =>
      identities.signInWith({ kind: 'facebook', accessToken, state }, request, toVisit(visit)),

    shopifySso: ({ shop, query, session_token: token, ...visit }, request) =>
      identities.signInWith(toShopProof({ shop, query, token }), request, toVisit(visit)),

    openIdLogin: ({ provider, code, state, iss, ...visit }, request) =>
      identities.signInWith({ kind: 'code', provider, code, state, iss }, request, toVisit(visit)),

    partnerSignIn: ({ token, ...visit }, request) =>
      identities.signInWith({ kind: 'partner', partner: visit.openPartner, token }, request, toVisit(visit)),

    partnerLogin: async ({ openPartner: partner, url }, { actor }) => ({
      url: await partners.toPartnerUrl({ partner, url }, actor),
    }),

    redeemPartnerToken: async ({ openPartner: partner, token, secret }) => {
      const { subject, isGuest } = await partners.redeem({ partner, token, secret });
      return { subject, is_guest: isGuest };
    },

    listIdentities: (_input, { actor }) => identities.list(actor),

    linkIdentity: (input, context) => identities.link(toLinkProof(input), context),

    unlinkIdentity: async ({ identity_id: identityId }, context) => {
      await identities.remove(identityId, context);
      return {};
    },

    beginPasskey: (_input, context) => passkeys.begin(context),

    addPasskey: (input, context) => passkeys.add(input, context),

    renamePasskey: async ({ identity_id: identityId, name }, { actor }) => {
      await passkeys.rename({ identityId, name }, actor);
      return { identity_id: identityId, name };
    },

    deletePasskey: async ({ identity_id: identityId }, context) => {
      await identities.remove(identityId, context);
      return {};
    },

    beginPasskeySignIn: (_input, { actor }) => passkeys.beginSignIn(actor),

    passkeySignIn: ({ assertion, successUrl }, request) => passkeys.signIn(assertion, request, successUrl),
  };
}

const missing = (field: string): AppError => new AppError('INCOMPLETE_FORM', { field: { field: [field] } });

function toShopProof({
  shop,
  query,
  token,
}: {
  shop: string;
  query: string | undefined;
  token: string | undefined;
}): Proof {
  if (query !== undefined) return { kind: 'shopify', shop, query };
  if (token !== undefined) return { kind: 'shopify_session', shop, token };
  throw missing('query');
}

function toLinkProof({ provider, state, code, iss, accessToken, query }: CheckedInput<'linkIdentity'>): Proof {
  if (provider === 'facebook') {
    if (accessToken === undefined) throw missing('accessToken');
    return { kind: 'facebook', state, accessToken };
  }
  if (provider === 'shopify') {
    if (query === undefined) throw missing('query');
    return { kind: 'shopify', shop: new URLSearchParams(query).get('shop') ?? '', query };
  }
  if (code === undefined) throw missing('code');
  return { kind: 'code', provider, state, code, iss };
}

function toVisit({ successUrl, invite_code: inviteCode, guestUserId: _ignored, ...said }: VisitInput): Visit {
  const source = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined && value !== ''));
  return { inviteCode, successUrl, source };
}
