import { checkClaimsFiles } from '../cli/check-claims-files.ts';
import { parseClaimsOptions } from '../cli/claims-options.ts';
import { describeError } from '../cli/describe-error.ts';
import { UsageError } from '../cli/make-options.ts';

const CODE_USAGE = 2;

try {
  for (const claim of await checkClaimsFiles(parseClaimsOptions(process.argv.slice(2))))
    process.stdout.write(`${JSON.stringify(claim)}\n`);
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`);
  process.exitCode = error instanceof UsageError ? CODE_USAGE : 1;
}
