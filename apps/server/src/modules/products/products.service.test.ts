import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { CALLS, ERRORS, MESSAGES } from '@reelwright/contracts';
import { AppError } from '../../app-error.ts';
import { afterEach, expect, test } from 'vitest';
import { createGuardedFetch } from '../../platform/fetch/guarded-fetch.ts';
import { createPageReader } from './page-reader.ts';
import { createProductsService, PAGE_LIMITS } from './products.service.ts';

const { signal } = new AbortController();
const cleanUps: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

async function analyse(listener: RequestListener, options: { timeoutMs?: number; readingMs?: number } = {}) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { fetchGuarded, close } = createGuardedFetch({ allowHosts: [host] });
  const pageReader = createPageReader(options.readingMs === undefined ? {} : { timeoutMs: options.readingMs });
  cleanUps.push(
    close,
    () => pageReader.close(),
    () => server.closeAllConnections(),
    () => server.close(),
  );
  const limits = { ...PAGE_LIMITS, ...(options.timeoutMs !== undefined && { timeoutMs: options.timeoutMs }) };
  return createProductsService({ fetchGuarded, pageReader, limits }).analyseUrl(`http://${host}/p/1`, { signal });
}

const PAGE = `<html lang="en"><title>Blue Mug</title><script type="application/ld+json">
  {"@type": "Product", "name": "Blue Mug", "image": "/mug.jpg", "offers": {"price": 12.5, "priceCurrency": "EUR"}}</script>`;

test('reads the product of a link in the shape of the contract', async () => {
  const answer = await analyse((request, response) => {
    if (request.url === '/p/1') response.writeHead(301, { location: '/p/blue-mug' }).end();
    else response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(gzipSync(PAGE));
  });
  expect(CALLS.analyseUrl.data.omit({ text_languages: true }).parse(answer)).toEqual(answer);
  expect(answer.url).toMatch(/\/p\/blue-mug$/);
  expect(answer.product).toMatchObject({ name: 'Blue Mug', price: 12.5, currency: 'EUR' });
  expect(answer.product.images).toEqual([{ url: answer.url.replace('/p/blue-mug', '/mug.jpg') }]);
});

test.each([
  ['text/html', '<h1>News</h1>', 'NOT_A_PRODUCT'],
  ['application/pdf', '%PDF-1.7', 'NOT_A_PRODUCT'],
  ['image/png', 'PNG', 'NOT_A_PRODUCT'],
  ['text/html', '<title>Robot Check</title>Type the characters', 'PAGE_BLOCKED'],
])('%s with %j ends with the expected code', async (contentType, body, code) => {
  const answer = analyse((_request, response) => response.writeHead(200, { 'content-type': contentType }).end(body));
  await expect(answer).rejects.toMatchObject({ code });
});

test('a page of 50 MB that is compressed to a few kilobytes is refused', async () => {
  const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024, '<p>'));
  const answer = analyse((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(bomb),
  );
  await expect(answer).rejects.toMatchObject({ code: 'PAGE_TOO_LARGE', values: { limit: '8 MB' } });
});

const html = { 'content-type': 'text/html' };

test.each<[string, RequestListener, string, { timeoutMs?: number; readingMs?: number }]>([
  [
    'says that it has 50 MB',
    (_request, response) => response.writeHead(200, { ...html, 'content-length': 50 * 1024 * 1024 }).write('<p>'),
    'PAGE_TOO_LARGE',
    {},
  ],
  [
    'sends 50 MB without saying so',
    (_request, response) => {
      const block = Buffer.alloc(1024 * 1024, '<p>');
      response.writeHead(200, html);
      const send = (): void => {
        while (!response.destroyed && response.write(block));
        response.once('drain', send);
      };
      send();
    },
    'PAGE_TOO_LARGE',
    {},
  ],
  [
    'leads from one address to the next without end',
    (request, response) => response.writeHead(302, { location: `${request.url ?? ''}/next` }).end(),
    'PAGE_UNREACHABLE',
    {},
  ],
  [
    'leads to itself',
    (request, response) => response.writeHead(301, { location: request.url ?? '' }).end(),
    'PAGE_UNREACHABLE',
    {},
  ],
  [
    'begins and never ends',
    (_request, response) => {
      response.writeHead(200, html).write('<title>Mug</title>');
    },
    'PAGE_TIMEOUT',
    { timeoutMs: 300 },
  ],
  ['never answers', () => undefined, 'PAGE_TIMEOUT', { timeoutMs: 300 }],
  ['turns machines away', (_request, response) => response.writeHead(403).end(), 'PAGE_BLOCKED', {}],
  ['is tired of visitors', (_request, response) => response.writeHead(429).end(), 'PAGE_BLOCKED', {}],
  [
    'shows a captcha',
    (_request, response) => response.writeHead(200, html).end('<h1>Please verify you are a human</h1>'),
    'PAGE_BLOCKED',
    {},
  ],
  [
    'costs more to read than it may',
    (_request, response) => response.writeHead(200, html).end('<p>x</p>'.repeat(200_000)),
    'SITE_UNSUPPORTED',
    { readingMs: 1 },
  ],
  [
    'breaks its own packing',
    (_request, response) => response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end('no gzip'),
    'PAGE_UNREACHABLE',
    {},
  ],
])('a page that %s ends with a message in both languages', async (_what, listener, code, options) => {
  const error: unknown = await analyse(listener, options).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(AppError);
  expect(error).toMatchObject({ code });
  const message = error instanceof AppError ? MESSAGES[ERRORS[error.code].message] : undefined;
  expect(message?.en).toMatch(/[a-z]{3}/);
  expect(message?.['zh-CN']).toMatch(/\p{Script=Han}{3}/u);
});

test('reads a page with a wrong charset name', async () => {
  const page = PAGE.replaceAll('Blue Mug', 'Tasse bleue – été');
  const answer = await analyse((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=gbk' }).end(`<meta charset="shift_jis">${page}`),
  );
  expect(answer.product.name).toBe('Tasse bleue – été');
});
