import { Command } from '@commander-js/extra-typings';
import type { CommandContext, RunCommand } from '../command.ts';
import type { PageInput } from '../read-products.ts';
import { UsageError } from '../usage-error.ts';

const LINK = /^https?:\/\//i;
const OTHER_LINK = /^[a-z][\w+.-]*:\/\//i;

export function createProductsCommand(context: CommandContext, run: RunCommand<PageInput[]> = products) {
  return new Command('products')
    .summary('read products out of their pages')
    .description(
      "Reads products out of their pages, and prints one line of JSON for each page. Where nothing could be read, the line holds the page's name alone, and standard error says why. Ends with 1 where a page could not be opened.",
    )
    .argument('<pages...>', 'links, or saved pages (.html or .html.gz)')
    .action((pages) => run(pages.map(toPageInput), context));
}

function toPageInput(word: string): PageInput {
  if (LINK.test(word)) return { kind: 'link', url: word };
  if (OTHER_LINK.test(word)) throw new UsageError(`"${word}" is no http link.`);
  return { kind: 'file', path: word };
}

async function products(pages: PageInput[], { signal, env }: CommandContext): Promise<void> {
  const [
    { describeError },
    { readProducts },
    { createPageReader },
    { createProductsService },
    { createGuardedFetch },
    { parseSettings },
  ] = await Promise.all([
    import('../describe-error.ts'),
    import('../read-products.ts'),
    import('../../modules/products/page-reader.ts'),
    import('../../modules/products/products.service.ts'),
    import('../../platform/fetch/guarded-fetch.ts'),
    import('../../platform/settings/settings.ts'),
  ]);
  const { fetchGuarded, close } = createGuardedFetch({ allowHosts: parseSettings(env).fetchAllowHosts });
  const pageReader = createPageReader();
  try {
    await readProducts({
      pages,
      pageReader,
      analyseUrl: createProductsService({ fetchGuarded, pageReader }).analyseUrl,
      signal,
      onLine: (line) => process.stdout.write(`${JSON.stringify(line)}\n`),
      onProblem(file, reason) {
        process.stderr.write(`${file}: ${describeError(reason)}\n`);
        // A page without a product is a result; an unreachable page is a failure.
        if (reason.code === 'PAGE_UNREACHABLE') process.exitCode = 1;
      },
    });
  } finally {
    await Promise.all([pageReader.close(), close()]);
  }
}
