import { expect, test } from 'vitest';
import { createCountryReader, type FindCountry } from './visitor-country.ts';

const toRequest = (remoteAddress: string, headers: Record<string, string>) =>
  ({ headers, socket: { remoteAddress } }) as unknown as Parameters<FindCountry>[0];

const find = createCountryReader({ header: 'cf-ipcountry', trustedProxies: ['10.0.0.7', '192.168.0.0/16', '::1'] });

test.each(['10.0.0.7', '192.168.3.4', '::1', '::ffff:10.0.0.7'])('%s is trusted to tell the country', (proxy) => {
  expect(find(toRequest(proxy, { 'cf-ipcountry': 'vn' }))).toBe('VN');
});

test.each(['10.0.0.8', '203.0.113.7', '::2'])('%s can not forge a country', (visitor) => {
  expect(find(toRequest(visitor, { 'cf-ipcountry': 'VN', 'x-forwarded-for': '10.0.0.7' }))).toBeUndefined();
});

test.each(['XX', 'T1', '', 'Vietnam', 'V<'])('"%s" is no country', (told) => {
  expect(find(toRequest('10.0.0.7', { 'cf-ipcountry': told }))).toBeUndefined();
});

test('without the setting no header tells a country', () => {
  const none = createCountryReader({ header: null, trustedProxies: ['10.0.0.7'] });
  expect(none(toRequest('10.0.0.7', { 'cf-ipcountry': 'VN' }))).toBeUndefined();
});
