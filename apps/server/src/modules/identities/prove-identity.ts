import type { UserId } from '@reelwright/contracts';
import type { Actor } from '../../actor.ts';
import type { SessionFacts } from '../../session-actor.ts';
import type { SessionsService } from '../accounts/sessions.service.ts';
import { AppError } from '../../app-error.ts';
import type { ProvedIdentity } from '../../platform/identity-providers/proved-identity.ts';
import { toShopName } from '../../platform/identity-providers/shopify.ts';
import type { Logger } from '../../platform/log/logger.ts';
import type { LoginStates } from './login-states.service.ts';
import type { Providers } from './providers.ts';

export type Intent = 'sign_in' | 'link';

/** What a browser brings back from another site. */
export type Proof =
  | { kind: 'code'; provider: string; state: string; code: string; iss: string | undefined }
  | { kind: 'one_tap'; state: string; credential: string }
  | { kind: 'facebook'; state: string; accessToken: string }
  | { kind: 'shopify'; shop: string; query: string }
  | { kind: 'shopify_session'; shop: string; token: string }
  | { kind: 'partner'; partner: string; token: string };

interface ProverDependencies {
  sessions: Pick<SessionsService, 'checkFreshSignIn'>;
  providers: Providers;
  states: LoginStates;
  log: Logger;
}

/** Who asks, in which session. */
export interface Asker {
  actor: Actor;
  session?: Pick<SessionFacts, 'sessionId'> | undefined;
}

/** Sends users to other sites to prove who they are, and checks what they bring back. */
export function createProver({ providers, states, sessions, log }: ProverDependencies) {
  async function check(proof: Proof, { userId, intent }: { userId: UserId; intent: Intent }): Promise<ProvedIdentity> {
    const take = (state: string, provider: string) => states.take(state, { purpose: `${provider}:${intent}`, userId });
    switch (proof.kind) {
      case 'code': {
        const provider = providers.getOpenId(proof.provider);
        await take(proof.state, proof.provider);
        return provider.proveByCode(proof, states.toSecrets(proof.state), providers.redirectUri);
      }
      case 'one_tap': {
        const google = providers.getOpenId('google');
        await take(proof.state, 'google');
        return google.proveByIdToken(proof.credential, states.toSecrets(proof.state).nonce);
      }
      case 'facebook': {
        const facebook = providers.getFacebook();
        await take(proof.state, 'facebook');
        return facebook.prove(proof.accessToken);
      }
      case 'shopify': {
        const shopify = providers.getShopify();
        const answer = shopify.readQuery(proof.query, proof.shop);
        await take(answer.state, 'shopify');
        return shopify.proveByCode(answer);
      }
      case 'shopify_session': {
        const shopify = providers.getShopify();
        await states.passOnce('shopify', await shopify.readSessionToken(proof.token, proof.shop));
        return shopify.proveBySessionToken(proof.token, proof.shop);
      }
      case 'partner': {
        const { proved, once } = await providers.getPartner(proof.partner).prove(proof.token);
        await states.passOnce(proved.provider, once);
        return proved;
      }
    }
  }

  return {
    /**
     * A state to link can be had only after a fresh sign-in, and nothing is linked without one. Throws
     * SIGN_IN_METHOD_OFF, SHOP_NAME, LOGIN_REQUIRED to link as a guest, SIGN_IN_AGAIN, or IDENTITY_PROVIDER_AWAY.
     */
    async begin(
      { provider, intent, shop }: { provider: string; intent: Intent; shop: string | undefined },
      { actor, session }: Asker,
    ): Promise<{ state: string; nonce: string; authorizeUrl: string }> {
      if (intent === 'link' && actor.plan === 'guest') throw new AppError('LOGIN_REQUIRED');
      const toUrl = prepare(provider, shop);
      if (intent === 'link') await sessions.checkFreshSignIn(actor.userId, session?.sessionId);
      const state = await states.begin({ purpose: `${provider}:${intent}`, userId: actor.userId });
      return { state, nonce: states.toSecrets(state).nonce, authorizeUrl: await toUrl(state) };
    },

    /**
     * Throws SIGN_IN_METHOD_OFF, LOGIN_STATE_ENDED, SHOP_NAME, IDENTITY_PROVIDER_AWAY, or IDENTITY_REFUSED, whose
     * reason is only logged.
     */
    async prove(proof: Proof, request: { userId: UserId; intent: Intent }): Promise<ProvedIdentity> {
      try {
        return await check(proof, request);
      } catch (error) {
        if (error instanceof AppError && error.code === 'IDENTITY_REFUSED') {
          log.info('identities.refused', { kind: proof.kind, reason: describeReason(error.cause) });
        }
        throw error;
      }
    },
  };

  /** Checks what can be checked before a state is kept. */
  function prepare(provider: string, shop: string | undefined): (state: string) => string | Promise<string> {
    const { redirectUri } = providers;
    if (provider === 'facebook') {
      const facebook = providers.getFacebook();
      return (state) => facebook.toAuthorizeUrl(state, redirectUri);
    }
    if (provider === 'shopify') {
      const shopify = providers.getShopify();
      const name = toShopName(shop ?? '');
      return (state) => shopify.toAuthorizeUrl(name, state, redirectUri);
    }
    const openid = providers.getOpenId(provider);
    return (state) => openid.toAuthorizeUrl(states.toSecrets(state), redirectUri);
  }
}

export type Prover = ReturnType<typeof createProver>;

const MAX_REASON = 100;

/** Says why a proof was refused, in the words of the library: never with a token or a whole message. */
function describeReason(cause: unknown): string {
  if (!(cause instanceof Error)) return 'signature, shop or time';
  const { code, error, claim } = cause as { code?: unknown; error?: unknown; claim?: unknown };
  const parts = [code ?? cause.name, error, claim].filter((part) => typeof part === 'string');
  return parts.join(' ').slice(0, MAX_REASON);
}
