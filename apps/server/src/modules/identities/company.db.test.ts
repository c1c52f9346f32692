import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Actor } from '../../actor.ts';
import { type CompanyPeer, startCompanyPeer } from './test-company-peer.ts';
import { type IdentitiesBench, openIdentitiesBench, PUBLIC_URL } from './test-identities-bench.ts';
import { type OpenIdPeer, startOpenIdPeer } from './test-openid-peer.ts';

const CLIENT = { client_id: 'studio', client_secret: 'secret of the studio' };
const EMPLOYEE = { sub: 'e-17', email: 'Kim@acme.example', email_verified: true, name: 'Kim' };
let company: CompanyPeer;
let other: OpenIdPeer;
let bench: IdentitiesBench;
let guest: Actor;

beforeAll(async () => {
  company = await startCompanyPeer({
    clientId: CLIENT.client_id,
    clientSecret: CLIENT.client_secret,
    redirectUri: `${PUBLIC_URL}/identity/callback`,
    employee: EMPLOYEE,
  });
  other = await startOpenIdPeer(CLIENT.client_id);
  bench = await openIdentitiesBench({
    OPENID_PROVIDERS: JSON.stringify([
      { id: 'acme', name: 'Acme', issuer: company.issuer, ...CLIENT, email_domains: ['acme.example'] },
      { id: 'wrong-secret', name: 'Wrong', issuer: company.issuer, ...CLIENT, client_secret: 'another secret' },
      { id: 'other', name: 'Other', issuer: other.issuer, ...CLIENT, email_domains: ['other.example'] },
      { id: 'without-domains', name: 'Without', issuer: other.issuer, ...CLIENT },
      { id: 'away', name: 'Away', issuer: 'http://localhost:9', ...CLIENT },
    ]),
  });
});
afterAll(async () => {
  await bench.close();
  await company.close();
  await other.close();
});
beforeEach(async () => {
  guest = await bench.addGuest();
});

const begin = (provider: `openid:${string}`, actor = guest) =>
  bench.call('beginIdentity', actor, { provider, intent: 'sign_in' });

/** Signs in at the certified provider. */
async function signIn(provider: `openid:${string}`) {
  const query = await company.authorize((await begin(provider)).authorize_url);
  const [code, state] = [query.get('code') ?? '', query.get('state') ?? ''];
  return bench.call('openIdLogin', guest, { provider, code, state, iss: query.get('iss') ?? undefined });
}

test('an employee signs in at a certified provider, by discovery and PKCE, and gets the same account again', async () => {
  const first = await signIn('openid:acme');
  expect(first.isRegister).toBe(true);
  const user = await bench.userOf(first);
  guest = await bench.addGuest();
  const again = await signIn('openid:acme');
  expect(again.isRegister).toBe(false);
  expect((await bench.userOf(again))?.userId).toBe(user?.userId);
  if (!user) throw new Error('the token has a user');
  expect(await bench.call('getUserInfo', user, {})).toMatchObject({ email: 'kim@acme.example' });
  expect((await bench.call('listIdentities', user, {})).identities).toMatchObject([
    { provider: 'openid:acme', provider_name: 'Acme', email: 'kim@acme.example' },
  ]);
});

test('the provider refuses another client secret and a code that was used', async () => {
  await expect(signIn('openid:wrong-secret')).rejects.toMatchObject({ code: 'IDENTITY_REFUSED' });
  const query = await company.authorize((await begin('openid:acme')).authorize_url);
  const [code, iss] = [query.get('code') ?? '', query.get('iss') ?? undefined];
  await bench.call('openIdLogin', guest, { provider: 'openid:acme', code, iss, state: query.get('state') ?? '' });
  const { state } = await begin('openid:acme');
  const replay = bench.call('openIdLogin', guest, { provider: 'openid:acme', code, iss, state });
  await expect(replay).rejects.toMatchObject({ code: 'IDENTITY_REFUSED' });
});

