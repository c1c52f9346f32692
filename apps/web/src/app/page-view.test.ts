import { expect, it, test } from 'vitest';
import { namePage, toToldAddress } from './page-view.ts';

const origin = 'https://studio.example';

test.each([
  ['/projects', {}, '/projects'],
  ['/home', { utm_source: 'news letter', channel: 7 }, '/home?utm_source=news+letter&channel=7'],
])('the address of %s is told with the campaign', (route, search, address) => {
  expect(toToldAddress({ origin, route, search })).toBe(`${origin}${address}`);
});

it('tells no secret of an address: of a shared link, of a sign-in', () => {
  const secrets = { code: 'oauth-code', state: 'state', id: 'task', token: 'secret', from: ['/home'] };
  expect(toToldAddress({ origin, route: '/share/$token', search: secrets })).toBe(`${origin}/share/$token`);
});

test.each([
  ['/profile', 'Center'],
  ['/vip-price', 'VipPrice'],
  ['/link-to-video/editor', 'link-to-video/editor'],
])('the page at %s is named %s', (route, name) => {
  expect(namePage(route)).toBe(name);
});
