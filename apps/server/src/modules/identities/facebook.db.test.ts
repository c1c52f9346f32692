import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Actor } from '../../actor.ts';
import { type IdentitiesBench, openIdentitiesBench, PUBLIC_URL } from './test-identities-bench.ts';
import { type PeerRequest, startShopPeer } from './test-shop-peer.ts';

const APP = { id: '4711', secret: 'secret of the app' };
const ann = { id: '900', name: 'Ann', email: 'ann@facebook.example' };
const inSeconds = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds;

/** What Facebook says of each token. */
const TOKENS: Record<string, object> = {
  good: { app_id: APP.id, type: 'USER', is_valid: true, user_id: ann.id, expires_at: inSeconds(3600) },
  'of another app': { app_id: '1', type: 'USER', is_valid: true, user_id: ann.id, expires_at: inSeconds(3600) },
  expired: { app_id: APP.id, type: 'USER', is_valid: true, user_id: ann.id, expires_at: inSeconds(-10) },
  revoked: { app_id: APP.id, type: 'USER', is_valid: false, user_id: ann.id, expires_at: inSeconds(3600) },
  'of a page': { app_id: APP.id, type: 'PAGE', is_valid: true, user_id: ann.id, expires_at: inSeconds(3600) },
  'of another user': { app_id: APP.id, type: 'USER', is_valid: true, user_id: '901', expires_at: inSeconds(3600) },
};

let peer: Awaited<ReturnType<typeof startShopPeer>>;
let bench: IdentitiesBench;
let guest: Actor;

function answer({ path, values }: PeerRequest): { status?: number; body: unknown } {
  if (values.get('input_token') === 'down') return { status: 503, body: {} };
  if (path === '/debug_token') {
    const isApp = values.get('access_token') === `${APP.id}|${APP.secret}`;
    return isApp ? { body: { data: TOKENS[values.get('input_token') ?? ''] ?? {} } } : { status: 400, body: {} };
  }
  const token = values.get('access_token') ?? '';
  const proof = createHmac('sha256', APP.secret).update(token).digest('hex');
  return values.get('appsecret_proof') === proof ? { body: ann } : { status: 400, body: { error: {} } };
}

beforeAll(async () => {
  peer = await startShopPeer(answer);
  bench = await openIdentitiesBench({
    FACEBOOK_APP_ID: APP.id,
    FACEBOOK_APP_SECRET: APP.secret,
    FACEBOOK_GRAPH_URL: peer.url,
  });
});
afterAll(async () => {
  await bench.close();
  await peer.close();
});
beforeEach(async () => {
  guest = await bench.addGuest();
});

const begin = () => bench.call('beginIdentity', guest, { provider: 'facebook', intent: 'sign_in' });
async function signIn(accessToken: string) {
  const { state } = await begin();
  return bench.call('facebookAccessTokenLogin', guest, { accessToken, state });
}

test('a token that Facebook issued to this app signs its user in, and finds the account again', async () => {
  const first = await signIn('good');
  expect(first.isRegister).toBe(true);
  const user = await bench.userOf(first);
  guest = await bench.addGuest();
  const again = await signIn('good');
  expect((await bench.userOf(again))?.userId).toBe(user?.userId);
  if (!user) throw new Error('the token has a user');
  // Facebook does not say that it verified the e-mail.
  expect(await bench.call('getUserInfo', user, {})).toMatchObject({ email: null, nickname: 'Ann' });
});

test.each(['of another app', 'expired', 'revoked', 'of a page', 'of another user', 'unknown'])(
  'a token that is %s signs nobody in',
  async (accessToken) => {
    await expect(signIn(accessToken)).rejects.toMatchObject({ code: 'IDENTITY_REFUSED' });
  },
);

test('an account with the same e-mail is not linked by it', async () => {
  await bench.database.query("delete from identities where provider = 'facebook'");
  await bench.addMember({ email: ann.email });
  await expect(signIn('good')).rejects.toMatchObject({ code: 'IDENTITY_LINK_NEEDED' });
});

test('a token that another page asked for is refused: it comes without the state of this browser', async () => {
  const login = bench.call('facebookAccessTokenLogin', guest, { accessToken: 'good', state: 'made-up' });
  await expect(login).rejects.toMatchObject({ code: 'LOGIN_STATE_ENDED' });
});

test('the failure of Facebook is not called a refusal', async () => {
  await expect(signIn('down')).rejects.toMatchObject({ code: 'IDENTITY_PROVIDER_AWAY' });
});

test('the browser is sent to Facebook with the state, and never with the secret', async () => {
  const { authorize_url: url, state } = await begin();
  expect(url).toMatch(/^https:\/\/www\.facebook\.com\//);
  expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
    client_id: APP.id,
    redirect_uri: `${PUBLIC_URL}/identity/callback`,
    response_type: 'token',
    state,
  });
  expect(url).not.toContain(APP.secret);
});
