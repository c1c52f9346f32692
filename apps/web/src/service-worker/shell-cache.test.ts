import { beforeEach, describe, expect, it } from 'vitest';
import { createShellCache, type ShellBuild } from './shell-cache.ts';

const ORIGIN = 'https://ads.example';
const BUILD: ShellBuild = { version: 'b', entry: '/assets/main-b.js', files: ['/assets/main-b.js', '/icon.svg'] };

/** Caches of one browser, by name and address. */
function makeCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (address: string) => store.get(address)?.clone(),
      put: async (address: string, answer: Response) => void store.set(address, answer),
    };
  };
  const caches = {
    open: async (name: string) => open(name) as unknown as Cache,
    has: async (name: string) => stores.has(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (address: string) => {
      const found = [...stores.values()].find((store) => store.has(address));
      return found?.get(address)?.clone();
    },
  };
  return { caches, stores };
}

let network: Map<string, string>;
let asked: string[];
let browser: ReturnType<typeof makeCaches>;

const fetch = async (request: Request | string): Promise<Response> => {
  const path = typeof request === 'string' ? request : new URL(request.url).pathname;
  asked.push(path);
  const body = network.get(path);
  if (network.size === 0) throw new TypeError('Failed to fetch');
  return body === undefined ? new Response(null, { status: 404 }) : new Response(body);
};
const openShell = (build = BUILD) => createShellCache({ build, origin: ORIGIN, caches: browser.caches, fetch });
const goOffline = () => network.clear();

/** Browsers alone make navigations, so the mode is set by hand. */
const requestOf = (address: string, { mode = 'cors', method = 'GET' } = {}): Request =>
  ({ url: new URL(address, ORIGIN).href, mode, method }) as Request;
const visit = (path: string) => openShell().answer(requestOf(path, { mode: 'navigate' }));
const read = async (answer: Promise<Response> | undefined) => (await answer)?.text();

beforeEach(() => {
  network = new Map([
    ['/home', '<script src="/assets/main-b.js">'],
    ['/projects', 'fresh page'],
    ['/assets/main-b.js', 'app'],
    ['/icon.svg', 'icon'],
    ['/assets/part-b.js', 'part'],
    ['/api/user/getUserInfo', '{}'],
  ]);
  asked = [];
  browser = makeCaches();
});

describe('without a connection', () => {
  it('every address opens the kept page with its files', async () => {
    await openShell().install();
    goOffline();
    expect(await read(visit('/projects?page=2'))).toContain('/assets/main-b.js');
    expect(await read(openShell().answer(requestOf('/assets/main-b.js')))).toBe('app');
    expect(await read(openShell().answer(requestOf('/icon.svg')))).toBe('icon');
  });

  it('a part that was opened before is there', async () => {
    await openShell().install();
    await openShell().answer(requestOf('/assets/part-b.js'));
    goOffline();
    expect(await read(openShell().answer(requestOf('/assets/part-b.js')))).toBe('part');
  });

  it('fails as always if nothing was kept', async () => {
    goOffline();
    await expect(visit('/home')).rejects.toThrow('Failed to fetch');
  });
});

describe('with a connection', () => {
  it('shows the page of the server, never the kept one', async () => {
    await openShell().install();
    expect(await read(visit('/projects'))).toBe('fresh page');
  });

  it.each([
    ['a call', '/api/user/getUserInfo', {}],
    ['a signed file', '/files/abc?signature=1', {}],
    ['a download that is opened', '/files/video.mp4', { mode: 'navigate' }],
    ['the reference of the API', '/docs', { mode: 'navigate' }],
    ['another site', 'https://shop.example/assets/a.js', {}],
    ['an upload', '/assets/a.js', { method: 'PUT' }],
  ])('leaves %s alone', (_what, address, about) => {
    expect(openShell().answer(requestOf(address, about))).toBeUndefined();
  });
});

describe('an update', () => {
  it('fetches only files that changed, and then removes the old version', async () => {
    await openShell({ ...BUILD, version: 'a' }).install();
    asked = [];
    await openShell().install();
    expect(asked.toSorted()).toEqual(['/home', '/icon.svg']);
    await browser.caches.open('kept-by-somebody-else');
    await openShell().activate();
    expect([...browser.stores.keys()].toSorted()).toEqual(['kept-by-somebody-else', 'shell-b']);
  });

  it('leaves nothing behind of a version that was removed while its page still loads', async () => {
    await openShell().install();
    browser.stores.clear();
    expect(await read(openShell().answer(requestOf('/assets/part-b.js')))).toBe('part');
    expect([...browser.stores.keys()]).toEqual([]);
  });

  it('is refused if the page belongs to another version, or a file is missing', async () => {
    network.set('/home', '<script src="/assets/main-c.js">');
    await expect(openShell().install()).rejects.toThrow('another version');
    network.set('/home', '<script src="/assets/main-b.js">');
    network.delete('/icon.svg');
    await expect(openShell().install()).rejects.toThrow('404');
  });
});
