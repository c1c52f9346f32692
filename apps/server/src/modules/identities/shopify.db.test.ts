import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../actor.ts';
import { type IdentitiesBench, openIdentitiesBench, PUBLIC_URL } from './test-identities-bench.ts';
import { signQuery, startShopPeer } from './test-shop-peer.ts';

const APP = { id: 'shop-app', secret: 'secret of the shop app' };
const SHOP = 'green-tea.myshopify.com';
/** Where the same app is installed. */
const OTHER_SHOP = 'black-tea.myshopify.com';
const STAFF = { id: 902541635, first_name: 'Mei', last_name: 'Lin', email: 'mei@tea.example', email_verified: true };

let peer: Awaited<ReturnType<typeof startShopPeer>>;
let bench: IdentitiesBench;
let guest: Actor;
/** Who is signed in at the shop. */
let staff: typeof STAFF;
const codes = new Set<string>();

beforeAll(async () => {
  peer = await startShopPeer(({ path, values }) => {
    const isApp = values.get('client_id') === APP.id && values.get('client_secret') === APP.secret;
    // A code works once, as at Shopify.
    const isKnown = codes.delete(values.get('code') ?? '') || values.has('subject_token');
    const isShop = [SHOP, OTHER_SHOP].some((shop) => path === `/${shop}/admin/oauth/access_token`);
    if (!isShop || !isApp || !isKnown) return { status: 400, body: {} };
    return { body: { access_token: 'token', associated_user: staff } };
  });
  bench = await openIdentitiesBench({
    SHOPIFY_CLIENT_ID: APP.id,
    SHOPIFY_CLIENT_SECRET: APP.secret,
    SHOPIFY_SHOP_URL: `${peer.url}/{shop}`,
  });
});
afterAll(async () => {
  await bench.close();
  await peer.close();
});
beforeEach(async () => {
  staff = STAFF;
  guest = await bench.addGuest();
});

const nowS = (): number => Math.floor(Date.now() / 1000);
const begin = (shop = SHOP) => bench.call('beginIdentity', guest, { provider: 'shopify', intent: 'sign_in', shop });

/** What Shopify adds to the address that it sends the browser back to. */
async function comeBack(change: Record<string, string> = {}): Promise<Record<string, string>> {
  const { state } = await begin();
  const code = randomUUID();
  codes.add(code);
  return { code, state, shop: SHOP, timestamp: String(nowS()), host: 'YWRtaW4', ...change };
}

describe('signing in with the query that Shopify signed', () => {
  it('creates the account of the shop’s user, and finds it again', async () => {
    const query = signQuery(await comeBack(), APP.secret);
    const first = await bench.call('shopifySso', guest, { shop: SHOP, query });
    expect(first.isRegister).toBe(true);
    const user = await bench.userOf(first);
    guest = await bench.addGuest();
    const again = signQuery(await comeBack(), APP.secret);
    const entered = await bench.call('shopifySso', guest, { shop: 'https://Green-Tea.myshopify.com/', query: again });
    expect((await bench.userOf(entered))?.userId).toBe(user?.userId);
    if (!user) throw new Error('the token has a user');
    expect(await bench.call('getUserInfo', user, {})).toMatchObject({ email: STAFF.email, nickname: 'Mei Lin' });
  });

  it.each<[string, (values: Record<string, string>) => string]>([
    ['another secret', (values) => signQuery(values, 'another secret')],
    ['no signature', (values) => new URLSearchParams(values).toString()],
    ['a changed code', (values) => signQuery(values, APP.secret).replace(/code=[^&]+/, 'code=another')],
    ['an added value', (values) => `${signQuery(values, APP.secret)}&extra=1`],
    ['a value that is there twice', (values) => `${signQuery(values, APP.secret)}&shop=evil.myshopify.com`],
    ['an old time', (values) => signQuery({ ...values, timestamp: String(nowS() - 3600) }, APP.secret)],
    ['another shop', (values) => signQuery({ ...values, shop: OTHER_SHOP }, APP.secret)],
  ])('is refused: %s', async (_case, toQuery) => {
    const login = bench.call('shopifySso', guest, { shop: SHOP, query: toQuery(await comeBack()) });
    await expect(login).rejects.toMatchObject({ code: 'IDENTITY_REFUSED' });
  });

  it('works once, and only in the browser that began', async () => {
    const query = signQuery(await comeBack(), APP.secret);
    const stranger = await bench.addGuest();
    const foreign = bench.call('shopifySso', stranger, { shop: SHOP, query });
    await expect(foreign).rejects.toMatchObject({ code: 'LOGIN_STATE_ENDED' });
    const replay = bench.call('shopifySso', guest, { shop: SHOP, query });
    await expect(replay).rejects.toMatchObject({ code: 'LOGIN_STATE_ENDED' });
  });
});

