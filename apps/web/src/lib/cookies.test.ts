import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** What the page writes, and the cookies that a browser keeps of it: it refuses the domain `co.uk`. */
let written: string[];
let kept: Map<string, string>;

function keep(text: string): void {
  written.push(text);
  const [pair = '', ...attributes] = text.split('; ');
  const domain = attributes.find((each) => each.startsWith('domain=')) ?? '';
  const expires = attributes.find((each) => each.startsWith('expires='))?.slice('expires='.length) ?? '';
  const key = `${pair.split('=')[0]} ${domain}`;
  if (new Date(expires) <= new Date()) kept.delete(key);
  else if (domain !== 'domain=co.uk') kept.set(key, pair);
}

async function openCookies({ href, domain }: { href: string; domain?: string }) {
  vi.resetModules();
  vi.stubGlobal('location', new URL(href));
  vi.stubGlobal('document', {
    querySelector: () => (domain === undefined ? null : { content: domain }),
    get cookie() {
      return [...kept.values()].join('; ');
    },
    set cookie(text: string) {
      keep(text);
    },
  });
  return import('./cookies.ts');
}

beforeEach(() => {
  written = [];
  kept = new Map();
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1), toFake: ['Date'] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a cookie', () => {
  it('is secure on https, and not sent with requests of other sites', async () => {
    const { cookies } = await openCookies({ href: 'https://studio.example/' });
    cookies.write('token', 'a', { days: 7 });
    expect(written.at(-1)).toBe('token=a; path=/; expires=Thu, 08 Jan 2026 00:00:00 GMT; sameSite=lax; secure');
  });

  it('works on plain http, of localhost', async () => {
    const { cookies } = await openCookies({ href: 'http://localhost:8080/' });
    cookies.write('token', 'a', { days: 7 });
    expect(written.at(-1)).not.toContain('secure');
    expect(cookies.find('token')).toBe('a');
  });

  it('is shared across subdomains if the settings name their domain', async () => {
    const { cookies } = await openCookies({ href: 'https://app.studio.example/', domain: 'studio.example' });
    cookies.write('token', 'a', { days: 7 });
    expect(written.at(-1)).toContain('; domain=studio.example');
    cookies.remove('token');
    expect([...kept]).toEqual([]);
  });

  it('of the host alone gives way to the shared one', async () => {
    kept.set('token ', 'token=old');
    const { cookies } = await openCookies({ href: 'https://app.studio.example/', domain: 'studio.example' });
    cookies.write('token', 'a', { days: 7 });
    expect(cookies.find('token')).toBe('a');
    expect(kept.size).toBe(1);
  });

  it('belongs to its host if the browser refuses the domain', async () => {
    const { cookies } = await openCookies({ href: 'https://studio.co.uk/', domain: 'co.uk' });
    cookies.write('token', 'a', { days: 7 });
    expect(written.at(-1)).not.toContain('domain');
    expect(cookies.find('token')).toBe('a');
  });
});

describe('the cookies of the product', () => {
  const SECURE = 'path=/; expires={}; sameSite=lax; secure; domain=studio.example';
  const inDays = (days: number): string => new Date(Date.UTC(2026, 0, 1) + days * 86_400_000).toUTCString();
  /** Opens a page that has its cookies for all subdomains. */
  async function openPage() {
    await openCookies({ href: 'https://app.studio.example/', domain: 'studio.example' });
    return { ...(await import('./device-id.ts')), ...(await import('./token-store.ts')) };
  }

  it.each(['device_id', 'user_cookie_id'])('%s: 16 characters, 10 years, all subdomains', async (name) => {
    const { getDeviceId, visitorId } = await openPage();
    const id = name === 'device_id' ? getDeviceId() : visitorId.get();
    expect(id).toMatch(/^[a-z0-9]{16}$/);
    expect(written.at(-1)).toBe(`${name}=${id}; ${SECURE.replace('{}', inDays(3650))}`);
  });

  it('an id that is there already stays, and begins its 10 years anew with each visit', async () => {
    kept.set('device_id domain=studio.example', 'device_id=abcdefghij012345');
    const { getDeviceId } = await openPage();
    expect([getDeviceId(), getDeviceId()]).toEqual(['abcdefghij012345', 'abcdefghij012345']);
    const expiry = SECURE.replace('{}', inDays(3650));
    expect(written.filter((each) => each.startsWith('device_id=a'))).toEqual([`device_id=abcdefghij012345; ${expiry}`]);
  });

  it.each(['short', 'abcdefghij012345<i>', 'ABCDEFGHIJ012345'])('an id such as %s is none of ours', async (forged) => {
    kept.set('device_id domain=studio.example', `device_id=${forged}`);
    expect((await openPage()).getDeviceId()).toMatch(/^[a-z0-9]{16}$/);
  });

  it('the token: 7 days unless the server says otherwise, all subdomains', async () => {
    const { tokenStore } = await openPage();
    tokenStore.write('abc');
    expect(written.at(-1)).toBe(`token=abc; ${SECURE.replace('{}', inDays(7))}`);
    tokenStore.write('abc', 3 * 86_400);
    expect(written.at(-1)).toContain(inDays(3));
  });
});

describe('the domain of cookies', () => {
  it.each([
    ['studio.example', 'studio.example', 'studio.example'],
    ['studio.example', 'app.studio.example', 'studio.example'],
    ['studio.example', 'evil-studio.example', undefined],
    ['studio.example', 'localhost', undefined],
    ['localhost', 'localhost', undefined],
    ['127.0.0.1', '127.0.0.1', undefined],
    ['__COOKIE_DOMAIN__', 'localhost', undefined],
    ['', 'studio.example', undefined],
    [undefined, 'studio.example', undefined],
  ])('of the setting %j is, on %s, %j', async (wanted, hostName, domain) => {
    const { findCookieDomain } = await openCookies({ href: 'https://studio.example/' });
    expect(findCookieDomain(wanted, hostName)).toBe(domain);
  });
});
