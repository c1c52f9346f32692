import { decodeHtml, findPageAddress, readBrand, readPage, SAMPLE_PAGE } from '@reelwright/product-page';
import { serveJobs } from '#src/platform/threads/serve-jobs.ts';
import type { ThreadJobs } from '#src/platform/threads/thread-jobs.ts';

export interface PageRequest {
  body: Uint8Array;
  /** Content type of the response; may name the charset. */
  contentType: string;
  /** Absent for a page from a file: then the page itself names its address. */
  url?: string;
}

/** Reads pages for `createPageReader`: a hostile page can only hang this thread. */
const JOBS = {
  readPage({ body, contentType, url }: PageRequest) {
    const html = decodeHtml(body, contentType);
    return readPage(html, url === undefined ? findPageAddress(html) : new URL(url));
  },
  readBrand({ body, contentType, url }: PageRequest & { url: string }) {
    return readBrand(decodeHtml(body, contentType), new URL(url));
  },
} satisfies ThreadJobs;
export type PageJobs = typeof JOBS;

const WARMING_ROUNDS = 12;
// Warms up, so that the first user's page does not wait for loading, compiling and tables.
for (let round = 0; round < WARMING_ROUNDS; round += 1) readPage(SAMPLE_PAGE, new URL('http://localhost/'));
serveJobs(JOBS);
