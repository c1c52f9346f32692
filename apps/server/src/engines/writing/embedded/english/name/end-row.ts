import { findKind } from '@reelwright/product-kinds';
import { classOfNoun, isQuality } from '../grammar/word-classes.ts';
import { findNoun, FUNCTION_WORDS, isAdjective } from '../lexicon.ts';
import { ENDS_IN_MATERIAL } from '../materials.ts';
import { SERVING } from './first-phrase.ts';

const LEAST_ROW_WORDS = 5;
const USER = /^(?:men|women|mens|womens|kids|boys|girls|adults?|toddlers?|unisex)$/;
const MATERIAL_BEHIND =
  /^(?:wood|bamboo|steel|metal|leather|cotton|linen|silicone|plastic|ceramic|copper|brass|aluminum|acrylic|velvet|wool)$/;
/** "Kids Walkie Talkies 3 Pack": how many are sold together. */
const PACKED = /(?<=\p{L}) \d+[- ]?(?:packs?|pk|pcs|count|ct)$/iu;

/** "Kids Tablet 10 inch": how large it is. */
const MEASURED =
  /(?<=\p{L}) \d[\d.,]*[- ]?(?:inch(?:es)?|in|ft|feet|cm|mm|oz|ml|lbs?|gal(?:lons?)?|quarts?|qt|l|w|v)$/iu;
/** "Spice Rack Organizer Wall Mount": where it is put up. */
const MOUNTED =
  /(?<=\p{L} \p{L}+) (?:wall|ceiling|door|cabinet|desk|under[- ]cabinet|under[- ]sink)[- ](?:mount(?:ed)?|hanging)$/iu;

/**
 * Ends a name that is a row of search words at the first thing that it names: "Motorcycle Phone Mount Vibration Dampener
 * Handlebar" is a phone mount. A row that ends in a thing for it ("Coffee Maker Water Filter") stays whole.
 */
export function endRow(short: string): string {
  const own = short.replace(PACKED, '').replace(MEASURED, '').replace(MOUNTED, '');
  const words = own.split(' ');
  const [before = '', last = ''] = words.slice(-2).map((word) => word.toLowerCase());
  // "Magnetic Knife Strip Wood": what a thing is made of, behind it.
  if (words.length > 2 && MATERIAL_BEHIND.test(last) && classOfNoun(before) === 'one' && !ENDS_IN_MATERIAL.test(before))
    return words.slice(0, -1).join(' ');
  // "Wallet Men": whom it is for.
  if (words.length > 1 && USER.test(last) && /^(?:one|many)$/.test(classOfNoun(before) ?? ''))
    return endRow(words.slice(0, -1).join(' '));
  // "Foam Roller Massage": what a thing of the table is for.
  if (
    words.length === 3 &&
    isKind(words.slice(0, 2)) &&
    !/(?:ing|ware|wear)$/.test(last) &&
    !SERVING.test(last) &&
    /^(?:stuff|either)$/.test(classOfNoun(last) ?? '')
  )
    return words.slice(0, 2).join(' ');
  // "Night Light Plug-In Dusk to Dawn Sensor".
  const plug = words.findIndex((word, at) => at > 1 && /^\p{L}+-(?:in|on)$/iu.test(word));
  if (plug > 1 && isKind(words.slice(plug - 2, plug))) return words.slice(0, plug).join(' ');
  // "Sleep Headphones Bluetooth Headband": several things of the table, and another one behind them.
  const many = words.findIndex(
    (word, at) =>
      at > 0 &&
      at < words.length - 1 &&
      classOfNoun(word.toLowerCase()) === 'many' &&
      (isKind([word]) || isKind(words.slice(at - 1, at + 1))),
  );
  if (many > 0 && words.length > 3 && !words.slice(many + 1).some((word) => SERVING.test(word) || SOLD_AS.test(word)))
    return words.slice(0, many + 1).join(' ');
  // "Garden Kneeler and Seat Foldable Bench": a quality behind two things.
  const joint = words.findIndex((word) => /^(?:and|&)$/i.test(word));
  if (joint > 0 && joint + 2 < words.length - 1) {
    const next = (words[joint + 2] ?? '').toLowerCase();
    if (isQuality(next) && findNoun(next) === null) return words.slice(0, joint + 2).join(' ');
  }
  if (words.length < LEAST_ROW_WORDS - 1 || words.some((word) => isJoint(word))) return own;
  for (let at = 2; at < words.length; at += 1) {
    if (!namesThing(words.slice(at - 2, at)) && !isKind(words.slice(Math.max(0, at - 3), at))) continue;
    const next = (words[at] ?? '').toLowerCase();
    // "Almond Flour Crackers": stuff is seldom sold in a row of names.
    if (classOfNoun((words[at - 1] ?? '').toLowerCase()) === 'stuff') continue;
    const isQualityBehind =
      /^(?:self|non|anti|ultra|extra|dual|quick|easy|super)$/.test(next) ||
      isAdjective(next) ||
      (isQuality(next) && findNoun(next) === null);
    if (isQualityBehind || (words.length >= LEAST_ROW_WORDS && !words.slice(at).some((word) => SERVING.test(word))))
      return words.slice(0, at).join(' ');
  }
  return own;
}

/** How several things are sold. */
const SOLD_AS = /^(?:sets?|kits?|packs?|pairs?|bundles?|collection|assortment)$/i;

const isJoint = (word: string): boolean => FUNCTION_WORDS.has(word.toLowerCase()) || /^&$|\d/.test(word);

/** "Phone Mount" of the table of kinds, "Fish Feeder": a device by what it does. */
function namesThing(pair: readonly string[]): boolean {
  const text = pair.join(' ').toLowerCase();
  const [before = '', last = ''] = text.split(' ');
  const isDevice = /[a-z]{3}(?:er|or)$/.test(last) && classOfNoun(last) === 'one' && classOfNoun(before) !== null;
  return isDevice || isKind(pair);
}

function isKind(words: readonly string[]): boolean {
  const text = words.join(' ').toLowerCase();
  const kind = findKind({ name: text });
  return kind?.source === 'name' && kind.head === text;
}
