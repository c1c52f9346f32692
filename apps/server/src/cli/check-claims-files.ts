import { createClaimChecker, describeClaim } from '@reelwright/claims';
import type { ClaimMark } from '@reelwright/contracts';
import type { ClaimsOptions } from './claims-options.ts';
import { UsageError } from './make-options.ts';
import { listFileLines, toClaimProduct } from './read-claims-input.ts';
import { readJsonLines } from './read-json-lines.ts';

/** A claim as the command prints it. */
export type PrintedClaim = ClaimMark & {
  /** Which of the file's scripts, from 0, and where in it: `scenes[1].spoken`. */
  script: number;
  place: string;
  line: string;
  text: string;
  message: string;
};

/** The claims of the scripts that the command line names. Throws UsageError for files that can't be read. */
export async function checkClaimsFiles(options: ClaimsOptions): Promise<PrintedClaim[]> {
  const [products, scripts] = await Promise.all([readJsonLines(options.product), readJsonLines(options.script)]);
  if (products.length !== 1)
    throw new UsageError(`${options.product} holds ${products.length} products; one is needed.`);
  const checker = createClaimChecker(toClaimProduct(products[0]));
  return scripts.flatMap((script, index) =>
    listFileLines(script).flatMap(({ place, line }) =>
      checker
        .check(line)
        .filter(({ is_supported: isSupported }) => options.all || !isSupported)
        .map((mark) => ({
          script: index,
          place,
          line,
          text: line.slice(mark.start, mark.end),
          ...mark,
          message: describeClaim(mark, 'en'),
        })),
    ),
  );
}
