import { createRemoteJWKSet, customFetch, jwtVerify, type JWTVerifyGetKey } from 'jose';
import * as openid from 'openid-client';
import { AppError } from '../../app-error.ts';
import type { Clock } from '../clock.ts';
import type { OpenIdSettings } from '../settings/identity-settings.ts';
import { createProviderFetch, type ProviderFetch } from './provider-fetch.ts';
import { type EmailTrust, type ProvedIdentity, toEmail, toName, toRefusal, toSubject } from './proved-identity.ts';

/** Secrets of one sign-in, made from its state. */
export interface LoginSecrets {
  state: string;
  nonce: string;
  /** The PKCE verifier: 43 to 128 characters. */
  verifier: string;
}

/** What the provider sent the browser back with. */
export interface CodeAnswer {
  code: string;
  /** RFC 9207. */
  iss: string | undefined;
}

interface OpenIdOptions extends Omit<OpenIdSettings, 'emailDomains'> {
  /** In identities and rows. */
  provider: string;
  clock: Clock;
  trustEmail(claims: Claims): EmailTrust;
}

export type Claims = Readonly<Record<string, unknown>>;

/** Endpoints and keys rarely change; a provider that rolls its keys back is read again within the hour. */
const CONFIGURATION_MS = 60 * 60 * 1000;
/** What providers sign with. No symmetric algorithm: a public key must never serve as its secret. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'EdDSA'];
const CLOCK_TOLERANCE_S = 30;

/** Signs users in at an OpenID Connect provider: authorization code with PKCE, state and nonce. */
export function createOpenIdConnect(options: OpenIdOptions) {
  const { provider, name, issuer, clientId, clientSecret, scope, hosts, clock } = options;
  const { protocol, origin } = new URL(issuer);
  const origins = new Set([origin, ...hosts.map((host) => new URL(`${protocol}//${host}`).origin)]);
  const fetchProvider = createProviderFetch({ name, origins });
  let kept: { configuration: Promise<openid.Configuration>; readAtMs: number } | null = null;
  const keysByUrl = new Map<string, JWTVerifyGetKey>();

  /** The keys are read again when a token names an unknown one, at most every 30 seconds. */
  function findKeys(url: string): JWTVerifyGetKey {
    const keys =
      keysByUrl.get(url) ??
      createRemoteJWKSet(new URL(url), {
        [customFetch]: (address, { headers }) => fetchProvider(address, { headers: Object.fromEntries(headers) }),
      });
    keysByUrl.set(url, keys);
    return keys;
  }

  function readConfiguration(): Promise<openid.Configuration> {
    const nowMs = clock.now().getTime();
    if (kept && nowMs - kept.readAtMs < CONFIGURATION_MS) return kept.configuration;
    const configuration = discover();
    const mine = { configuration, readAtMs: nowMs };
    kept = mine;
    configuration.catch(() => {
      if (kept === mine) kept = null;
    });
    return configuration;
  }

  function discover(): Promise<openid.Configuration> {
    return openid.discovery(new URL(issuer), clientId, undefined, openid.ClientSecretPost(clientSecret), {
      [openid.customFetch]: toCustomFetch(fetchProvider),
      // oxlint-disable-next-line no-deprecated -- on loopback only: the settings refuse other addresses without TLS
      execute: [openid.enableNonRepudiationChecks, ...(protocol === 'http:' ? [openid.allowInsecureRequests] : [])],
    });
  }

  function toIdentity(claims: Claims): ProvedIdentity {
    const email = toEmail(claims['email']);
    return {
      provider,
      subject: toSubject(claims['sub'], name),
      email,
      emailTrust: options.trustEmail(claims),
      name: toName(claims['name']),
    };
  }

  return {
    name,

    /** Returns where the browser goes. */
    async toAuthorizeUrl({ state, nonce, verifier }: LoginSecrets, redirectUri: string): Promise<string> {
      try {
        const url = openid.buildAuthorizationUrl(await readConfiguration(), {
          redirect_uri: redirectUri,
          scope,
          state,
          nonce,
          code_challenge: await openid.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        });
        if (!isWebAddress(url)) throw new Error('the authorization endpoint is no web address');
        return url.href;
      } catch (error) {
        throw toAway(error, name);
      }
    },

    /** Exchanges a code, once, and checks the ID token. Throws IDENTITY_REFUSED or IDENTITY_PROVIDER_AWAY. */
    async proveByCode(answer: CodeAnswer, secrets: LoginSecrets, redirectUri: string): Promise<ProvedIdentity> {
      const url = new URL(redirectUri);
      url.searchParams.set('code', answer.code);
      url.searchParams.set('state', secrets.state);
      if (answer.iss !== undefined) url.searchParams.set('iss', answer.iss);
      try {
        const tokens = await openid.authorizationCodeGrant(await readConfiguration(), url, {
          expectedState: secrets.state,
          expectedNonce: secrets.nonce,
          pkceCodeVerifier: secrets.verifier,
          idTokenExpected: true,
        });
        return toIdentity(tokens.claims() ?? {});
      } catch (error) {
        throw findAppError(error) ?? toRefusal(error, name);
      }
    },

    /** Checks an ID token that came through the browser. Throws IDENTITY_REFUSED or IDENTITY_PROVIDER_AWAY. */
    async proveByIdToken(idToken: string, nonce: string): Promise<ProvedIdentity> {
      try {
        const { jwks_uri: keysUrl } = (await readConfiguration()).serverMetadata();
        const { payload } = await jwtVerify(idToken, findKeys(keysUrl ?? ''), {
          algorithms: ALGORITHMS,
          audience: clientId,
          // Google names itself with and without the scheme.
          issuer: [issuer, issuer.replace(/^https:\/\//, '')],
          requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
          clockTolerance: CLOCK_TOLERANCE_S,
          currentDate: clock.now(),
        });
        if (payload['nonce'] !== nonce) throw new Error('the nonce is another one');
        const { azp } = payload;
        if (azp !== undefined && azp !== clientId) throw new Error('the token was made for another client');
        return toIdentity(payload);
      } catch (error) {
        throw findAppError(error) ?? toRefusal(error, name);
      }
    },
  };
}

export type OpenIdConnect = ReturnType<typeof createOpenIdConnect>;

function toCustomFetch(fetchProvider: ProviderFetch): openid.CustomFetch {
  return (url, { method, headers, body }) =>
    fetchProvider(url, {
      method,
      headers,
      ...(typeof body === 'string' || body instanceof URLSearchParams ? { body } : {}),
    });
}

const isWebAddress = ({ protocol }: URL): boolean => protocol === 'https:' || protocol === 'http:';

/** The library wraps what the fetch threw. */
function findAppError(error: unknown): AppError | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (cause instanceof AppError) return cause;
  return undefined;
}

/** Nothing of the user was checked yet: the provider's own description is missing or wrong. */
function toAway(error: unknown, name: string): AppError {
  return findAppError(error) ?? new AppError('IDENTITY_PROVIDER_AWAY', { provider: name }, { cause: error });
}
