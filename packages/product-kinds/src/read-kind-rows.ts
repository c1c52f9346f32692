import { makePlural } from './english/plural.ts';
import { type BodyRegion, type ProductKind, TRAITS, type Trade, type Trait } from './product-kind.ts';

/** Defaults of every row of a trade. */
export interface TradeDefaults {
  trade: Trade;
  measureWord: string;
  traits?: readonly Trait[];
  wornOn?: BodyRegion;
  isPair?: boolean;
}

/** Ends like a plural, unlike "dress", "stylus", "trellis" and "lens". */
const PLURAL = /(?<!s|u|i|len)s$/;

const REGIONS: readonly string[] = [
  'head',
  'face',
  'eyes',
  'ears',
  'neck',
  'torso',
  'hands',
  'wrist',
  'legs',
  'feet',
  'whole-body',
] satisfies BodyRegion[];

/**
 * Reads rows of kinds, one per line:
 *
 *     English; other names | 中文名; 别名 | marks
 *
 * An irregular plural follows the singular after a slash ("chef/chefs"); a pair that ends in "s" has no singular
 * ("jeans"). Marks are separated by spaces: a measure word ("双"), a trait ("powered", or "-washable" to remove a
 * default), a region ("@feet", "@none"), "pair", "single" and "mass" (not countable). Throws if a row is malformed: the
 * tables are part of this package.
 */
export function readKindRows(defaults: TradeDefaults, rows: string): ProductKind[] {
  return rows
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '')
    .map((row) => readRow(defaults, row));
}

function readRow(defaults: TradeDefaults, row: string): ProductKind {
  const [english, chinese, marks = ''] = row.split('|').map((column) => column.trim());
  if (!english || !chinese) throw new Error(`Kind without a name in both languages: ${row}`);
  const [first = '', ...englishWords] = readList(english);
  const [noun = '', ...chineseWords] = readList(chinese);
  const [singular = '', plural] = first.split('/');
  const read = readMarks(defaults, marks, row);
  const isAlwaysPlural = read.isPair && singular.endsWith('s');
  if (PLURAL.test(singular) && read.isCountable && !read.isPair && plural === undefined)
    throw new Error(`A plural that is not marked as a pair: ${row}`);
  return {
    id: singular
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, ''),
    trade: defaults.trade,
    en: {
      singular,
      plural: plural ?? (isAlwaysPlural || !read.isCountable ? singular : makePlural(singular)),
      isCountable: read.isCountable,
      isPair: read.isPair,
      words: englishWords,
    },
    zh: { noun, measureWord: read.measureWord, words: chineseWords },
    ...(read.wornOn && { wornOn: read.wornOn }),
    traits: [...read.traits],
  };
}

function readList(column: string): string[] {
  return column.split(';').map((word) => word.trim());
}

function readMarks(defaults: TradeDefaults, marks: string, row: string) {
  const traits = new Set<Trait>(defaults.traits);
  let { measureWord, wornOn, isPair = false } = defaults;
  let isCountable = true;
  for (const mark of marks.split(' ').filter((word) => word !== '')) {
    if (mark === 'pair') isPair = true;
    else if (mark === 'single') isPair = false;
    else if (mark === 'mass') isCountable = false;
    else if (mark === '@none') wornOn = undefined;
    else if (mark.startsWith('@') && isRegion(mark.slice(1))) wornOn = mark.slice(1) as BodyRegion;
    else if (isTrait(mark)) traits.add(mark);
    else if (mark.startsWith('-') && isTrait(mark.slice(1))) traits.delete(mark.slice(1) as Trait);
    else if (/^\p{Script=Han}{1,2}$/u.test(mark)) measureWord = mark;
    else throw new Error(`Unknown mark "${mark}" of a kind: ${row}`);
  }
  return { traits, measureWord, wornOn, isPair: isPair && isCountable, isCountable };
}

function isTrait(word: string): word is Trait {
  return (TRAITS as readonly string[]).includes(word);
}

function isRegion(word: string): word is BodyRegion {
  return REGIONS.includes(word);
}
