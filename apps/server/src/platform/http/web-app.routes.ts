import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { ScriptHosts } from '@reelwright/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Marks every nonce in the built page; replaced for each answer. */
const NONCE_PLACEHOLDER = '__CSP_NONCE__';
/** Marks the domain whose subdomains share cookies; empty if there is none. */
const COOKIE_DOMAIN_PLACEHOLDER = '__COOKIE_DOMAIN__';

export interface WebAppOptions {
  /** What scripts of others need, beyond what the page itself does. Nothing by default. */
  scriptHosts?: readonly ScriptHosts[];
  /** Whether browsers keep the app to open it without a connection. If false, they remove what they have kept. */
  isOfflineOn?: boolean;
  /** Where the browser reads and uploads files, if that is another server. */
  fileOrigin?: string | undefined;
  /** The domain whose subdomains share the page's cookies; none by default. */
  cookieDomain?: string | undefined;
}

function pagePolicy(nonce: string, scriptHosts: readonly ScriptHosts[]): string {
  const allow = (directive: keyof ScriptHosts): string =>
    [...new Set(scriptHosts.flatMap((hosts) => hosts[directive] ?? []))].map((host) => ` ${host}`).join('');
  const frames = allow('frame');
  return [
    "default-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    `script-src 'self' 'nonce-${nonce}'${allow('script')}`,
    `style-src 'self' 'nonce-${nonce}'${allow('style')}`,
    // Images of a product are shown from the shop's address before they are fetched.
    "img-src 'self' data: blob: http: https:",
    `media-src 'self' blob:${allow('media')}`,
    `font-src 'self'${allow('font')}`,
    `connect-src 'self'${allow('connect')}`,
    ...(frames === '' ? [] : [`frame-src 'self'${frames}`]),
    "worker-src 'self' blob:",
  ].join('; ');
}

/**
 * A worker has the policy of its script, not of its page. The player's workers compile the compositor's kernel and read
 * the files and fonts of a document.
 */
const workerPolicy = (fileOrigin: string | undefined): string =>
  [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    `connect-src 'self'${fileOrigin === undefined ? '' : ` ${fileOrigin}`}`,
    "font-src 'self'",
  ].join('; ');

/** The service worker fetches what it keeps, and nothing else. */
const SERVICE_WORKER_POLICY = ["default-src 'none'", "script-src 'self'", "connect-src 'self'"].join('; ');

/** Replaces the service worker of browsers that have one: removes what it kept, then itself. */
const REMOVING_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('shell-')) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

async function sendPage(
  reply: FastifyReply,
  { page, scriptHosts }: { page: string; scriptHosts: readonly ScriptHosts[] },
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .code(200)
    .header('Content-Security-Policy', pagePolicy(nonce, scriptHosts))
    .header('Cache-Control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page.replaceAll(NONCE_PLACEHOLDER, nonce));
}

/** Serves the built web app: its files by name, and its page for every other path. */
export async function registerWebApp(
  app: FastifyInstance,
  folder: string,
  { scriptHosts: namedHosts = [], isOfflineOn = true, cookieDomain = '', fileOrigin }: WebAppOptions = {},
): Promise<void> {
  const scriptHosts =
    fileOrigin === undefined ? namedHosts : [...namedHosts, { media: [fileOrigin], connect: [fileOrigin] }];
  const built = await readFile(join(folder, 'index.html'), 'utf8');
  const page = built.replaceAll(COOKIE_DOMAIN_PLACEHOLDER, cookieDomain);
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    globIgnore: ['**/index.html', '.vite/**', '**/*.{br,gz}', ...(isOfflineOn ? [] : ['sw.js'])],
    // The build writes compressed copies beside each file.
    preCompressed: true,
    setHeaders: (reply, path) => {
      // Names below assets/ hold a hash of their content.
      reply.header('Cache-Control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
      // Custom elements are for pages of other sites too; browsers load a module of another site only with this.
      if (path.includes('/elements/')) reply.header('Access-Control-Allow-Origin', '*');
      if (path.endsWith('/sw.js')) reply.header('Content-Security-Policy', SERVICE_WORKER_POLICY);
      if (/\.worker-[\w-]+\.js(?:\.br|\.gz)?$/.test(path))
        reply.header('Content-Security-Policy', workerPolicy(fileOrigin));
    },
  });
  if (!isOfflineOn) {
    app.get('/sw.js', (_request, reply) =>
      reply
        .header('Content-Security-Policy', SERVICE_WORKER_POLICY)
        .header('Cache-Control', 'no-cache')
        .type('text/javascript; charset=utf-8')
        .send(REMOVING_WORKER),
    );
  }
  app.setNotFoundHandler((request, reply) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const wantsPage = isReading && !/\.\w+$/.test(new URL(request.url, 'http://localhost').pathname);
    return wantsPage ? sendPage(reply, { page, scriptHosts }) : reply.code(404).type('text/plain').send('Not found');
  });
}
