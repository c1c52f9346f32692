import { createServer, request, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { expect, test } from './fixtures/test.ts';

/** Stands in front of the studio, so that a test can take the connection away, also from the service worker. */
interface Line {
  url: string;
  /** Replaces what the server answers to a path. */
  replaceText(path: string, replace: (text: string) => string): void;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

async function openLine(studioUrl: string): Promise<Line> {
  const studio = new URL(studioUrl);
  const replacements = new Map<string, (text: string) => string>();
  const sockets = new Set<Socket>();
  let server: Server;
  let port = 0;

  async function listen(): Promise<void> {
    server = createServer((asked, answer) => {
      const replace = replacements.get(asked.url ?? '');
      const options = { host: studio.hostname, port: studio.port, path: asked.url, method: asked.method };
      // A replaced text is not what the server would call unchanged.
      const { 'if-none-match': _tag, 'if-modified-since': _time, ...whole } = asked.headers;
      const headers = { ...(replace ? whole : asked.headers), host: studio.host };
      const onward = request({ ...options, headers }, (given) => {
        const { 'content-length': _length, etag: _etag, 'last-modified': _modified, ...other } = given.headers;
        answer.writeHead(given.statusCode ?? 500, replace ? other : given.headers);
        if (!replace) return void given.pipe(answer);
        let text = '';
        given.setEncoding('utf8').on('data', (part: string) => (text += part));
        given.on('end', () => answer.end(replace(text)));
      });
      onward.on('error', () => answer.destroy());
      asked.pipe(onward);
    });
    server.on('connection', (socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    });
    await new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', resolve);
    });
    ({ port } = server.address() as AddressInfo);
  }

  await listen();
  return {
    url: `http://127.0.0.1:${port}`,
    replaceText: (path, replace) => void replacements.set(path, replace),
    async cut() {
      const closed = new Promise((resolve) => {
        server.close(resolve);
      });
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    mend: listen,
  };
}

/** Each visit begins the worker anew; a busy machine takes seconds to install it, and another visit would stop that. */
const INSTALL_MS = 10_000;

test.use({ serviceWorkers: 'allow' });
test.setTimeout(12 * INSTALL_MS);

test('opens without a connection, and with the new version after an update', async ({ context, studio }) => {
  await context.addInitScript(() => localStorage.setItem('tour', '"seen"'));
  let page = await context.newPage();
  const line = await openLine(studio.url);
  const listCaches = () => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('shell-')));
  const foreign: string[] = [];
  page.on('request', (asked) => {
    const url = asked.url();
    if (!url.startsWith(line.url) && !/^(?:data|blob):/.test(url)) foreign.push(url);
  });

  await test.step('keeps the app after the first visit, and asks nobody else for anything', async () => {
    await page.goto(`${line.url}/home`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    expect(await listCaches()).toHaveLength(1);
    const kept = await page.evaluate(async () => {
      const [name = ''] = await caches.keys();
      return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
    });
    expect(kept).toContain('/home');
    expect(kept.filter((path) => /^\/(?:api|files|sync)/.test(path))).toEqual([]);
    expect(foreign).toEqual([]);
  });

  for (const time of ['first', 'second']) {
    await test.step(`opens without a connection for the ${time} time`, async () => {
      if (time === 'first') await line.cut();
      await context.setOffline(true);
      await page.goto(`${line.url}/home`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/^You're offline\./)).toBeVisible();
      // A screen whose files were never fetched says so in the frame.
      await page.goto(`${line.url}/brand-kits`);
      await expect(page.getByRole('heading', { name: "You're offline" })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    });
  }

  await test.step('takes an update over when the connection is back, and keeps nothing of the old version', async () => {
    const [old = ''] = await listCaches();
    const version = old.replace('shell-', '');
    line.replaceText('/sw.js', (script) => script.replaceAll(version, 'next'));
    await line.mend();
    await context.setOffline(false);
    await page.goto(`${line.url}/home`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(listCaches).toContain('shell-next');
    // The old version stays while its page is open.
    // A page that opens before the old one is gone belongs to the old version too.
    await expect(async () => {
      await page.close();
      page = await context.newPage();
      await page.goto(`${line.url}/home`);
      await expect.poll(listCaches, { timeout: INSTALL_MS }).toEqual(['shell-next']);
    }).toPass({ timeout: 4 * INSTALL_MS });
  });

  await test.step('removes all it kept where it is switched off', async () => {
    line.replaceText('/sw.js', () => REMOVING);
    await expect(async () => {
      await page.close();
      page = await context.newPage();
      await page.goto(`${line.url}/home`);
      await expect.poll(listCaches, { timeout: INSTALL_MS }).toEqual([]);
    }).toPass({ timeout: 4 * INSTALL_MS });
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
  });
  await line.cut();
});

/** As the server sends it with OFFLINE_APP=off. */
const REMOVING = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('shell-')) await caches.delete(name);
  await self.registration.unregister();
})()));`;
