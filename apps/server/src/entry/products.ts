import { stderr, stdout } from 'node:process';
import { describeError } from '../cli/describe-error.ts';
import { UsageError } from '../cli/make-options.ts';
import { parseProductsOptions } from '../cli/products-options.ts';
import { readProducts } from '../cli/read-products.ts';
import { createPageReader } from '../modules/products/page/page-reader.ts';
import { createProductsService } from '../modules/products/products.service.ts';
import { createGuardedFetch } from '../platform/fetch/guarded-fetch.ts';
import { parseSettings } from '../platform/settings/settings.ts';

const CODE_USAGE = 2;
const CODE_INTERRUPTED = 130;

const interrupted = new AbortController();
const { signal } = interrupted;
for (const name of ['SIGINT', 'SIGTERM'] as const)
  process.once(name, () => interrupted.abort(new Error('interrupted')));

try {
  const pages = parseProductsOptions(process.argv.slice(2));
  const { fetchAllowHosts } = parseSettings(process.env);
  const { fetchGuarded, close } = createGuardedFetch({ allowHosts: fetchAllowHosts });
  const pageReader = createPageReader();
  try {
    await readProducts({
      pages,
      pageReader,
      analyseUrl: createProductsService({ fetchGuarded, pageReader }).analyseUrl,
      signal,
      onLine: (line) => stdout.write(`${JSON.stringify(line)}\n`),
      onProblem(file, reason) {
        stderr.write(`${file}: ${describeError(reason)}\n`);
        // A page without a product is an answer; one that could not be opened is none.
        if (reason.code === 'PAGE_UNREACHABLE') process.exitCode = 1;
      },
    });
  } finally {
    await Promise.all([pageReader.close(), close()]);
  }
} catch (error) {
  stderr.write(`${signal.aborted ? 'Stopped.' : describeError(error)}\n`);
  process.exitCode = signal.aborted ? CODE_INTERRUPTED : error instanceof UsageError ? CODE_USAGE : 1;
}
