import { Command, Option } from '@commander-js/extra-typings';
import { MAX_SEED, PRODUCTION_GOALS, SCRIPT_FRAMEWORKS, SCRIPT_LENGTH_LIMITS_S } from '@reelwright/contracts';
import type { CommandContext, RunCommand } from '../command.ts';
import { toLanguage, toNumber, toWholeNumber } from '../read-values.ts';
import type { ScriptsOptions } from '../write-scripts.ts';

const MOST_SCRIPTS = 1000;
const { min, max } = SCRIPT_LENGTH_LIMITS_S;

export function createScriptsCommand(context: CommandContext, run: RunCommand<ScriptsOptions> = scripts) {
  return new Command('scripts')
    .summary('write scripts for a product')
    .description('Writes scripts for a product, one JSON line each.')
    .argument('<product>', 'a product.json')
    .option('--n <number>', `how many, 1 to ${MOST_SCRIPTS}`, toWholeNumber('--n', { min: 1, max: MOST_SCRIPTS }), 10)
    .option('--lang <language>', "en or zh-CN; the product's own where left out", toLanguage)
    .option('--length <seconds>', `${min} to ${max}`, toNumber('--length', { min, max }), 15)
    .option(
      '--seed <number>',
      'of the first script; the others follow in a row',
      toWholeNumber('--seed', { min: 0, max: MAX_SEED - MOST_SCRIPTS }),
      1,
    )
    .addOption(new Option('--goal <goal>', 'what the ad is for').choices(PRODUCTION_GOALS).default('sales' as const))
    .addOption(new Option('--framework <name>', 'in turn where left out').choices(SCRIPT_FRAMEWORKS))
    .action((input, { n: count, lang: language, length: lengthS, seed, goal, framework }) =>
      run({ input, count, language, lengthS, seed, goal, framework }, context),
    );
}

async function scripts(options: ScriptsOptions, { signal, env }: CommandContext): Promise<void> {
  const [{ writeScripts }, { openWriting }, { openWordPool }, threaded, { parseSettings }] = await Promise.all([
    import('../write-scripts.ts'),
    import('../../engines/writing/open-writing.ts'),
    import('../../words/word-pool.ts'),
    import('../../words/threaded-writing-engine.ts'),
    import('../../platform/settings/settings.ts'),
  ]);
  const onNotice = (notice: string): void => void process.stderr.write(`${notice}\n`);
  const words = openWordPool();
  try {
    await writeScripts({
      options,
      writing: await openWriting(parseSettings(env), {
        embedded: threaded.createThreadedWritingEngine(words),
        checks: threaded.createThreadedChecks(words),
        onFallback: onNotice,
      }),
      signal,
      onScript: (script) => process.stdout.write(`${JSON.stringify(script)}\n`),
      onNotice,
    });
  } finally {
    await words.close();
  }
}
