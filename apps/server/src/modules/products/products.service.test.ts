import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { CALLS } from '@reelwright/contracts';
import { afterEach, expect, test } from 'vitest';
import { createGuardedFetch } from '../../platform/fetch/guarded-fetch.ts';
import { createPageReader } from './page/page-reader.ts';
import { createProductsService } from './products.service.ts';

const { signal } = new AbortController();
const cleanUps: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

async function analyse(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { fetchGuarded, close } = createGuardedFetch({ allowHosts: [host] });
  const pageReader = createPageReader();
  cleanUps.push(
    close,
    () => pageReader.close(),
    () => server.closeAllConnections(),
    () => server.close(),
  );
  return createProductsService({ fetchGuarded, pageReader }).analyseUrl(`http://${host}/p/1`, { signal });
}

const PAGE = `<html lang="en"><title>Blue Mug</title><script type="application/ld+json">
  {"@type": "Product", "name": "Blue Mug", "image": "/mug.jpg", "offers": {"price": 12.5, "priceCurrency": "EUR"}}</script>`;

test('reads the product behind a link, as the contract describes it', async () => {
  const answer = await analyse((request, response) => {
    if (request.url === '/p/1') response.writeHead(301, { location: '/p/blue-mug' }).end();
    else response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(gzipSync(PAGE));
  });
  expect(CALLS.analyseUrl.data.parse(answer)).toEqual(answer);
  expect(answer.url).toMatch(/\/p\/blue-mug$/);
  expect(answer.product).toMatchObject({ name: 'Blue Mug', price: 12.5, currency: 'EUR' });
  expect(answer.product.images).toEqual([{ url: answer.url.replace('/p/blue-mug', '/mug.jpg') }]);
});

test.each([
  ['text/html', '<h1>News</h1>', 'NOT_A_PRODUCT'],
  ['application/pdf', '%PDF-1.7', 'NOT_A_PRODUCT'],
  ['image/png', 'PNG', 'NOT_A_PRODUCT'],
  ['text/html', '<title>Robot Check</title>Type the characters', 'PAGE_BLOCKED'],
])('%s with %j ends as it should', async (contentType, body, code) => {
  const answer = analyse((_request, response) => response.writeHead(200, { 'content-type': contentType }).end(body));
  await expect(answer).rejects.toMatchObject({ code });
});

test('a page of 50 MB that comes as a few kilobytes is refused', async () => {
  const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024, '<p>'));
  const answer = analyse((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(bomb),
  );
  await expect(answer).rejects.toMatchObject({ code: 'PAGE_TOO_LARGE', values: { limit: '8 MB' } });
});
