import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base } from '@playwright/test';
import type { TimelineDocument } from '@reelwright/timeline';
import { makeInputs } from '../inputs/make-inputs.ts';
import { type BrowserPainter, openBrowserPainter } from './browser-painter.ts';
import { type ServerPainter, startServerPainter } from './server-painter.ts';

/** The two painters that must paint alike, with the images and videos of golden documents. */
export interface Painters {
  browser: BrowserPainter;
  server: ServerPainter;
  /** Folder for files that tests write. */
  folder: string;
  /** Returns paths of a document's files by the id of their media. */
  filesOf(document: TimelineDocument): Record<string, string>;
}

export const test = base.extend<object, { painters: Painters }>({
  painters: [
    async ({ browser }, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'reelwright-golden-'));
      const server = startServerPainter();
      await makeInputs(folder);
      const page = await browser.newPage();
      const browserPainter = await openBrowserPainter(page);
      await use({
        browser: browserPainter,
        server,
        folder,
        filesOf: ({ media }) =>
          Object.fromEntries(Object.entries(media).map(([id, { key }]) => [id, path.join(folder, key)])),
      });
      await page.close();
      await Promise.all([browserPainter.close(), server.close()]);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
