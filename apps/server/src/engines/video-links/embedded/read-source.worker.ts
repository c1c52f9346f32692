import { decodeHtml } from '@reelwright/product-page';
import { readDash, readHls, readVideoPage, readYtDlp } from '@reelwright/streams';
import { serveJobs } from '#src/platform/threads/serve-jobs.ts';
import type { ThreadJobs } from '#src/platform/threads/thread-jobs.ts';

interface FetchedText {
  body: Uint8Array;
  url: string;
}

const toText = (body: Uint8Array): string => new TextDecoder().decode(body);

/** Reads playlists and pages for `createSourceReader`: a hostile one can only hang this thread. */
const JOBS = {
  readHls: ({ body, url }: FetchedText) => readHls(toText(body), url),
  readDash: ({ body, url }: FetchedText) => readDash(toText(body), url),
  readPage: ({ body, url, contentType }: FetchedText & { contentType: string }) =>
    readVideoPage(decodeHtml(body, contentType), url),
  readSite: ({ json }: { json: string }) => readYtDlp(json),
} satisfies ThreadJobs;
export type SourceJobs = typeof JOBS;

serveJobs(JOBS);
