import { parseArgs } from 'node:util';
import { UsageError } from './make-options.ts';

/** A page to read: on the web, or saved as a file. */
export type PageInput = { kind: 'link'; url: string } | { kind: 'file'; path: string };

const USAGE = `Reads products out of their pages, and prints one line of JSON for each page.

  npm run products -- <page.html | page.html.gz | link> ...

Where nothing could be read, the line holds the page's name alone, and why is told on standard error. Ends with 1 where a
page could not be opened, with 2 where the command makes no sense.`;

const LINK = /^https?:\/\//i;

/** Reads the command line's words. Throws UsageError, whose message tells what to write instead. */
export function parseProductsOptions(args: readonly string[]): PageInput[] {
  const words = splitWords(args);
  if (words.length === 0) throw new UsageError(USAGE);
  return words.map((word): PageInput => {
    if (LINK.test(word)) return { kind: 'link', url: word };
    if (/^[a-z][\w+.-]*:\/\//i.test(word)) throw new UsageError(`"${word}" is no http link.\n\n${USAGE}`);
    return { kind: 'file', path: word };
  });
}

function splitWords(args: readonly string[]): string[] {
  try {
    return parseArgs({ args: [...args], options: {}, allowPositionals: true }).positionals;
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${USAGE}`);
  }
}
