import { parseArgs } from 'node:util';
import { UsageError } from './make-options.ts';

export interface ClaimsOptions {
  /** JSON files, or ones gzipped: of a product, and of one or more scripts. */
  product: string;
  script: string;
  /** Also the claims that the product's data supports. */
  all: boolean;
}

const USAGE = `Checks what scripts claim against a product's data; prints each claim that nothing supports, one JSON line each.

  npm run claims -- product.json script.json [--all]

  product.json   as npm run products prints it
  script.json    a script, several in a list, or one a line as npm run scripts prints them
  --all          print the supported claims too, with the place in the product's data`;

/** Reads the command line's words. Throws UsageError, whose message tells what to write instead. */
export function parseClaimsOptions(args: readonly string[]): ClaimsOptions {
  const { values, positionals } = splitWords(args);
  const [product, script, ...more] = positionals;
  if (product === undefined || script === undefined || more.length > 0) throw new UsageError(USAGE);
  return { product, script, all: values.all ?? false };
}

function splitWords(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: { all: { type: 'boolean' } }, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${USAGE}`);
  }
}
