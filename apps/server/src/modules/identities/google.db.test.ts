import { createHmac, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { CompactSign, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import type { Actor } from '../../actor.ts';
import { type IdentitiesBench, openIdentitiesBench, PUBLIC_URL } from './test-identities-bench.ts';
import { type OpenIdPeer, startOpenIdPeer } from './test-openid-peer.ts';

const CLIENT_ID = 'studio-client';
let peer: OpenIdPeer;
let bench: IdentitiesBench;
let guest: Actor;
let lastPerson = 0;

beforeAll(async () => {
  peer = await startOpenIdPeer(CLIENT_ID);
  bench = await openIdentitiesBench({
    GOOGLE_CLIENT_ID: CLIENT_ID,
    GOOGLE_CLIENT_SECRET: 'client-secret',
    GOOGLE_ISSUER: peer.issuer,
  });
});
afterAll(async () => {
  await bench.close();
  await peer.close();
});
beforeEach(async () => {
  guest = await bench.addGuest();
  peer.answerWith({});
});

/** A person with a Gmail address, whom Google vouches for. */
function makePerson() {
  lastPerson += 1;
  const sub = `person-${lastPerson}`;
  return { sub, email: `${sub}@gmail.com`, email_verified: true, name: 'Ann Lee' };
}

const begin = (actor: Actor, intent: 'sign_in' | 'link' = 'sign_in') =>
  bench.call('beginIdentity', actor, { provider: 'google', intent });

/** Signs in at Google as a browser does. */
async function signInByCode(person: object, actor = guest) {
  peer.answerWith({ ...person });
  const { code, state } = await peer.authorize((await begin(actor)).authorize_url);
  return bench.call('googleAuthCodeLogin', actor, { code, state });
}

async function signInByOneTap(claims: object, actor = guest) {
  const { state, nonce } = await begin(actor);
  return bench.call('googleOneTapLogin', actor, { credential: await peer.sign({ nonce, ...claims }), state });
}

describe('signing in with Google', () => {
  it('creates an account with the e-mail that Google vouches for, and finds it again', async () => {
    const person = makePerson();
    const first = await signInByCode(person);
    expect(first).toMatchObject({ isRegister: true, token: expect.any(String) });
    const user = await bench.userOf(first);
    expect(user?.plan).toBe('free');
    if (!user) throw new Error('the token has a user');
    expect(await bench.call('getUserInfo', user, {})).toMatchObject({ email: person.email, nickname: 'Ann Lee' });
    const again = await signInByOneTap(person, await bench.addGuest());
    expect(again.isRegister).toBe(false);
    expect((await bench.userOf(again))?.userId).toBe(user.userId);
  });

  it('sends the browser to Google with state, nonce and the S256 challenge of a verifier that stays here', async () => {
    const { authorize_url: url, state, nonce } = await begin(guest);
    const query = Object.fromEntries(new URL(url).searchParams);
    expect(query).toMatchObject({
      client_id: CLIENT_ID,
      redirect_uri: `${PUBLIC_URL}/identity/callback`,
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state,
      nonce,
    });
    const { rows } = await bench.database.query('select * from login_states');
    expect(JSON.stringify(rows)).not.toContain(state);
  });

  it('links an account whose e-mail is verified on both sides', async () => {
    const person = makePerson();
    const member = await bench.addMember({ email: person.email });
    const entered = await signInByCode(person);
    expect(entered.isRegister).toBe(false);
    expect((await bench.userOf(entered))?.userId).toBe(member.userId);
    expect(bench.sent.filter(({ to }) => to === member.email)).toMatchObject([
      { template: { name: 'sign_in_method_changed', values: { change: 'added', label: 'Google' } } },
    ]);
  });

  it('keeps whether Google vouches for the e-mail', async () => {
    const person = { ...makePerson(), email: 'kept@elsewhere.example' };
    const flagOf = async (subject: string) =>
      (await bench.database.query('select is_email_verified from identities where subject = $1', [subject])).rows;
    await signInByCode(person);
    expect(await flagOf(person.sub)).toEqual([{ is_email_verified: false }]);
    await signInByCode({ ...person, hd: 'elsewhere.example' }, await bench.addGuest());
    expect(await flagOf(person.sub)).toEqual([{ is_email_verified: true }]);
  });

  it('does not link an account whose own e-mail was never verified', async () => {
    const person = makePerson();
    await bench.addMember({ email: person.email, isEmailVerified: false });
    await expect(signInByCode(person)).rejects.toMatchObject({ code: 'IDENTITY_LINK_NEEDED' });
  });

  it('does not link an account by its e-mail where Google is not its authority', async () => {
    const told = { email: 'owner@elsewhere.example', email_verified: true };
    await bench.addMember({ email: told.email });
    await expect(signInByCode({ ...makePerson(), ...told })).rejects.toMatchObject({ code: 'IDENTITY_LINK_NEEDED' });
  });

  it('tells nothing of an account whose e-mail Google has not verified', async () => {
    const told = { email: 'owner@gmail.com', email_verified: false };
    const owner = await bench.addMember({ email: told.email });
    const entered = await signInByCode({ ...makePerson(), ...told });
    expect(entered.isRegister).toBe(true);
    expect((await bench.userOf(entered))?.userId).not.toBe(owner.userId);
  });

  it('keeps an e-mail that nobody vouches for out of the new account', async () => {
    const entered = await signInByCode({ ...makePerson(), email: 'someone@elsewhere.example' });
    const user = await bench.userOf(entered);
    if (!user) throw new Error('the token has a user');
    expect(await bench.call('getUserInfo', user, {})).toMatchObject({ email: null });
    const { identities } = await bench.call('listIdentities', user, {});
    expect(identities).toMatchObject([{ provider: 'google', email: 'someone@elsewhere.example' }]);
  });

  it('makes the account of the guest whose token it is, whatever guest the input names', async () => {
    const other = await bench.addGuest();
    const { state, nonce } = await begin(guest);
    const credential = await peer.sign({ nonce, ...makePerson() });
    const input = { credential, state, guestUserId: other.userId };
    const entered = await bench.call('googleOneTapLogin', guest, input);
    expect((await bench.userOf(entered))?.userId).toBe(guest.userId);
  });

  it('makes one account of two first sign-ins at once', async () => {
    const person = makePerson();
    const [one, two] = [guest, await bench.addGuest()];
    const entered = await Promise.all([signInByOneTap(person, one), signInByOneTap(person, two)]);
    const users = await Promise.all(entered.map((each) => bench.userOf(each)));
    expect(new Set(users.map((user) => user?.userId)).size).toBe(1);
    expect(entered.filter(({ isRegister }) => isRegister)).toHaveLength(1);
  });

  it.each([
    ['/projects?sort=new', '/projects?sort=new'],
    [`${PUBLIC_URL}/projects`, '/projects'],
    ['https://elsewhere.example', ''],
    ['//elsewhere.example', ''],
  ])('answers the next page %s as "%s"', async (successUrl, url) => {
    const { state, nonce } = await begin(guest);
    const credential = await peer.sign({ nonce, ...makePerson() });
    const entered = await bench.call('googleOneTapLogin', guest, { credential, state, successUrl });
    expect(entered.url).toBe(url);
  });
});

describe('a forged sign-in', () => {
  const refused = { code: 'IDENTITY_REFUSED' };

  it.each([
    ['another audience', { aud: 'another-client' }],
    ['another issuer', { iss: 'https://accounts.elsewhere.example' }],
    ['an expired token', { exp: Math.floor(Date.now() / 1000) - 60 }],
    ['no expiry', { exp: undefined }],
    ['another nonce', { nonce: 'of-another-sign-in' }],
    ['no nonce', { nonce: undefined }],
    ['another authorized party', { azp: 'another-client' }],
    ['no subject', { sub: undefined }],
  ])('by one tap is refused: %s', async (_case, claims) => {
    await expect(signInByOneTap({ ...makePerson(), ...claims })).rejects.toMatchObject(refused);
  });

  it.each([
    ['another audience', { aud: 'another-client' }],
    ['another issuer', { iss: 'https://accounts.elsewhere.example' }],
    ['an expired token', { exp: Math.floor(Date.now() / 1000) - 60 }],
    ['another nonce', { nonce: 'of-another-sign-in' }],
  ])('by code is refused: %s', async (_case, claims) => {
    await expect(signInByCode({ ...makePerson(), ...claims })).rejects.toMatchObject(refused);
  });

  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const claimsOf = (nonce: string) => ({ ...makePerson(), nonce, iss: peer.issuer, aud: CLIENT_ID });
  const forgeries: [string, (nonce: string) => string | Promise<string>][] = [
    [
      'a key of somebody else under the id of the right key',
      (nonce) =>
        new SignJWT(claimsOf(nonce))
          .setProtectedHeader({ alg: 'RS256', kid: String(peer.publicKeys()[0]?.kid) })
          .setIssuedAt()
          .setExpirationTime('5m')
          .sign(privateKey),
    ],
    [
      'no signature (alg none)',
      (nonce) => new UnsecuredJWT(claimsOf(nonce)).setIssuedAt().setExpirationTime('5m').encode(),
    ],
    [
      'the public key as an HMAC secret (HS256)',
      (nonce) => {
        const [jwk] = peer.publicKeys();
        const secret = createPublicKey({ key: jwk as never, format: 'jwk' }).export({ type: 'spki', format: 'pem' });
        const now = Math.floor(Date.now() / 1000);
        const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
        const head = encode({ alg: 'HS256', kid: jwk?.kid });
        const body = `${head}.${encode({ ...claimsOf(nonce), iat: now, exp: now + 300 })}`;
        return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
      },
    ],
    [
      'no token at all',
      async () => new CompactSign(Buffer.from('hello')).setProtectedHeader({ alg: 'RS256' }).sign(privateKey),
    ],
  ];

  it.each(forgeries)('by one tap is refused: %s', async (_case, forge) => {
    const { state, nonce } = await begin(guest);
    const login = bench.call('googleOneTapLogin', guest, { credential: await forge(nonce), state });
    await expect(login).rejects.toMatchObject(refused);
  });

  it.each(forgeries)('by code is refused: %s', async (_case, forge) => {
    const started = await begin(guest);
    const token = await forge(started.nonce);
    const { code, state } = await peer.authorize(started.authorize_url);
    peer.replaceIdToken(() => token);
    await expect(bench.call('googleAuthCodeLogin', guest, { code, state })).rejects.toMatchObject(refused);
  });

  it('with a changed token is refused', async () => {
    const { state, nonce } = await begin(guest);
    const [head = '', , signature = ''] = (await peer.sign({ nonce, ...makePerson() })).split('.');
    const body = Buffer.from(JSON.stringify({ ...claimsOf(nonce), exp: 9_999_999_999, iat: 1 })).toString('base64url');
    const login = bench.call('googleOneTapLogin', guest, { credential: `${head}.${body}.${signature}`, state });
    await expect(login).rejects.toMatchObject(refused);
  });
});

describe('the state of a sign-in', () => {
  const ended = { code: 'LOGIN_STATE_ENDED' };

  it('works once: a replayed code and credential are refused', async () => {
    const { state, nonce } = await begin(guest);
    const input = { credential: await peer.sign({ nonce, ...makePerson() }), state };
    await bench.call('googleOneTapLogin', guest, input);
    await expect(bench.call('googleOneTapLogin', guest, input)).rejects.toMatchObject(ended);
    const { code, state: other } = await peer.authorize((await begin(guest)).authorize_url);
    await bench.call('googleAuthCodeLogin', guest, { code, state: other });
    await expect(bench.call('googleAuthCodeLogin', guest, { code, state: other })).rejects.toMatchObject(ended);
  });

  it('is used up by a failed try', async () => {
    const { state, nonce } = await begin(guest);
    const wrong = { credential: await peer.sign({ nonce: 'another', ...makePerson() }), state };
    await expect(bench.call('googleOneTapLogin', guest, wrong)).rejects.toMatchObject({ code: 'IDENTITY_REFUSED' });
    const right = { credential: await peer.sign({ nonce, ...makePerson() }), state };
    await expect(bench.call('googleOneTapLogin', guest, right)).rejects.toMatchObject(ended);
  });

  it('belongs to the browser that began: nobody is signed in to an account of a stranger', async () => {
    const attacker = await bench.addGuest();
    peer.answerWith(makePerson());
    const { code, state } = await peer.authorize((await begin(attacker)).authorize_url);
    await expect(bench.call('googleAuthCodeLogin', guest, { code, state })).rejects.toMatchObject(ended);
  });

  it('ends after ten minutes', async () => {
    const { state, nonce } = await begin(guest);
    await bench.database.query("update login_states set expires_at = expires_at - interval '10 minutes'");
    const credential = await peer.sign({ nonce, ...makePerson() });
    await expect(bench.call('googleOneTapLogin', guest, { credential, state })).rejects.toMatchObject(ended);
  });

  it('is needed, and is not one that the caller makes up', async () => {
    const { code } = await peer.authorize((await begin(guest)).authorize_url);
    await expect(bench.call('googleAuthCodeLogin', guest, { code, state: 'made-up' })).rejects.toMatchObject(ended);
  });

  it('keeps a code of another sign-in out: the verifier is not the one of its challenge', async () => {
    const [one, two] = [await begin(guest), await begin(guest)];
    const { code } = await peer.authorize(one.authorize_url);
    const login = bench.call('googleAuthCodeLogin', guest, { code, state: two.state });
    await expect(login).rejects.toMatchObject({ code: 'IDENTITY_REFUSED' });
  });

  it('of linking does not sign in, and that of signing in does not link', async () => {
    const member = await bench.addMember();
    const { state, nonce } = await begin(member, 'link');
    const credential = await peer.sign({ nonce, ...makePerson() });
    await expect(bench.call('googleOneTapLogin', member, { credential, state })).rejects.toMatchObject(ended);
    const { code, state: signIn } = await peer.authorize((await begin(member)).authorize_url);
    const link = bench.call('linkIdentity', member, { provider: 'google', code, state: signIn });
    await expect(link).rejects.toMatchObject(ended);
  });
});

describe('the linked accounts of a user', () => {
  async function link(actor: Actor, person: object) {
    peer.answerWith({ ...person });
    const { code, state } = await peer.authorize((await begin(actor, 'link')).authorize_url);
    return bench.call('linkIdentity', actor, { provider: 'google', code, state });
  }

  it('are linked while signed in, whatever their e-mail', async () => {
    const member = await bench.addMember();
    const person = { ...makePerson(), email: 'private@elsewhere.example' };
    expect(await link(member, person)).toMatchObject({ provider: 'google', provider_name: 'Google' });
    const entered = await signInByCode(person);
    expect((await bench.userOf(entered))?.userId).toBe(member.userId);
  });

  it('are linked and unlinked only after a sign-in of a moment ago', async () => {
    const again = { code: 'SIGN_IN_AGAIN' };
    const member = await bench.addMember();
    const { identity_id: id } = await link(member, makePerson());
    await bench.ageSignIn(member, 16);
    await expect(begin(member, 'link')).rejects.toMatchObject(again);
    await expect(bench.call('unlinkIdentity', member, { identity_id: id })).rejects.toMatchObject(again);
    expect((await bench.call('listIdentities', member, {})).identities).toHaveLength(1);
  });

  it('are told by mail when they are linked and unlinked', async () => {
    const member = await bench.addMember();
    const { identity_id: id } = await link(member, makePerson());
    await bench.call('unlinkIdentity', member, { identity_id: id });
    const name = 'sign_in_method_changed';
    expect(bench.sent.filter(({ to }) => to === member.email)).toMatchObject([
      { language: 'en', template: { name, values: { change: 'added', kind: 'identity', label: 'Google' } } },
      { language: 'en', template: { name, values: { change: 'removed', kind: 'identity', label: 'Google' } } },
    ]);
  });

  it('are never taken from another user', async () => {
    const person = makePerson();
    await link(await bench.addMember(), person);
    const second = link(await bench.addMember(), person);
    await expect(second).rejects.toMatchObject({ code: 'IDENTITY_TAKEN' });
  });

  it('are not for guests', async () => {
    await expect(begin(guest, 'link')).rejects.toMatchObject({ code: 'LOGIN_REQUIRED' });
  });

  it('are unlinked by their user only', async () => {
    const [member, stranger] = [await bench.addMember(), await bench.addMember()];
    const { identity_id: id } = await link(member, makePerson());
    const foreign = bench.call('unlinkIdentity', stranger, { identity_id: id });
    await expect(foreign).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await bench.call('unlinkIdentity', member, { identity_id: id });
    expect(await bench.call('listIdentities', member, {})).toMatchObject({ has_password: true, identities: [] });
  });

  it('keep at least one way to sign in, even when two are unlinked at once', async () => {
    const entered = await signInByCode(makePerson());
    const user = await bench.userOf(entered);
    if (!user) throw new Error('the token has a user');
    const last = { code: 'LAST_SIGN_IN_METHOD' };
    const only = (await bench.call('listIdentities', user, {})).identities[0];
    if (!only) throw new Error('the identity is linked');
    const unlink = (id: typeof only.identity_id) => bench.call('unlinkIdentity', user, { identity_id: id });
    await expect(unlink(only.identity_id)).rejects.toMatchObject(last);
    const { identity_id: second } = await link(user, makePerson());
    const results = await Promise.allSettled([unlink(only.identity_id), unlink(second)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

test('the browser learns which ways exist, and no secret', async () => {
  const setting = await bench.call('appSetting', null, {});
  expect(setting.sign_in_methods).toEqual({
    google: { client_id: CLIENT_ID },
    facebook: null,
    shopify: null,
    openid: [],
    passkeys: true,
  });
  expect(JSON.stringify(setting)).not.toContain('client-secret');
});
