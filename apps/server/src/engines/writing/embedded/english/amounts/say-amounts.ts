import {
  DETERMINERS,
  findNoun,
  findThirdPersonBase,
  FUNCTION_WORDS,
  isAdjective,
  isBaseVerb,
  PREPOSITIONS,
} from '../lexicon.ts';
import { classOfNoun } from '../grammar/word-classes.ts';
import { type Amount, readAmounts } from './read-amounts.ts';
import type { AmountUnit } from './units.ts';

/** Says how far, and no thing that is so large: "8 inches wide". */
const EXTENT = /^(?:wide|long|tall|high|deep|thick|across|apart|old|each|total|max|maximum|diameter|round|square)$/;
/** What stands before an amount that is no attribute of the noun behind it. */
const BOUND =
  /\b(?:up to|over|under|about|around|at least|at most|less than|more than|within|after|every|in|for|of|by|from|to|than) $/iu;
/** Words behind a time that it does not describe: "30 minutes under water", "10 minutes flat". */
const NO_THING =
  /^(?:each|only|max|long|later|opened|unopened|straight|total|non-?stop|running|flat|ago|apart|away|daily|max\w*|min\w*|or|and|with|without|faster|longer|sooner|earlier)$/;
/** Time of these is so much of it: "up to 60 minutes of run time". */
const SPAN_OF =
  /^(?:(?:\p{L}+[ -])?(?:life|time|\p{L}+time)|use|access|supply|protection|support|video|content|training|battery|coverage|music|light|power|playback|standby|heat|warmth)\b/iu;
const NUTRIENT =
  /^(?:\p{Ll}+ )?(?:protein|fib(?:er|re)|sugar|caffeine|collagen|carbs|fat|sodium|vitamin|magnesium|zinc|iron|calcium|creatine|omega)\b/u;
/** "3 in one", "5 in stock": a preposition behind a count. */
const IN_PLACE = /^(?: (?:the|an?|one|1|stock|total|all|each|every|your|its|\d)\b|-\d)/iu;
/** Behind a doubtful unit: what shows that it is one. */
const AFTER_INCHES =
  /^(?:\.?(?:$|[,;.)/]| ?[x×] ?\d| (?:[x×]|by|to|-|–) ?\d| ?(?:wide|long|tall|high|deep|thick|across|diameter|per|and|or|apart|below|above)\b))/iu;

const isOneOf = (text: string): boolean => /^(?:one|One|1|1\.0|0?\.\d+|\d{1,2}\/\d{1,2}|[½¼¾])$/.test(text);

/** What follows an amount: one thing that it describes, the end of its phrase, or what nobody can tell. */
function readBehind(rest: string): 'thing' | 'end' | 'unsure' {
  const [, first = '', second = ''] = /^[ -]([\p{L}][\p{L}-]*)(?: ([\p{L}][\p{L}-]*))?/u.exec(rest) ?? [];
  const word = first.toLowerCase();
  if (
    word === '' ||
    PREPOSITIONS.has(word) ||
    FUNCTION_WORDS.has(word) ||
    DETERMINERS.has(word) ||
    NO_THING.test(word) ||
    EXTENT.test(word)
  )
    return 'end';
  const isThing = (each: string): boolean => findNoun(each)?.number === 'singular' && !isAdjective(each);
  if (isThing(word)) return 'thing';
  if (findThirdPersonBase(word) !== null && findNoun(word) === null) return 'end';
  const isQuality = isAdjective(word) || /(?:ing|ed)$/.test(word);
  if (isQuality && isThing(second.toLowerCase())) return 'thing';
  return isQuality && (second === '' || PREPOSITIONS.has(second)) ? 'end' : 'unsure';
}

/** "1 gallon", "1/2 inch", "3 gallons", "minus 4 to 140 degrees Fahrenheit". */
function sayNumbers({ number, to }: Amount): string {
  const say = ({ text, isNegative }: Amount['number']): string => `${isNegative ? 'minus ' : ''}${text}`;
  return to === null ? say(number) : `${say(number)} to ${say(to)}`;
}

const nameUnit = ({ number, to }: Amount, { one, many }: AmountUnit): string =>
  isOneOf((to ?? number).text) ? one : many;

