import { Command, Option } from '@commander-js/extra-typings';
import { AD_RATIOS, AD_RESOLUTIONS, LOOK_IDS } from '@reelwright/contracts';
import { type CommandContext, type RunCommand, Stopped } from '../command.ts';
import type { MakeOptions } from '../make-ad.ts';
import { omitUndefined, toLanguage, toWholeNumber } from '../read-values.ts';
import { UsageError } from '../usage-error.ts';

const DEFAULT_SEED = 1;

export function createMakeCommand(context: CommandContext, run: RunCommand<MakeOptions> = make) {
  return new Command('make')
    .summary('make a video ad of a product')
    .description('Makes a video ad of a product. The last line printed is one JSON object with the facts of the file.')
    .argument('<product>', 'link of a product page, or a product.json')
    .requiredOption('--out <ad.mp4>', 'file to write', toVideoFile)
    .option('--images <files...>', "images to use instead of the product's own")
    .option('--length <seconds>', '15 to 60', toWholeNumber('--length'))
    .addOption(new Option('--ratio <ratio>', 'shape of the video').choices(AD_RATIOS))
    .option('--lang <language>', "en or zh-CN; the product's own where left out", toLanguage)
    .addOption(new Option('--resolution <resolution>', 'size of the video').choices(AD_RESOLUTIONS))
    .option('--voice <id>', 'a voice of the language')
    .addOption(new Option('--look <id>', 'one that suits the product where left out').choices(LOOK_IDS))
    .option('--music <choice>', 'auto, none, a mood (upbeat, calm, bold, warm) or a piece of the music library')
    .option('--logo <file>', 'shown in a corner')
    .option('--draft', 'a video of 360p, made sooner', false)
    .option('--no-subtitles', 'no captions')
    .option('--no-cta', 'no button at the end')
    .option(
      '--seed <number>',
      'another seed gives another ad; the same gives the same bytes',
      toWholeNumber('--seed'),
      DEFAULT_SEED,
    )
    .action((source, flags) => {
      const { out, images = [], logo, lang: language, seed, length, draft, subtitles, cta, ...settings } = flags;
      return run(
        {
          source,
          out,
          images,
          logo,
          language,
          seed,
          settings: omitUndefined({
            ...settings,
            length_s: length,
            quality: draft ? 'draft' : undefined,
            subtitles: subtitles ? undefined : false,
            cta_sticker: cta ? undefined : false,
          }),
        },
        context,
      );
    });
}

function toVideoFile(text: string): string {
  if (!/\.mp4$/i.test(text)) throw new UsageError(`--out must end in .mp4, not "${text}".`);
  return text;
}

async function make(options: MakeOptions, { signal, env }: CommandContext): Promise<void> {
  const words = (await import('../../words/word-pool.ts')).openWordPool();
  // The script is the first thing that is waited for; its thread loads beside this one.
  words.warm();
  const [{ makeAd }, { createProgressBar }, { parseSettings }] = await Promise.all([
    import('../make-ad.ts'),
    import('../progress-bar.ts'),
    import('../../platform/settings/settings.ts'),
  ]);
  const bar = createProgressBar(process.stderr);
  try {
    const made = await makeAd({
      options,
      settings: parseSettings(env),
      signal,
      words,
      onProgress: bar.show,
      onNotice: (notice) => {
        bar.clear();
        process.stderr.write(`${notice}\n`);
      },
    });
    bar.clear();
    process.stdout.write(
      `${made.file}\n${made.width}x${made.height}, ${made.fps} fps, ${made.duration_s} s, ${made.loudness_lufs} LUFS, ${made.bytes} bytes\n`,
    );
    process.stdout.write(`${JSON.stringify(made)}\n`);
  } catch (error) {
    throw signal.aborted ? new Stopped('Stopped; nothing was written.', { cause: error }) : error;
  } finally {
    bar.clear();
  }
}
