import { expect, it } from 'vitest';
import { readCallback } from './read-callback.ts';

it('reads a code with its state and issuer', () => {
  const callback = readCallback({ search: '?code=c1&state=s1&iss=https%3A%2F%2Facme.example', hash: '' });
  expect(callback).toMatchObject({ code: 'c1', state: 's1', iss: 'https://acme.example', error: null });
});

it('reads the access token that Facebook sends in the fragment', () => {
  const callback = readCallback({ search: '', hash: '#access_token=t1&state=s1&expires_in=100' });
  expect(callback).toMatchObject({ accessToken: 't1', state: 's1', code: null });
});

it('takes no access token out of the query, which servers log', () => {
  expect(readCallback({ search: '?access_token=t1', hash: '' }).accessToken).toBeNull();
});

it('tells when Shopify opens the app from when it comes back', () => {
  const launch = '?hmac=00&shop=tea.myshopify.com&timestamp=1';
  expect(readCallback({ search: launch, hash: '' }).isShopifyLaunch).toBe(true);
  expect(readCallback({ search: `${launch}&code=c1&state=s1`, hash: '' }).isShopifyLaunch).toBe(false);
});