/** Says an amount as its place asks; null to leave it as it is written. `before` and `rest` stand around it. */
function sayAmount(amount: Amount, written: string, { before, rest }: { before: string; rest: string }): string | null {
  const { unit, to, number, isHyphened } = amount;
  if (unit === null) return sayBareRange(amount, { before, rest });
  if (unit.isDoubtful === true && !isUnit(written, { before, rest })) return null;
  // "Between 2 and -5": a minus is a joint behind a number.
  if (number.isNegative && /[\p{L}\d)]$/u.test(before)) return null;
  // The second quotation mark of a name.
  if (/["”]$/.test(written) && /(?:^|[\s(])["“]\p{L}[^"”]*$/u.test(before)) return null;
  if (/^(?:g|mg|mcg)$/.test(unit.one) && NUTRIENT.test(rest.trimStart())) return `${sayNumbers(amount)} ${unit.one} of`;
  if (unit.isSign === true && to === null) return null;
  const extent = /^ (?:wide|long|tall|high|deep|thick)(?= (?!x\b|by\b|and\b|or\b|per\b)[\p{L}-]+)/iu.exec(rest)?.[0];
  if (extent !== undefined && unit.isJoined && namesThing(rest.slice(extent.length))) return joinUnit(amount, unit);
  if (isHyphened) return behindRange(amount, written) ?? joinUnit(amount, unit);
  const behind = readBehind(rest);
  if (unit.isTime === true && behind !== 'end' && SPAN_OF.test(rest.trimStart()))
    return saySpan(amount, unit, { written, before });
  return unit.isJoined && isAttribute({ unit, number: amount.number, written, before, rest, behind })
    ? joinUnit(amount, unit)
    : `${sayNumbers(amount)} ${nameUnit(amount, unit)}`;
}

/** "3-gallon", "12-20-inch": as it stands before its thing. */
const joinUnit = ({ number, to }: Amount, { one }: AmountUnit): string =>
  `${number.isNegative ? 'minus ' : ''}${number.text}${to === null ? '' : `-${to.text}`}-${one.replace(' ', '-')}`;

/** "11 to 16-inch": the seller's own words for a range before its thing. */
const behindRange = ({ to }: Amount, written: string): string | null =>
  to !== null && / to /.test(written) ? written : null;

/** "Up to 60 minutes of run time", "a 60-minute run time". */
const saySpan = (amount: Amount, unit: AmountUnit, { written, before }: { written: string; before: string }): string =>
  /\b(?:an?|the) $/iu.test(before) ||
  !(BOUND.test(before) || amount.to !== null || written.toLowerCase().endsWith(unit.many))
    ? joinUnit(amount, unit)
    : `${sayNumbers(amount)} ${nameUnit(amount, unit)} of`;

interface Place {
  unit: AmountUnit;
  number: Amount['number'];
  written: string;
  before: string;
  rest: string;
  behind: ReturnType<typeof readBehind>;
}

/** Whether an amount describes the thing behind it: "3 gallon reservoir", "28 litre main compartment", `11" screen`. */
function isAttribute({ unit, number, written, before, rest, behind }: Place): boolean {
  if (behind === 'end') return false;
  if (BOUND.test(before) && !/\b(?:for|of|by|in|from|with|than|to) $/iu.test(before)) return false;
  if (behind === 'thing') return true;
  if (written.toLowerCase().endsWith(unit.many)) return false;
  if (unit.one === 'inch' || unit.one === 'degree') return true;
  // The seller's singular says that it describes something.
  const isSingular = !isOneOf(number.text) && written.toLowerCase().endsWith(unit.one);
  const [, word = ''] = /^[ -]([\p{L}-]+)/u.exec(rest) ?? [];
  return isSingular || (unit.isTime === true && !word.endsWith('s'));
}

/** "5.5 in long handle", "1.5 in wide webbing": whether the next word is a noun. */
const namesThing = (rest: string): boolean => {
  const [, word = ''] = /^ ([\p{L}-]+)/u.exec(rest) ?? [];
  return readBehind(rest) !== 'end' && classOfNoun(word.toLowerCase()) !== null;
};

/** Whether what looks like a unit is one: "3.5 in", "8 in wide", "5 in long handle"; not "3 in one", "6 in a box". */
function isUnit(written: string, { before, rest }: { before: string; rest: string }): boolean {
  if (/in\.$/iu.test(written)) return true;
  if (/s$/iu.test(written)) return /^(?:$|[,;.)]| (?:with|from|to|at|per|after|of)\b)/iu.test(rest);
  if (IN_PLACE.test(rest)) return false;
  if (AFTER_INCHES.test(rest)) return true;
  const [, word = ''] = /^ (\p{Ll}+)/u.exec(rest) ?? [];
  // "A 5 in handle", "for 8 in pans"; "comes 12 in boxes" counts.
  const isPart = /\d\/\d+ in$|\d\.\d+ in$/.test(written);
  return (
    word !== '' &&
    (/(?:^|\b(?:for|an?|with|and|of|from|to|under|up to|over) |, )$/iu.test(before) ||
      isPart ||
      isAdjective(/(\p{L}+) $/u.exec(before)?.[1] ?? '')) &&
    readBehind(rest) !== 'end' &&
    (isPart || !isBaseVerb(word))
  );
}

