import { Command, Option } from '@commander-js/extra-typings';
import { AD_RATIOS, LOOK_IDS } from '@reelwright/contracts';
import type { ReviewOptions } from '#dev/review/review-options.ts';
import type { CommandContext, RunCommand } from '../command.ts';
import { omitUndefined, toLanguage, toWholeNumber } from '../read-values.ts';
import { UsageError } from '../usage-error.ts';

export function createReviewCommand(context: CommandContext, run: RunCommand<ReviewOptions> = review) {
  return new Command('review')
    .summary('make ads of products, measure them, and show them on a page')
    .description(
      'Makes ads of products, measures them, and writes a page to look at them. Ends with 1 where a gate fails.',
    )
    .argument('<products>', 'folder of product.json files, or one of them')
    .requiredOption('--out <folder>', 'folder to write')
    .addOption(
      new Option('--seeds <numbers>', 'one ad of each product for each, such as 1,2')
        .argParser(toSeeds)
        .default([1], '1'),
    )
    .addOption(
      new Option('--look <id>', 'all looks, or one; the product and the seed choose where left out').choices([
        'all',
        ...LOOK_IDS,
      ]),
    )
    .addOption(new Option('--ratio <ratio>', 'shape of the videos').choices(AD_RATIOS))
    .option('--length <seconds>', '15 to 60', toWholeNumber('--length'))
    .option('--lang <language>', "en or zh-CN; the product's own where left out", toLanguage)
    .option('--range', 'count layouts and looks over ten seeds of each product besides', false)
    .option('--draft', 'videos of 360p', false)
    .option('--fast', 'stills only: no videos, and no measure of audio', false)
    .action((source, { out, seeds, look, ratio, length, lang: language, range, draft, fast }) => {
      const settings = { length_s: length, ratio, ...(draft ? { quality: 'draft', resolution: '720p' } : {}) };
      return run(
        {
          source,
          out,
          seeds: [...seeds],
          looks: look === 'all' ? [...LOOK_IDS] : [look],
          language,
          settings: omitUndefined(settings),
          isFast: fast,
          hasRange: range,
        },
        context,
      );
    });
}

function toSeeds(text: string): number[] {
  if (!/^\d{1,10}(,\d{1,10})*$/.test(text))
    throw new UsageError(`--seeds takes whole numbers like 1,2, not "${text}".`);
  return [...new Set(text.split(',').map(Number))];
}

async function review(options: ReviewOptions, { signal, env }: CommandContext): Promise<void> {
  const [{ runReview }, { parseSettings }] = await Promise.all([
    import('#dev/review/run-review.ts'),
    import('../../platform/settings/settings.ts'),
  ]);
  const { isClean } = await runReview({ options, settings: parseSettings(env), signal });
  if (!isClean) process.exitCode = 1;
}
