import { locate } from '../sourced-text.ts';
import type { EnglishFact } from './english-fact.ts';
import { articleFor } from './noun-phrase.ts';

const COUNTS: readonly string[] = ['two', 'three', 'four', 'five', 'six', 'eight', 'ten', 'twelve'];
const COUNT = `(\\d{1,3}|${COUNTS.join('|')})`;
/** "Set of 2", "8 Pack", "3 Pairs", "(Pair)". */
const FORMS: readonly (readonly [RegExp, (count: string) => string])[] = [
  [new RegExp(`\\bset of ${COUNT}\\b`, 'i'), (count) => `as a set of ${count}`],
  [new RegExp(`\\bbox of ${COUNT}\\b`, 'i'), (count) => `in a box of ${count}`],
  [new RegExp(`\\b(?:pack|bundle) of ${COUNT}\\b`, 'i'), (count) => `in a pack of ${count}`],
  [new RegExp(`(?<![\\d.,])${COUNT}[- ]?(?:pack|pk)\\b`, 'i'), (count) => `as ${articleFor(count)} ${count}-pack`],
  [new RegExp(`(?<![\\d.,])${COUNT} pairs\\b`, 'i'), (count) => `in a pack of ${count} pairs`],
  [new RegExp(`(?<![\\d.,])${COUNT} sets\\b`, 'i'), (count) => `in a pack of ${count} sets`],
  [/[(,]\s*(?:sold as )?(?:a )?pair\s*[),]?$|\bpair of 2\b/i, () => 'as a pair'],
];
/** A buyer must hear that there are several, but buys for what they do. */
const WEIGHT = 3.3;

/**
 * Returns how many are sold together, if a title says so and neither the spoken name nor a point does; undefined
 * otherwise.
 */
export function findSetFact(title: string, spoken: string, points: readonly string[]): EnglishFact | undefined {
  for (const [pattern, say] of FORMS) {
    const found = pattern.exec(title);
    if (found === null) continue;
    const [whole, count = 'pair'] = found;
    if (count === '1') continue;
    const told = new RegExp(`\\b${count}\\b`, 'i');
    const several = /\b(?:set|pack|pair|box|bundle|pieces|pcs)s?\b/i;
    if (told.test(spoken) || points.some((point) => told.test(point) && several.test(point))) return undefined;
    const predicate = say(count.toLowerCase());
    return {
      text: `Comes ${predicate}`,
      inside: `comes ${predicate}`,
      form: { kind: 'clause', base: `come ${predicate}` },
      features: [],
      weight: WEIGHT,
      isTold: true,
      isFragment: false,
      isRead: true,
      isWhole: true,
      isComplete: true,
      place: 0,
      isAccessory: false,
      source: 'name',
      range: locate(whole, title),
    };
  }
  return undefined;
}
