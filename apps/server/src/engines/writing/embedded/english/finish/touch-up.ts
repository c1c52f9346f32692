import { numberOfNoun } from '../grammar/countability.ts';
import { FUNCTION_WORDS } from '../lexicon.ts';
import { ENDS_IN_MATERIAL } from '../materials.ts';
import { articleFor, hasDeterminer } from '../noun-phrase.ts';
import { agreeUnits } from './agree-units.ts';

/** "Fits iPad mini, wallet and umbrella": the single things that go into something. */
const HELD = /\b(fits?|holds?|carr(?:y|ies)|stores?) ([^,{}/:.]+), ([^,{}/:.]+?),? and ([^,{}/:.]+)/giu;

const nameHeld = (item: string): string => {
  const head = item.split(' ').at(-1)?.toLowerCase() ?? '';
  const isBare =
    /^\p{L}[\p{L} -]*$/u.test(item) &&
    !hasDeterminer(item) &&
    !FUNCTION_WORDS.has(item.split(' ')[0]?.toLowerCase() ?? '');
  return isBare && numberOfNoun(head) === 'singular' && !ENDS_IN_MATERIAL.test(head) && item.split(' ').length < 4
    ? `${articleFor(item)} ${item}`
    : item;
};

/** Mends what joins a terse line: its one battery, a list without its last joint, a code with an article. */
export const touchUp = (line: string): string =>
  agreeUnits(line)
    .replace(/\s*[♡♥★☆✓✔✨\p{Extended_Pictographic}]\uFE0F?(?!\d)/gu, '')
    .replace(HELD, (_whole, verb: string, ...items: string[]) => {
      const [first = '', second = '', third = ''] = items.slice(0, 3).map(nameHeld);
      return `${verb} ${first}, ${second} and ${third}`;
    })
    .replace(/(?<=\d ?(?:lbs?|oz|k?g|hours?|minutes?|days?|inches|cm) with) an? (?=\p{L}+[.,])/giu, ' the ')
    // "An 8 gauge PEVA" is stuff; an LED is a thing.
    .replace(
      /\ban? (?=(?:[\p{L}\d.-]+ ){0,3}(?!LED|LCD|USB|SSD|HDD|BMS|GPS|DAC|DSP|TV|PC|CPU|GPU)\p{Lu}{3,}(?:[,.]|$))/gu,
      '',
    )
    // "A 62% fruit".
    .replace(/\ban? (?=\d[\d.,]*% \p{Ll}+\.)/gu, '')
    .replace(/\ban? (?=\d[\d.]*\p{L}{0,3}(?:[,.]|$| or ))/gu, '')
    .replace(
      /^((?:[^,:]* )?\p{Ll}+), (\p{Ll}+), (\p{Ll}+(?: \p{Ll}+)?)\.$/u,
      (whole, first: string, second: string, third: string) =>
        / (?:and|or) /.test(whole) ? whole : `${first}, ${second} and ${third}.`,
    );
