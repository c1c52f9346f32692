import { expect, test } from 'vitest';
import { isCookieDomain } from './cookie-domain.ts';

test.each(['example.com', 'ads.example.com', 'shop.co.uk', 'me.github.io', 'studio.internal'])(
  '%s may have cookies',
  (text) => {
    expect(isCookieDomain(text)).toBe(true);
  },
);

test.each([
  'com',
  'co.uk',
  'github.io',
  'localhost',
  '127.0.0.1',
  '[::1]',
  '.example.com',
  'https://example.com',
  'a b',
  '',
])('%j may have none', (text) => {
  expect(isCookieDomain(text)).toBe(false);
});
