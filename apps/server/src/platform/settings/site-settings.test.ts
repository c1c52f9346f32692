import { expect, test } from 'vitest';
import { parseSettings } from './settings.ts';
import { StartupError } from './startup-error.ts';

const CHAT = { CHAT_SCRIPT_URL: 'https://chat.example/w.js', CHAT_START: 'Chat.open', CHAT_STOP: 'Chat.close' };

test('a script is loaded, and its hosts are allowed, only when it is set up', () => {
  expect(parseSettings({}).site).toMatchObject({ scripts: [], scriptHosts: [] });
  const { scripts, scriptHosts } = parseSettings({ STRIPE_PUBLISHABLE_KEY: 'pk_test_12345678' }).site;
  expect(scripts).toEqual([
    { script: 'payments', src: 'https://js.stripe.com/v3/', publishable_key: 'pk_test_12345678' },
  ]);
  expect(scriptHosts).toMatchObject([{ connect: ['https://api.stripe.com'] }]);
});

test("a chat may talk to its script's host and to the hosts of the setting", () => {
  const { scripts, scriptHosts } = parseSettings({ ...CHAT, CHAT_HOSTS: 'wss://ws.chat.example' }).site;
  expect(scripts).toMatchObject([{ script: 'chat_widget', start: 'Chat.open' }]);
  expect(scriptHosts).toMatchObject([
    { script: ['https://chat.example'], connect: ['https://chat.example', 'wss://ws.chat.example'] },
  ]);
});

test('the analytics client comes from the asset host of its cloud, or from the own host', () => {
  const key = { ANALYTICS_PROJECT_KEY: 'phc_12345678' };
  expect(parseSettings(key).site.scripts).toMatchObject([
    { src: 'https://us-assets.i.posthog.com/static/array.js', host: 'https://us.i.posthog.com' },
  ]);
  expect(parseSettings({ ...key, ANALYTICS_HOST: 'https://stats.example/' }).site.scripts).toMatchObject([
    { src: 'https://stats.example/static/array.js', host: 'https://stats.example' },
  ]);
});

test.each<Record<string, string>>([
  { CHAT_SCRIPT_URL: CHAT.CHAT_SCRIPT_URL },
  { ...CHAT, CHAT_SCRIPT_URL: 'http://chat.example/w.js' },
  { ...CHAT, CHAT_SCRIPT_URL: "https://chat.example/w.js; script-src 'unsafe-inline'" },
  { ...CHAT, CHAT_HOSTS: "https://chat.example 'unsafe-eval'" },
  { ...CHAT, CHAT_HOSTS: '*' },
  { ...CHAT, CHAT_START: 'alert(1)' },
  { STRIPE_PUBLISHABLE_KEY: 'sk_live_a_secret_key' },
  { ANALYTICS_TAG_ID: 'G-1&x=<script>' },
  { ANALYTICS_PROJECT_KEY: 'phc_12345678', ANALYTICS_HOST: 'https://stats.example;' },
  { PUBLIC_URL: 'https://ads.shop.example', COOKIE_DOMAIN: 'other.example' },
  { PUBLIC_URL: 'https://ads.shop.example', COOKIE_DOMAIN: 'op.example' },
  { PUBLIC_URL: 'http://127.0.0.1:8080', COOKIE_DOMAIN: '127.0.0.1' },
  { COOKIE_DOMAIN: 'localhost' },
  { COUNTRY_HEADER: 'x y' },
])('refuses %o', (env) => {
  expect(() => parseSettings(env)).toThrow(StartupError);
});
