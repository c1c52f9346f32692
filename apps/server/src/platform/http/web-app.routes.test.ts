import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerWebApp } from './web-app.routes.ts';

const SCRIPT = 'console.log("paint");';
const app = fastify();
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'reelwright-web-app-'));
  await mkdir(path.join(folder, 'assets'));
  await mkdir(path.join(folder, '.vite'));
  await writeFile(path.join(folder, '.vite/manifest.json'), '{}');
  await writeFile(
    path.join(folder, 'index.html'),
    '<meta content="__COOKIE_DOMAIN__"><script nonce="__CSP_NONCE__"></script>',
  );
  for (const name of ['first-a1.js', 'paint.worker-b2.js']) {
    await writeFile(path.join(folder, 'assets', name), SCRIPT);
    await writeFile(path.join(folder, 'assets', `${name}.br`), brotliCompressSync(SCRIPT));
  }
  await mkdir(path.join(folder, 'elements'));
  await writeFile(path.join(folder, 'elements/select-media-dialog.js'), SCRIPT);
  await writeFile(path.join(folder, 'sw.js'), SCRIPT);
  await registerWebApp(app, folder, { cookieDomain: 'studio.example' });
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string, encoding = 'gzip, br') => app.inject({ url, headers: { 'accept-encoding': encoding } });

test.each(['/assets/first-a1.js', '/assets/paint.worker-b2.js'])(
  '%s is sent compressed to clients that accept it',
  async (url) => {
    const sent = await get(url);
    expect(sent.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': expect.stringContaining('immutable'),
    });
    expect(sent.headers['content-type']).toContain('javascript');
    expect(brotliDecompressSync(sent.rawPayload).toString()).toBe(SCRIPT);
    const plain = await get(url, 'identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe(SCRIPT);
  },
);

test('a worker script has the policy of workers, compressed or not', async () => {
  for (const encoding of ['br', 'identity']) {
    const { headers } = await get('/assets/paint.worker-b2.js', encoding);
    expect(headers['content-security-policy']).toContain("'wasm-unsafe-eval'");
  }
  expect((await get('/assets/first-a1.js')).headers['content-security-policy']).toBeUndefined();
});

test('a page answers HEAD with the headers of GET and no body', async () => {
  const sent = await app.inject({ method: 'HEAD', url: '/projects' });
  expect(sent.statusCode).toBe(200);
  expect(sent.headers['content-type']).toContain('text/html');
  expect(sent.headers['content-security-policy']).toContain('nonce-');
  expect(Number(sent.headers['content-length'])).toBeGreaterThan(0);
  expect(sent.body).toBe('');
  expect((await app.inject({ method: 'POST', url: '/projects' })).statusCode).toBe(404);
});

test('a page has a new nonce each time, and internal files of the build are not served', async () => {
  const [one, other] = [await get('/home'), await get('/home')];
  expect(one.body).not.toBe(other.body);
  expect(one.body).not.toContain('__CSP_NONCE__');
  expect((await get('/.vite/manifest.json')).statusCode).toBe(404);
  expect((await get('/assets/first-a1.js.br')).statusCode).toBe(404);
});

/** Returns a page's policy by directive. */
async function readPolicy(server: FastifyInstance): Promise<Record<string, string>> {
  const { headers } = await server.inject({ url: '/home' });
  const rules = String(headers['content-security-policy']).split('; ');
  return Object.fromEntries(
    rules.map((rule): [string, string] => [rule.split(' ')[0] ?? '', rule.replace(/'nonce-[^']+'/, "'nonce'")]),
  );
}

test('a page allows no host but its own', async () => {
  expect(await readPolicy(app)).toEqual({
    'default-src': "default-src 'self'",
    'base-uri': "base-uri 'none'",
    'object-src': "object-src 'none'",
    'frame-ancestors': "frame-ancestors 'none'",
    'form-action': "form-action 'self'",
    'script-src': "script-src 'self' 'nonce'",
    'style-src': "style-src 'self' 'nonce'",
    'img-src': "img-src 'self' data: blob: http: https:",
    'media-src': "media-src 'self' blob:",
    'font-src': "font-src 'self'",
    'connect-src': "connect-src 'self'",
    'worker-src': "worker-src 'self' blob:",
  });
});

test('a page allows the hosts of scripts that are set up, and stays as strict otherwise', async () => {
  const withScripts = fastify();
  const scriptHosts = [
    { script: ['https://js.pay.example'], connect: ['https://api.pay.example'], frame: ['https://js.pay.example'] },
    { script: ['https://chat.example'], connect: ['https://chat.example', 'wss://chat.example'] },
  ];
  await registerWebApp(withScripts, folder, { scriptHosts });
  expect(await readPolicy(withScripts)).toEqual({
    ...(await readPolicy(app)),
    'script-src': "script-src 'self' 'nonce' https://js.pay.example https://chat.example",
    'connect-src': "connect-src 'self' https://api.pay.example https://chat.example wss://chat.example",
    'frame-src': "frame-src 'self' https://js.pay.example",
  });
  await withScripts.close();
});

test('a page and its workers may reach the server of the files, if that is another', async () => {
  const withBucket = fastify();
  await registerWebApp(withBucket, folder, { fileOrigin: 'https://files.example' });
  expect(await readPolicy(withBucket)).toEqual({
    ...(await readPolicy(app)),
    'media-src': "media-src 'self' blob: https://files.example",
    'connect-src': "connect-src 'self' https://files.example",
  });
  const worker = await withBucket.inject({ url: '/assets/paint.worker-b2.js' });
  expect(worker.headers['content-security-policy']).toContain("connect-src 'self' https://files.example");
  await withBucket.close();
});

test('pages of other sites may load a custom element, and no other script', async () => {
  const element = await get('/elements/select-media-dialog.js');
  expect(element.headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-cache' });
  for (const url of ['/assets/first-a1.js', '/sw.js']) {
    expect((await get(url)).headers['access-control-allow-origin']).toBeUndefined();
  }
});

test('the service worker is never cached, reaches this server only, and removes itself where it is switched off', async () => {
  const kept = await get('/sw.js');
  expect(kept.body).toBe(SCRIPT);
  const off = fastify();
  await registerWebApp(off, folder, { isOfflineOn: false });
  const removing = await off.inject({ url: '/sw.js' });
  await off.close();
  expect(removing.body).toContain('registration.unregister()');
  expect(removing.body).not.toContain("addEventListener('fetch'");
  for (const { headers } of [kept, removing]) {
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toContain('javascript');
    expect(headers['content-security-policy']).toBe("default-src 'none'; script-src 'self'; connect-src 'self'");
  }
});

test('the page names the domain that shares its cookies', async () => {
  expect((await get('/projects')).body).toContain('<meta content="studio.example">');
});
