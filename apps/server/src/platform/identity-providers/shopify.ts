import { createHmac, timingSafeEqual } from 'node:crypto';
import { jwtVerify } from 'jose';
import * as z from 'zod';
import { AppError } from '../../app-error.ts';
import type { Clock } from '../clock.ts';
import type { IdentitySettings } from '../settings/identity-settings.ts';
import { createProviderFetch } from './provider-fetch.ts';
import { type ProvedIdentity, toEmail, toName, toRefusal, toSubject } from './proved-identity.ts';

const NAME = 'Shopify';
/** https://shopify.dev/docs/apps/build/authentication-authorization/access-tokens/authorization-code-grant */
const SHOP_NAME = /^[a-z0-9][a-z0-9-]{0,59}\.myshopify\.com$/;
const QUERY_LIFE_MS = 10 * 60 * 1000;
const CLOCK_TOLERANCE_S = 10;

const onlineToken = z.object({
  associated_user: z.object({
    id: z.union([z.number().int(), z.string().min(1)]),
    email: z.string().optional(),
    email_verified: z.boolean().optional(),
    first_name: z.string().nullish(),
    last_name: z.string().nullish(),
  }),
});

/** What a signed query says. */
export interface ShopifyAnswer {
  shop: string;
  code: string;
  state: string;
}

/** Returns a shop's name as Shopify keeps it. Throws SHOP_NAME for anything else. */
export function toShopName(text: string): string {
  const shop = text
    .trim()
    .toLowerCase()
    .replace(/^https:\/\//, '')
    .replace(/\/+$/, '');
  if (!SHOP_NAME.test(shop)) throw new AppError('SHOP_NAME');
  return shop;
}

/** Signs in the users of Shopify shops: by authorization code, or by the session token of an embedded app. */
export function createShopify(
  { clientId, clientSecret, shopUrl }: NonNullable<IdentitySettings['shopify']>,
  { clock }: { clock: Clock },
) {
  const toShopUrl = (shop: string, path: string): string => `${shopUrl.replaceAll('{shop}', shop)}${path}`;

  async function exchange(shop: string, values: Record<string, string>): Promise<ProvedIdentity> {
    const url = toShopUrl(shop, '/admin/oauth/access_token');
    const fetchProvider = createProviderFetch({ name: NAME, origins: new Set([new URL(url).origin]) });
    const answer = await fetchProvider(url, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ client_id: clientId, client_secret: clientSecret, ...values }),
    });
    const { associated_user: user } = onlineToken.parse(await answer.json());
    const email = toEmail(user.email);
    return {
      provider: 'shopify',
      // With the shop: ids of its staff are documented as the shop's.
      subject: toSubject(`${shop}/${user.id}`, NAME),
      email,
      // The owner of a shop gives its staff any e-mail, which counts once its mailbox has confirmed it.
      emailTrust: user.email_verified === true ? 'verified' : 'claimed',
      name: toName([user.first_name, user.last_name].filter(Boolean).join(' ')),
    };
  }

  function isSigned(parameters: URLSearchParams): boolean {
    const hmac = parameters.get('hmac') ?? '';
    const message = [...parameters]
      .filter(([name]) => name !== 'hmac')
      .map(([name, value]) => `${name}=${value}`)
      .toSorted()
      .join('&');
    const expected = createHmac('sha256', clientSecret).update(message).digest();
    const given = Buffer.from(/^[0-9a-f]{64}$/i.test(hmac) ? hmac : '', 'hex');
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  return {
    name: NAME,

    /** Returns where the browser of a shop's user goes. Throws SHOP_NAME. */
    toAuthorizeUrl(shop: string, state: string, redirectUri: string): string {
      const url = new URL(toShopUrl(toShopName(shop), '/admin/oauth/authorize'));
      url.search = new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUri,
        state,
        // A token of the user, not of the shop: it names who is signed in.
        'grant_options[]': 'per-user',
      }).toString();
      return url.href;
    },

    /** Checks Shopify's signature of a query. Throws SHOP_NAME or IDENTITY_REFUSED. */
    readQuery(query: string, shop: string): ShopifyAnswer {
      const parameters = new URLSearchParams(query);
      const names = [...parameters.keys()];
      const agedMs = clock.now().getTime() - Number(parameters.get('timestamp')) * 1000;
      const [code, state] = [parameters.get('code') ?? '', parameters.get('state') ?? ''];
      const isFresh = Math.abs(agedMs) < QUERY_LIFE_MS;
      // A name that is there twice would be signed as one thing and read as another.
      const isPlain = new Set(names).size === names.length;
      if (!isPlain || !isSigned(parameters) || !isFresh || code === '' || state === '')
        throw new AppError('IDENTITY_REFUSED', { provider: NAME });
      const signedShop = toShopName(parameters.get('shop') ?? '');
      if (signedShop !== toShopName(shop)) throw new AppError('IDENTITY_REFUSED', { provider: NAME });
      return { shop: signedShop, code, state };
    },

    /** Exchanges a code for the user who is signed in at the shop. */
    async proveByCode({ shop, code }: ShopifyAnswer): Promise<ProvedIdentity> {
      try {
        return await exchange(shop, { code });
      } catch (error) {
        throw toRefusal(error, NAME);
      }
    },

    /**
     * Checks the session token of an embedded app, and exchanges it for the user it was issued to. `id` is the token's
     * own, which the caller lets pass once; it may be forgotten at `expiresAt`.
     */
    async readSessionToken(token: string, shop: string): Promise<{ id: string; expiresAt: Date }> {
      try {
        const name = toShopName(shop);
        const { payload } = await jwtVerify(token, new TextEncoder().encode(clientSecret), {
          algorithms: ['HS256'],
          audience: clientId,
          issuer: `https://${name}/admin`,
          requiredClaims: ['sub', 'exp', 'nbf', 'iat', 'jti', 'dest'],
          clockTolerance: CLOCK_TOLERANCE_S,
          currentDate: clock.now(),
        });
        if (payload['dest'] !== `https://${name}`) throw new Error('the token is for another shop');
        return { id: String(payload.jti), expiresAt: new Date((Number(payload.exp) + CLOCK_TOLERANCE_S) * 1000) };
      } catch (error) {
        throw toRefusal(error, NAME);
      }
    },

    async proveBySessionToken(token: string, shop: string): Promise<ProvedIdentity> {
      try {
        return await exchange(toShopName(shop), {
          grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
          subject_token: token,
          subject_token_type: 'urn:ietf:params:oauth:token-type:id_token',
          requested_token_type: 'urn:shopify:params:oauth:token-type:online-access-token',
        });
      } catch (error) {
        throw toRefusal(error, NAME);
      }
    },
  };
}
