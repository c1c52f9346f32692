import { randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../actor.ts';
import { type IdentitiesBench, openIdentitiesBench, PUBLIC_URL } from './test-identities-bench.ts';

const ACME = {
  id: 'acme',
  name: 'Acme',
  secret: 'acme and the studio know this secret',
  urls: ['https://acme.example/welcome?lang=en', 'https://acme.example/shop'],
};
const OTHER = {
  id: 'other',
  name: 'Other',
  secret: 'another secret of another partner',
  urls: ['https://other.example'],
};
const toKey = (secret: string): Uint8Array => new TextEncoder().encode(secret);
const nowS = (): number => Math.floor(Date.now() / 1000);

let bench: IdentitiesBench;
let guest: Actor;

beforeAll(async () => {
  bench = await openIdentitiesBench({ PARTNERS: JSON.stringify([ACME, OTHER]) });
});
afterAll(() => bench.close());
beforeEach(async () => {
  guest = await bench.addGuest();
});

describe('a user who is sent to a partner', () => {
  const open = async (actor: Actor, partner = 'acme', url?: string) =>
    new URL((await bench.call('partnerLogin', actor, { openPartner: partner, url })).url);
  const tokenOf = (url: URL): string => url.searchParams.get('token') ?? '';

  it('carries a token that tells the partner who it is, and nobody else', async () => {
    const member = await bench.addMember();
    const url = await open(member);
    expect(url.href).toMatch(/^https:\/\/acme\.example\/welcome\?lang=en&token=/);
    const { payload } = await jwtVerify(tokenOf(url), toKey(ACME.secret), {
      issuer: PUBLIC_URL,
      audience: 'acme',
      algorithms: ['HS256'],
    });
    expect(Number(payload.exp) - Number(payload.iat)).toBe(60);
    expect(payload['is_guest']).toBe(false);
    const again = await jwtVerify(tokenOf(await open(member)), toKey(ACME.secret));
    const elsewhere = await jwtVerify(tokenOf(await open(member, 'other')), toKey(OTHER.secret));
    expect(again.payload.sub).toBe(payload.sub);
    expect(elsewhere.payload.sub).not.toBe(payload.sub);
    expect(JSON.stringify(payload)).not.toContain(member.email);
  });

  it('is known to the partner’s server once', async () => {
    const token = tokenOf(await open(guest));
    const redeem = (secret: string) => bench.call('redeemPartnerToken', null, { openPartner: 'acme', token, secret });
    await expect(redeem(OTHER.secret)).rejects.toMatchObject({ code: 'IDENTITY_REFUSED' });
    expect(await redeem(ACME.secret)).toEqual({ subject: expect.stringMatching(/^[\w-]{43}$/), is_guest: true });
    await expect(redeem(ACME.secret)).rejects.toMatchObject({ code: 'LOGIN_STATE_ENDED' });
  });

  it.each([
    'https://evil.example',
    'https://acme.example',
    'https://acme.example/shop/../admin',
    'javascript:alert(1)',
  ])('is never sent to %s', async (url) => {
    await expect(open(guest, 'acme', url)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is sent to another address of the partner’s list', async () => {
    expect((await open(guest, 'acme', 'https://acme.example/shop')).pathname).toBe('/shop');
  });

  it('needs a partner that the settings name', async () => {
    await expect(open(guest, 'unknown')).rejects.toMatchObject({ code: 'SIGN_IN_METHOD_OFF' });
  });
});

describe('a user who comes from a partner', () => {
  interface TokenOptions {
    claims?: Record<string, unknown>;
    secret?: string;
  }
  const sign = ({ claims = {}, secret = ACME.secret }: TokenOptions = {}) =>
    new SignJWT({
      iss: 'acme',
      aud: PUBLIC_URL,
      sub: 'user-7',
      name: 'Lou',
      email: 'lou@acme.example',
      iat: nowS(),
      exp: nowS() + 60,
      jti: randomUUID(),
      ...claims,
    })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(toKey(secret));
  const signIn = (token: string) => bench.call('partnerSignIn', guest, { openPartner: 'acme', token });

  it('is signed in, once with each token, to an account without an e-mail that nobody verified', async () => {
    const token = await sign();
    const first = await signIn(token);
    expect(first.isRegister).toBe(true);
    const user = await bench.userOf(first);
    if (!user) throw new Error('the token has a user');
    expect(await bench.call('getUserInfo', user, {})).toMatchObject({ email: null, nickname: 'Lou' });
    guest = await bench.addGuest();
    await expect(signIn(token)).rejects.toMatchObject({ code: 'LOGIN_STATE_ENDED' });
    const again = await signIn(await sign());
    expect((await bench.userOf(again))?.userId).toBe(user.userId);
  });

  it.each<[string, TokenOptions]>([
    ['another secret', { secret: OTHER.secret }],
    ['another partner', { claims: { iss: 'other' } }],
    ['another site', { claims: { aud: 'https://elsewhere.example' } }],
    ['an expired token', { claims: { iat: nowS() - 600, exp: nowS() - 540 } }],
    ['a token that lives for days', { claims: { iat: nowS() - 86_400, exp: nowS() + 86_400 } }],
    ['no id', { claims: { jti: undefined } }],
  ])('is refused: %s', async (_case, options) => {
    await expect(signIn(await sign(options))).rejects.toMatchObject({ code: 'IDENTITY_REFUSED' });
  });

  it('is refused with a token of the other direction', async () => {
    const { url } = await bench.call('partnerLogin', guest, { openPartner: 'acme' });
    const token = new URL(url).searchParams.get('token') ?? '';
    await expect(signIn(token)).rejects.toMatchObject({ code: 'IDENTITY_REFUSED' });
  });

  it('neither gets the account of somebody else by an e-mail, nor learns that there is one', async () => {
    const boss = await bench.addMember({ email: 'boss@shop.example' });
    const enter = async (sub: string, email: string) => {
      guest = await bench.addGuest();
      const entered = await signIn(await sign({ claims: { sub, email, email_verified: true } }));
      const user = await bench.userOf(entered);
      if (!user) throw new Error('the token has a user');
      return { ...(await bench.call('getUserInfo', user, {})), isRegister: entered.isRegister };
    };
    const [known, unknown] = [await enter('user-8', boss.email), await enter('user-9', 'nobody@shop.example')];
    expect(known.userId).not.toBe(boss.userId);
    // A partner can name any e-mail, and learns nothing by it.
    expect(known).toEqual({ ...unknown, userId: known.userId });
  });
});
