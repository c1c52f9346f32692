import { parentPort } from 'node:worker_threads';
import { decodeHtml, findPageAddress, readPage, SAMPLE_PAGE } from '@reelwright/product-page';
import type { PageAnswer, PageRequest } from './page-reader.ts';

/** Reads one page after another for `createPageReader`, where a hostile page can only hang this thread. */
const port = parentPort;
const WARMING_ROUNDS = 12;
// So that the first user's page does not pay for loading, compiling and tables.
for (let round = 0; round < WARMING_ROUNDS; round += 1) readPage(SAMPLE_PAGE, new URL('http://localhost/'));
port?.on('message', ({ body, contentType, url }: PageRequest) => {
  const html = decodeHtml(body, contentType);
  const verdict = readPage(html, url === undefined ? findPageAddress(html) : new URL(url));
  port.postMessage({ verdict } satisfies PageAnswer);
});
