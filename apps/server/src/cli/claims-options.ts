import { parseArgs } from 'node:util';
import { UsageError } from './make-options.ts';

export interface ClaimsOptions {
  /** Files, or gzipped ones: JSON of a product, and one or more scripts in any form. */
  product: string;
  script: string;
  /** Also the claims that the product's data supports. */
  all: boolean;
  /** Only the first of the file's scripts. */
  first: boolean;
}

const USAGE = `Checks what scripts claim against a product's data; prints each claim that nothing supports, one JSON line each.

  npm run claims -- product.json script.json [--all] [--first]

  product.json   as npm run products prints it
  script.json    scripts as npm run scripts prints them, alone, in a list or one a line; or a JSON list of lines; or plain text
  --all          print the supported claims too, with the place in the product's data
  --first        check only the first of several scripts`;

/** Reads the command line's words. Throws UsageError, whose message tells what to write instead. */
export function parseClaimsOptions(args: readonly string[]): ClaimsOptions {
  const { values, positionals } = splitWords(args);
  const [product, script, ...more] = positionals;
  if (product === undefined || script === undefined || more.length > 0) throw new UsageError(USAGE);
  return { product, script, all: values.all ?? false, first: values.first ?? false };
}

function splitWords(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { all: { type: 'boolean' }, first: { type: 'boolean' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${USAGE}`);
  }
}