test('the provider refuses to sign in without PKCE', async () => {
  const url = new URL((await begin('openid:acme')).authorize_url);
  url.searchParams.delete('code_challenge');
  url.searchParams.delete('code_challenge_method');
  const query = await company.authorize(url.href);
  expect(query.get('error')).toBe('invalid_request');
  expect(query.get('code')).toBeNull();
});

test('a code that another issuer answered is refused (mix-up)', async () => {
  const query = await company.authorize((await begin('openid:acme')).authorize_url);
  const [code, state] = [query.get('code') ?? '', query.get('state') ?? ''];
  const input = { provider: 'openid:acme', code, state, iss: other.issuer } as const;
  await expect(bench.call('openIdLogin', guest, input)).rejects.toMatchObject({ code: 'IDENTITY_REFUSED' });
});

test('a state of one company is none of another', async () => {
  const query = await company.authorize((await begin('openid:acme')).authorize_url);
  const input = { provider: 'openid:other', code: query.get('code') ?? '', state: query.get('state') ?? '' } as const;
  await expect(bench.call('openIdLogin', guest, input)).rejects.toMatchObject({ code: 'LOGIN_STATE_ENDED' });
});

/** Signs in at a provider that says what a test wants. */
async function signInAs(provider: `openid:${string}`, claims: { email: string; email_verified?: boolean | string }) {
  guest = await bench.addGuest();
  other.answerWith({ email_verified: undefined, sub: `${provider} ${JSON.stringify(claims)}`, ...claims });
  const { code, state } = await other.authorize((await begin(provider)).authorize_url);
  return bench.call('openIdLogin', guest, { provider, code, state });
}

test.each([
  ['of its domain', 'openid:other', { email: 'lee@other.example', email_verified: true }, 'in'],
  ['of its domain, of which it says no more', 'openid:other', { email: 'kit@other.example' }, 'in'],
  ['that it has not verified', 'openid:other', { email: 'ida@other.example', email_verified: false }, 'own account'],
  ['that it half verified', 'openid:other', { email: 'ada@other.example', email_verified: 'no' }, 'own account'],
  ['of another domain', 'openid:other', { email: 'lee@elsewhere.example', email_verified: true }, 'own account'],
  ['of a domain below', 'openid:other', { email: 'lee@fake.other.example', email_verified: true }, 'own account'],
  ['without a domain', 'openid:without-domains', { email: 'ben@other.example', email_verified: true }, 'own account'],
] as const)(
  'an e-mail %s opens the account of that e-mail, or tells nothing of it',
  async (_case, provider, told, result) => {
    const member = await bench.addMember({ email: told.email });
    const entered = await signInAs(provider, told);
    if (result === 'in') {
      expect((await bench.userOf(entered))?.userId).toBe(member.userId);
      return;
    }
    // As for an address that nobody knows.
    const unknown = await signInAs(provider, { ...told, email: `nobody.${told.email}` });
    expect(Object.keys(entered)).toEqual(Object.keys(unknown));
    for (const { isRegister, ...tokens } of [entered, unknown]) {
      const user = await bench.userOf(tokens);
      expect(isRegister).toBe(true);
      expect(user?.userId).not.toBe(member.userId);
      if (user) expect(await bench.call('getUserInfo', user, {})).toMatchObject({ email: null });
    }
  },
);

test('a provider that does not answer, and one that is not in the settings, are named as such', async () => {
  await expect(begin('openid:away')).rejects.toMatchObject({ code: 'IDENTITY_PROVIDER_AWAY' });
  await expect(begin('openid:unknown')).rejects.toMatchObject({ code: 'SIGN_IN_METHOD_OFF' });
  const google = bench.call('beginIdentity', guest, { provider: 'google', intent: 'sign_in' });
  await expect(google).rejects.toMatchObject({ code: 'SIGN_IN_METHOD_OFF' });
});