it('the e-mail that a shop gives its staff opens no account, and tells nothing of one, until it is verified', async () => {
  const owner = await bench.addMember({ email: 'owner@brand.example' });
  staff = { ...STAFF, id: 7, email: owner.email, email_verified: false };
  const entered = await bench.call('shopifySso', guest, {
    shop: SHOP,
    query: signQuery(await comeBack(), APP.secret),
  });
  expect(entered.isRegister).toBe(true);
  const user = await bench.userOf(entered);
  expect(user?.userId).not.toBe(owner.userId);
  if (user) expect(await bench.call('getUserInfo', user, {})).toMatchObject({ email: null });
});

describe('signing in with a session token', () => {
  interface TokenOptions {
    claims?: Record<string, unknown>;
    secret?: string;
  }
  const sign = ({ claims = {}, secret = APP.secret }: TokenOptions = {}) =>
    new SignJWT({
      iss: `https://${SHOP}/admin`,
      dest: `https://${SHOP}`,
      aud: APP.id,
      sub: String(STAFF.id),
      exp: nowS() + 60,
      nbf: nowS(),
      iat: nowS(),
      jti: randomUUID(),
      ...claims,
    })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(secret));
  const signIn = (token: string, shop = SHOP) => bench.call('shopifySso', guest, { shop, session_token: token });

  it('enters the account of the shop’s user, once with each token', async () => {
    const token = await sign();
    const { token: session } = await signIn(token);
    expect(await bench.userOf({ token: session })).toMatchObject({ plan: 'free' });
    await expect(signIn(token)).rejects.toMatchObject({ code: 'LOGIN_STATE_ENDED' });
  });

  it.each<[string, TokenOptions]>([
    ['another secret', { secret: 'another secret' }],
    ['another app', { claims: { aud: 'another-app' } }],
    ['another shop', { claims: { dest: 'https://evil.myshopify.com' } }],
    ['another issuer', { claims: { iss: 'https://evil.myshopify.com/admin' } }],
    ['an expired token', { claims: { exp: nowS() - 60 } }],
    ['a token of tomorrow', { claims: { nbf: nowS() + 3600 } }],
  ])('is refused: %s', async (_case, options) => {
    await expect(signIn(await sign(options))).rejects.toMatchObject({ code: 'IDENTITY_REFUSED' });
  });
});

it.each([
  'evil.example',
  'green-tea.myshopify.com.evil.example',
  'evil.example/green-tea.myshopify.com',
  'green-tea.myshopify.com@evil.example',
  'green-tea.myshopify.com:8080',
  '-.myshopify.com',
  '',
])('no request and no browser goes to the shop “%s”', async (shop) => {
  const before = peer.asked.length;
  await expect(begin(shop === '' ? ' ' : shop)).rejects.toMatchObject({ code: 'SHOP_NAME' });
  expect(peer.asked).toHaveLength(before);
});

it('sends the browser to its own shop, for a token of the user', async () => {
  const { authorize_url: url, state } = await begin();
  expect(url).toContain(`/${SHOP}/admin/oauth/authorize`);
  expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
    client_id: APP.id,
    redirect_uri: `${PUBLIC_URL}/identity/callback`,
    'grant_options[]': 'per-user',
    state,
  });
});
