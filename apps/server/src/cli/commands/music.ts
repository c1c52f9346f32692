import { Command, Option } from '@commander-js/extra-typings';
import { EFFECT_IDS, findRecipe, MUSIC_LIMITS } from '@reelwright/contracts';
import type { CommandContext, RunCommand } from '../command.ts';
import type { MusicOptions } from '../play-music.ts';
import { toNumber } from '../read-values.ts';
import { UsageError } from '../usage-error.ts';

const { minLengthS, maxLengthS } = MUSIC_LIMITS;
const DEFAULT_LENGTH_S = 30;

export function createMusicCommand(context: CommandContext, run: RunCommand<MusicOptions> = music) {
  return new Command('music')
    .summary("play the music library's pieces and sound effects")
    .description(
      "Plays the music library's pieces and sound effects into files. Of a piece it prints the beats, as one JSON line.",
    )
    .option('--list', 'print one JSON line for each piece and effect')
    .addOption(new Option('--recipe <id>', 'the piece to play').conflicts('effect'))
    .addOption(new Option('--effect <id>', 'the sound effect to play').choices(EFFECT_IDS))
    .option(
      '--length <seconds>',
      `of the piece, ${minLengthS} to ${maxLengthS}`,
      toNumber('--length', { min: minLengthS, max: maxLengthS }),
      DEFAULT_LENGTH_S,
    )
    .option('--cuts <seconds>', 'where beats of the piece shall fall, such as 4.2,9.8', toCuts)
    .option('--output <file.wav>', 'file to write')
    .action((flags) => run(toMusicOptions(flags), context));
}

function toMusicOptions(flags: {
  list?: true | undefined;
  recipe?: string | undefined;
  effect?: (typeof EFFECT_IDS)[number] | undefined;
  length: number;
  cuts?: number[] | undefined;
  output?: string | undefined;
}): MusicOptions {
  const { list, recipe, effect, length: lengthS, cuts: cutsS = [], output } = flags;
  if (list) return { command: 'list' };
  if (recipe === undefined && effect === undefined) throw new UsageError('Name a --recipe or an --effect, or --list.');
  if (output === undefined) throw new UsageError('Name the file to write: --output piece.wav');
  if (effect !== undefined) return { command: 'effect', id: effect, output };
  const found = findRecipe(recipe ?? '');
  if (!found) throw new UsageError(`There is no piece "${recipe}". reelwright music --list names them all.`);
  return { command: 'piece', recipe: found, lengthS, cutsS, output };
}

function toCuts(text: string): number[] {
  const cuts = text
    .split(',')
    .filter((cut) => cut !== '')
    .map(Number);
  if (!cuts.every((cut) => cut >= 0)) throw new UsageError(`--cuts takes seconds parted by commas, not "${text}".`);
  return cuts;
}

async function music(options: MusicOptions, { signal }: CommandContext): Promise<void> {
  const { playMusic } = await import('../play-music.ts');
  await playMusic({ options, signal, onLine: (line) => process.stdout.write(`${JSON.stringify(line)}\n`) });
}
