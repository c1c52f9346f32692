import { describe, expect, it } from 'vitest';
import { parseSettings } from './settings.ts';

const SITE = { PUBLIC_URL: 'https://studio.example' };
const ACME = { id: 'acme', name: 'Acme', issuer: 'https://login.acme.example', client_id: 'c', client_secret: 's' };
const PARTNER = { id: 'acme', name: 'Acme', secret: 's'.repeat(32), urls: ['https://acme.example/welcome'] };
const read = (env: Record<string, string>) => parseSettings({ ...SITE, ...env }).identities;

describe('the settings for signing in', () => {
  it('turn on what they name, and nothing else', () => {
    const { google, facebook, openid } = read({
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 'secret',
      OPENID_PROVIDERS: JSON.stringify([{ ...ACME, email_domains: ['ACME.example'] }]),
    });
    expect(google).toEqual({ clientId: 'id', clientSecret: 'secret', issuer: 'https://accounts.google.com' });
    expect(facebook).toBeNull();
    expect(openid).toMatchObject([{ id: 'acme', scope: 'openid email profile', emailDomains: ['acme.example'] }]);
  });

  it.each<[string, Record<string, string>, string]>([
    ['an id without its secret', { GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_ID needs GOOGLE_CLIENT_SECRET.'],
    ['a secret without its id', { FACEBOOK_APP_SECRET: 's' }, 'FACEBOOK_APP_SECRET needs FACEBOOK_APP_ID.'],
    ['no address of the site', { PUBLIC_URL: '', PARTNERS: JSON.stringify([PARTNER]) }, 'PARTNERS needs PUBLIC_URL.'],
    ['no JSON', { OPENID_PROVIDERS: 'acme' }, 'OPENID_PROVIDERS must be'],
    ['one id twice', { OPENID_PROVIDERS: JSON.stringify([ACME, ACME]) }, 'OPENID_PROVIDERS must be'],
    ['a misspelt name', { OPENID_PROVIDERS: JSON.stringify([{ ...ACME, scopes: 'x' }]) }, 'OPENID_PROVIDERS must be'],
    [
      'a provider without TLS',
      { OPENID_PROVIDERS: JSON.stringify([{ ...ACME, issuer: 'http://login.acme.example' }]) },
      'OPENID_PROVIDERS must be',
    ],
    ['a short secret', { PARTNERS: JSON.stringify([{ ...PARTNER, secret: 'short' }]) }, 'PARTNERS must be'],
    [
      'an address that runs a script',
      { PARTNERS: JSON.stringify([{ ...PARTNER, urls: ['javascript:alert(1)'] }]) },
      'PARTNERS must be',
    ],
    ['shops at one address', { SHOPIFY_SHOP_URL: 'https://shop.example' }, 'SHOPIFY_SHOP_URL must be'],
  ])('are refused at the start: %s', (_case, env, problem) => {
    expect(() => read(env)).toThrow(problem);
  });

  it('never repeat a secret in what they complain of', () => {
    const wrong = { PARTNERS: JSON.stringify([{ ...PARTNER, secret: 'short secret', urls: [] }]) };
    expect(() => read(wrong)).toThrow(expect.not.objectContaining({ message: expect.stringContaining('short') }));
  });

  it.each([
    ['https://studio.example', 'on', true],
    ['http://localhost:8080', 'on', true],
    ['http://studio.example', 'on', false],
    ['https://203.0.113.7', 'on', false],
    ['https://[2001:db8::1]', 'on', false],
    ['https://studio.example', 'off', false],
  ])('offer passkeys where browsers do: %s with PASSKEYS=%s', (address, passkeys, isOn) => {
    expect(parseSettings({ PUBLIC_URL: address, PASSKEYS: passkeys }).identities.arePasskeysOn).toBe(isOn);
  });
});
