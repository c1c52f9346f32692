import { parentPort } from 'node:worker_threads';
import { decodeHtml } from './decode-html.ts';
import type { PageAnswer, PageRequest } from './page-reader.ts';
import { readPage } from './read-page.ts';

/** Reads one page after another for `createPageReader`, where a hostile page can only hang this thread. */
const port = parentPort;
port?.on('message', ({ body, contentType, url }: PageRequest) => {
  const verdict = readPage(decodeHtml(body, contentType), new URL(url));
  port.postMessage({ verdict } satisfies PageAnswer);
});
