import { parentPort } from 'node:worker_threads';
import { decodeHtml, findPageAddress, readPage, SAMPLE_PAGE } from '@reelwright/product-page';
import type { PageAnswer, PageRequest } from './page-reader.ts';

/** Port of the thread that reads pages for `createPageReader`: a hostile page can only hang this thread. */
const port = parentPort;
const WARMING_ROUNDS = 12;
// Warms up, so that the first user's page does not wait for loading, compiling and tables.
for (let round = 0; round < WARMING_ROUNDS; round += 1) readPage(SAMPLE_PAGE, new URL('http://localhost/'));
port?.on('message', ({ body, contentType, url }: PageRequest) => {
  const html = decodeHtml(body, contentType);
  const verdict = readPage(html, url === undefined ? findPageAddress(html) : new URL(url));
  port.postMessage({ verdict } satisfies PageAnswer);
});
