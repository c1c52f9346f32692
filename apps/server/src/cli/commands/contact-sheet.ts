import path from 'node:path';
import { Command, Option } from '@commander-js/extra-typings';
import { AD_RATIOS, LOOK_IDS } from '@reelwright/contracts';
import { SAMPLE_LANGUAGES } from '../../studio/looks/sample-content.ts';
import type { CommandContext, RunCommand } from '../command.ts';
import type { ContactSheetOptions } from '../draw-contact-sheets.ts';
import { UsageError } from '../usage-error.ts';

const DEFAULT_SCALE = 0.35;

export function createContactSheetCommand(context: CommandContext, run: RunCommand<ContactSheetOptions> = drawSheets) {
  return new Command('contact-sheet')
    .summary('draw every look in all its layouts')
    .description('Draws every look in all its layouts onto sheets.')
    .addOption(new Option('--look <ids...>', 'only these; may be given several times').choices(LOOK_IDS))
    .addOption(new Option('--ratio <ratio>', 'shape of the stills').choices(AD_RATIOS).default('9:16' as const))
    .addOption(
      new Option('--language <language>', 'of the sample texts').choices(SAMPLE_LANGUAGES).default('en' as const),
    )
    .option('--images <folder>', 'photos instead of the drawn samples')
    .option('--output <folder>', 'folder to write', 'contact-sheets')
    .option('--scale <number>', 'of the stills against 1080 pixels', toScale, DEFAULT_SCALE)
    .option('--video', 'a video of each look besides its sheet', false)
    .action(({ look: looks = [...LOOK_IDS], video: hasVideos, ...flags }) =>
      run({ looks, hasVideos, images: flags.images, ...flags }, context),
    );
}

function toScale(text: string): number {
  const scale = Number(text);
  if (!(scale > 0 && scale <= 1)) throw new UsageError(`--scale takes a number above 0 and up to 1, not "${text}".`);
  return scale;
}

async function drawSheets(options: ContactSheetOptions, { signal, env }: CommandContext): Promise<void> {
  const [{ drawContactSheets }, { parseSettings }] = await Promise.all([
    import('../draw-contact-sheets.ts'),
    import('../../platform/settings/settings.ts'),
  ]);
  const fontsFolder = path.join(parseSettings(env).dataDir, 'fonts');
  await drawContactSheets({ options, fontsFolder, signal, onSheet: (name) => process.stdout.write(`${name}\n`) });
}
