import { createClaimChecker, describeClaim } from '@reelwright/claims';
import type { ClaimMark } from '@reelwright/contracts';
import { toClaimProduct } from './read-claims-input.ts';
import { readJsonLines } from './read-json-lines.ts';
import { readScriptFile } from './read-script-file.ts';
import { UsageError } from './usage-error.ts';

export interface ClaimsOptions {
  /** Files, plain or gzipped: JSON of a product, and one or more scripts in any form. */
  product: string;
  script: string;
  /** Also print the claims that the product's data supports. */
  all: boolean;
  /** Check only the first of the file's scripts. */
  first: boolean;
}

/** A claim as the command prints it. */
export type PrintedClaim = Omit<ClaimMark, 'start' | 'end'> & {
  /**
   * Index of the script in the file, from 0, and the place in it: `scenes[1].spoken`, `[2]` of a list, `line 3` of a
   * text.
   */
  script: number;
  place: string;
  line: string;
  /** Span in the line; offsets count UTF-16 units, the end is excluded. */
  span: { start: number; end: number; text: string };
  message: string;
};

/** Returns the claims of the scripts that the command line names. Throws UsageError for unreadable files. */
export async function checkClaimsFiles(options: ClaimsOptions): Promise<PrintedClaim[]> {
  const [products, scripts] = await Promise.all([readJsonLines(options.product), readScriptFile(options.script)]);
  if (products.length !== 1)
    throw new UsageError(`${options.product} holds ${products.length} products; one is needed.`);
  const checker = createClaimChecker(toClaimProduct(products[0]));
  return (options.first ? scripts.slice(0, 1) : scripts).flatMap((lines, index) =>
    lines.flatMap(({ place, line }) =>
      checker
        .check(line)
        .filter(({ is_supported: isSupported }) => options.all || !isSupported)
        .map(({ start, end, ...mark }) => ({
          script: index,
          place,
          line,
          span: { start, end, text: line.slice(start, end) },
          ...mark,
          message: describeClaim(mark, 'en'),
        })),
    ),
  );
}