/** "6-8 people": a range without a unit; codes and standards ("NIST 800-88") stay. */
function sayBareRange(amount: Amount, { before, rest }: { before: string; rest: string }): string | null {
  const { number, to } = amount;
  const isCode =
    /\b\p{Lu}{2,6} $/u.test(before) ||
    /^ ?\p{Lu}{2}/u.test(rest) ||
    /^[\p{L}\d.,/–-]/u.test(rest.replace(/^[.,](?!\d)/u, '')) ||
    (number.text === '24' && to?.text === '7');
  if (to !== null && !isCode && !/\//.test(number.text + to.text) && /^\d{1,4}(?:[.,]\d+)?$/.test(number.text))
    return sayNumbers(amount);
  return number.isNegative && /(?:^|[\s,(])$/u.test(before) ? sayNumbers(amount) : null;
}

const SIDE = String.raw`\d[\d./]*(?:[ -]\d{1,2}\/\d{1,2})?`;
const LENGTH = String.raw`["″”]|''|in(?:ch(?:es)?|\.)?(?!\p{L})|cm|mm|m(?!\p{L})|ft|feet`;
const SIDES = new RegExp(
  String.raw`(?<![\p{L}\d.,])${SIDE}(?: ?(?:${LENGTH}))?(?: ?[x×] ?${SIDE}(?: ?(?:${LENGTH}))?)*(?: ?[x×] ?${SIDE}) ?(?:${LENGTH})`,
  'giu',
);
const UNIT_OF_SIDE = new RegExp(String.raw` ?(${LENGTH})$`, 'iu');

/** "17.5 x 11.5 x 6 inch" has one unit for its sides; "8.5 in wide x 3 in tall" has a joint. */
const joinSides = (text: string): string =>
  text
    .replace(/(?<=\d ?(?:\p{L}{1,6}|["″”]) (?:tall|wide|long|deep|high|thick)) ?[x×] ?(?=\d)/giu, ' and ')
    .replace(SIDES, (sides) => {
      const each = sides.split(/ ?[x×] ?/iu);
      const units = each.map((side) => UNIT_OF_SIDE.exec(side)?.[1]?.toLowerCase());
      const last = units.at(-1);
      const isSame = units.every((unit) => unit === undefined || unit === last);
      const bare = each.map((side, at) => (isSame && at < each.length - 1 ? side.replace(UNIT_OF_SIDE, '') : side));
      return bare.join(' by ');
    });

/** Says every amount of a text as a listener hears it: "8.5 inches wide and 3 inches tall", "a 3-gallon tank". */
export function sayAmounts(written: string): string {
  const text = joinSides(written);
  let said = text;
  for (const amount of readAmounts(text).toReversed()) {
    const before = text.slice(0, amount.start);
    const rest = text.slice(amount.end);
    const own = text.slice(amount.start, amount.end);
    const spoken = sayAmount(amount, own, { before, rest });
    if (spoken === null || spoken === own) continue;
    const extent = /^ (?:wide|long|tall|high|deep|thick)(?= )/iu.exec(rest);
    const isCut = extent !== null && spoken.includes('-') && !own.includes('-');
    said = `${said.slice(0, amount.start)}${spoken}${said.slice(amount.end + (isCut ? extent[0].length : 0))}`;
  }
  return said;
}
