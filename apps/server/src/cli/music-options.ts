import { parseArgs } from 'node:util';
import { EFFECT_IDS, type EffectId, findRecipe, MUSIC_LIMITS, type MusicRecipe } from '@reelwright/contracts';
import { UsageError } from './make-options.ts';

export type MusicOptions =
  | { command: 'list' }
  | { command: 'piece'; recipe: MusicRecipe; lengthS: number; cutsS: number[]; output: string }
  | { command: 'effect'; id: EffectId; output: string };

const USAGE = `Plays the music library's pieces and sound effects.

  npm run music -- --list
      one JSON line for each piece and effect
  npm run music -- --recipe bright-side --length 30 --output piece.wav [--cuts 4.2,9.8]
      a piece of so many seconds, laid so that beats fall on the cuts; prints its beats as JSON
  npm run music -- --effect whoosh --output whoosh.wav`;

const DEFAULT_LENGTH = '30';

/** Reads the command line's words. Throws UsageError, whose message tells what to write instead. */
export function parseMusicOptions(args: readonly string[]): MusicOptions {
  const { list, recipe, effect, length, cuts, output } = splitWords(args);
  if (list) return { command: 'list' };
  if (output === undefined || (recipe === undefined) === (effect === undefined)) throw new UsageError(USAGE);
  if (effect !== undefined) return { command: 'effect', id: readEffect(effect), output };
  const found = findRecipe(recipe ?? '');
  if (!found) throw new UsageError(`There is no piece "${recipe}". npm run music -- --list names them all.`);
  return {
    command: 'piece',
    recipe: found,
    lengthS: readLength(length ?? DEFAULT_LENGTH),
    cutsS: readCuts(cuts),
    output,
  };
}

function splitWords(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        list: { type: 'boolean' },
        recipe: { type: 'string' },
        effect: { type: 'string' },
        length: { type: 'string' },
        cuts: { type: 'string' },
        output: { type: 'string' },
      },
    }).values;
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${USAGE}`);
  }
}

function readEffect(text: string): EffectId {
  const id = EFFECT_IDS.find((each) => each === text);
  if (!id) throw new UsageError(`There is no effect "${text}". npm run music -- --list names them all.`);
  return id;
}

function readLength(text: string): number {
  const { minLengthS, maxLengthS } = MUSIC_LIMITS;
  const seconds = Number(text);
  if (!(seconds >= minLengthS && seconds <= maxLengthS))
    throw new UsageError(`--length takes seconds from ${minLengthS} to ${maxLengthS}, not "${text}".`);
  return seconds;
}

function readCuts(text: string | undefined): number[] {
  const cuts = (text ?? '')
    .split(',')
    .filter((cut) => cut !== '')
    .map(Number);
  if (!cuts.every((cut) => cut >= 0)) throw new UsageError(`--cuts takes seconds parted by commas, not "${text}".`);
  return cuts;
}
