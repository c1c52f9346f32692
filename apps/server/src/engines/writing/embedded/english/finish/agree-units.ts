import { findNoun, findThirdPersonBase, FUNCTION_WORDS, isAdjective, PREPOSITIONS } from '../lexicon.ts';

/** Units of which somebody says so many, by their singular. */
const PLURALS: Readonly<Record<string, string>> = {
  inch: 'inches',
  foot: 'feet',
  ...Object.fromEntries(
    'yard mile meter metre degree ounce pound gallon quart pint liter litre gram watt volt amp hour minute second day week month year'
      .split(' ')
      .map((unit) => [unit, `${unit}s`]),
  ),
};
const SINGULARS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(PLURALS).flatMap(([singular, plural]) => [
    [singular, singular],
    [plural, singular],
  ]),
);

const MEASURE = new RegExp(
  `(?<![\\p{L}\\d])(\\d[\\d.,/]*(?:-\\d/\\d+)?)([ -])(fluid[ -])?(${Object.keys(SINGULARS).join('|')})(?![\\p{L}-])(?= ?([\\p{L}-]*)(?: ([\\p{L}-]+))?)`,
  'gu',
);
/** What stands before an amount that is no attribute of the noun behind it: "a", "up to". */
const BOUND =
  /\b(?:up to|over|under|about|around|at least|at most|less than|more than|in|for|within|after|every|of|by) $/iu;
const ATTRIBUTE = /\b(?:an?|the|this|its|your|one) (?:\d[\d.,/]* (?:to|or|by) )?$/iu;
const EXTENT = /^(?:wide|long|tall|high|deep|thick|across|old|apart|straight|flat|max|total|diameter)$/u;

/**
 * Gives units the number that their place asks for: one noun behind them makes them an attribute ("180-degree mount"), and
 * whatever else follows leaves them an amount ("11 to 16 inches without tools").
 */
export const agreeUnits = (line: string): string =>
  line.replace(
    MEASURE,
    (
      whole: string,
      amount: string,
      gap: string,
      fluid: string | undefined,
      unit: string,
      next: string,
      afterNext: string | undefined,
      at: number,
    ) => {
      const singular = SINGULARS[unit] ?? unit;
      const before = line.slice(0, at);
      const kind = readNext(next, afterNext);
      if (kind === 'thing' && gap === ' ' && unit !== singular && !BOUND.test(before))
        return `${amount}-${fluid === undefined ? '' : 'fluid-'}${singular}`;
      const isMany = !/^(?:1|1\.0|\d\/\d+)$/.test(amount);
      if (kind === 'end' && unit === singular && isMany && !ATTRIBUTE.test(before))
        return `${amount} ${fluid ?? ''}${PLURALS[singular] ?? unit}`;
      return whole;
    },
  );

/** Reads what follows a unit: the thing that it measures, the end of the phrase, or nothing that is certain. */
function readNext(next: string, afterNext: string | undefined): 'thing' | 'end' | null {
  const word = next.toLowerCase();
  if (word === '' || PREPOSITIONS.has(word) || FUNCTION_WORDS.has(word) || findThirdPersonBase(word) !== null)
    return 'end';
  if (EXTENT.test(word)) return 'end';
  const isThing = (text: string): boolean => findNoun(text)?.number === 'singular' && !isAdjective(text);
  if (isThing(word)) return 'thing';
  const isQuality = isAdjective(word) || word.endsWith('ing');
  return isQuality && afterNext !== undefined && isThing(afterNext.toLowerCase()) ? 'thing' : null;
}
