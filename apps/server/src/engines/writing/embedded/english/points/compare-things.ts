import { findNoun, isAdjective } from '../lexicon.ts';

const CONTAINED = 0.6;
const CONTAINED_SHORT = 0.5;
const STEM_LETTERS = 5;

/** Checks if a sentence holds most words of a thing, in any form: "seats recline" of "reclining padded seats". */
export function holds(sentence: string, thing: string): boolean {
  const toStems = (text: string): string[] =>
    (text.toLowerCase().match(/[\p{L}]{3,}|\d+/gu) ?? []).map((word) => word.replace(/s$/, '').slice(0, STEM_LETTERS));
  const own = toStems(thing);
  const said = new Set(toStems(sentence));
  // "Low water light" beside "running water".
  const [head] = toStems(thing).slice(-1);
  if (head === undefined || !said.has(head) || /^\d/.test(head)) return false;
  if (isOther(sentence.toLowerCase(), thing.toLowerCase())) return false;
  const share = own.filter((stem) => said.has(stem)).length / own.length;
  // "Raised ribs" beside "ribs lift meat out of the fat".
  return own.length > 0 && share >= (own.length > 2 ? CONTAINED : CONTAINED_SHORT);
}

/** "Zip pocket" is not the "phone pocket", nor "moist soil" the "acid soil". */
function isOther(sentence: string, thing: string): boolean {
  const words = thing.split(' ');
  const head = words.at(-1) ?? '';
  const said = sentence.split(/[\s,]+/);
  const before = said[said.indexOf(head) - 1];
  return (
    words.length > 1 &&
    before !== undefined &&
    !words.includes(before) &&
    saysWhich(before) &&
    saysWhich(words.at(-2) ?? '')
  );
}

const saysWhich = (word: string): boolean => findNoun(word) !== null || isAdjective(word);
