import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Marks every nonce in the built page; replaced for each answer. */
const NONCE_PLACEHOLDER = '__CSP_NONCE__';

function pagePolicy(nonce: string): string {
  return [
    "default-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Images of a product are shown from the shop's address before they are fetched.
    "img-src 'self' data: blob: http: https:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
  ].join('; ');
}

/**
 * A worker has the policy of its script, not of its page. The player's workers compile the compositor's kernel and read
 * the files and fonts of a document.
 */
const WORKER_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "connect-src 'self'",
  "font-src 'self'",
].join('; ');

async function sendPage(reply: FastifyReply, page: string): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .code(200)
    .header('Content-Security-Policy', pagePolicy(nonce))
    .header('Cache-Control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page.replaceAll(NONCE_PLACEHOLDER, nonce));
}

/** Serves the built web app: its files by name, and its page for every other path. */
export async function registerWebApp(app: FastifyInstance, folder: string): Promise<void> {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    globIgnore: ['**/index.html', '.vite/**', '**/*.{br,gz}'],
    // The build writes compressed copies beside each file.
    preCompressed: true,
    setHeaders: (reply, path) => {
      // Names below assets/ hold a hash of their content.
      reply.header('Cache-Control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (/\.worker-[\w-]+\.js(?:\.br|\.gz)?$/.test(path)) reply.header('Content-Security-Policy', WORKER_POLICY);
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const wantsPage = isReading && !/\.\w+$/.test(new URL(request.url, 'http://localhost').pathname);
    return wantsPage ? sendPage(reply, page) : reply.code(404).type('text/plain').send('Not found');
  });
}
