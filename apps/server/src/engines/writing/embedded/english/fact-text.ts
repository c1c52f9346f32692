import { cleanLine, splitSentences } from '../clean-text.ts';
import { readForm } from './fact-form.ts';
import { FUNCTION_WORDS, findNoun, findThirdPersonBase, isAdjective } from './lexicon.ts';
import { ENDS_IN_MATERIAL } from './materials.ts';
import { capitalise, toSentenceCase } from './text/capitals.ts';
import { DIMENSIONS, dropLabel, splitLabels } from './text/label-row.ts';
import { spellOut } from './text/spell-out.ts';
import { TEXT_LIMITS } from '@reelwright/contracts';

const LEAST_LETTERS = 3;

/** The most words a listener follows in one breath. */
const MOST_WORDS = 16;

/** Pages cut lines at a word, up to this far before their limit. */
const CUT_MARGIN = 8;

/**
 * Splits a seller's line into phrases, each written as a sentence without its full stop. Empty if no speakable phrase
 * is left.
 */
export function splitFacts(line: string): string[] {
  return splitSentences(line)
    .flatMap(splitLabels)
    .flatMap((sentence) => {
      const whole = dropLabel(cleanPhrase(sentence, line));
      return whole === null ? [] : splitThings(whole);
    })
    .flatMap((whole) => {
      const phrase = shorten(joinList(whole));
      return phrase === null || !isWhole(phrase) ? [] : [toSentenceCase(phrase)];
    });
}

/** "Works with PC, Mac, Xbox", "extends to 3.8 m, closes to 87 cm": the last of several takes an "and". */
function joinList(phrase: string): string {
  const parts = phrase.split(/,\s+/);
  const [first = '', ...others] = parts;
  if (others.length === 0 || / (?:and|or|&) /.test(phrase)) return phrase;
  const isVerb = (part: string): boolean =>
    findThirdPersonBase(part.split(' ')[0] ?? '') !== null || /^(?:seats|sleeps|closes|serves) \d/.test(part);
  const areDeeds =
    parts.length === 2 && isVerb(first) && isVerb(others[0] ?? '') && !/\d$/.test(others[0]?.split(' ')[0] ?? '');
  const areShort =
    parts.length > 2 &&
    others.every(
      (part) => part.split(' ').length <= 3 && !/^(?:with|for|in|no|without|so|but|which|that)\b/i.test(part),
    );
  return areDeeds || areShort
    ? `${parts.slice(0, -1).join(', ')} ${/^(?:no|zero|without) /i.test(phrase) ? 'or' : 'and'} ${parts.at(-1)}`
    : phrase;
}

/** "Natural rubber base, PU top" are two things; a list with an "and", or of single words, is one phrase. */
function splitThings(phrase: string): string[] {
  const parts = phrase.split(/,\s+/);
  const areThings =
    parts.length > 1 &&
    // "70% wool, 30% cotton" is one cloth.
    !/ (?:and|or|&) |%/.test(phrase) &&
    // "Two pockets, phone fits".
    parts.every(
      (part) =>
        findThirdPersonBase(part.split(' ').at(-1)?.toLowerCase() ?? '') === null ||
        findNoun(part.split(' ').at(-1) ?? '') !== null,
    ) &&
    parts.every((part) => part.includes(' ') && readForm(toSentenceCase(part).toLowerCase()).kind === 'noun');
  // "Two handles, fits small fists": the second is said of the product.
  const [first = '', second = ''] = parts;
  const verb = second.split(' ')[0] ?? '';
  const isOfProduct =
    parts.length === 2 &&
    second.split(' ').length > 1 &&
    findThirdPersonBase(verb) !== null &&
    (findNoun(verb) === null || verb === 'fits') &&
    findNoun(first.split(' ').at(-1) ?? '')?.number === 'plural' &&
    findThirdPersonBase(first.split(' ')[0] ?? '') === null;
  return areThings || isOfProduct ? parts.map(capitalise) : [phrase];
}

/** "24h parking monitor (hardwire kit required)": what takes something else is no promise. */
const CONDITION =
  /\([^()]*\b(?:remove|removing|required|necessary|sold separately|optional|not included|excluded|(?:only|depending|varies|if|when) [^()]+)[^()]*\)/i;

/** "PVC mesh, doesn't crack": what the thing does or spares belongs to it. */
function joinDenial(phrase: string): string {
  const [, thing = '', denial = ''] =
    /^([^,]{3,40}), ((?:doesn['’]t|don['’]t|won['’]t|can['’]t|never) [^,]+)$/i.exec(phrase) ?? [];
  const words = thing.split(' ');
  const isThing =
    (ENDS_IN_MATERIAL.test(thing) || (findNoun(words.at(-1) ?? '') !== null && !isAdjective(words.at(-1) ?? ''))) &&
    (words.length === 1 || findThirdPersonBase((words[0] ?? '').toLowerCase()) === null);
  return denial !== '' && isThing ? `${thing} that ${denial}` : phrase;
}

/** Checks if a line limits in brackets or a footnote what it says: a line written for the rest would promise too much. */
export const isLimited = (line: string): boolean =>
  CONDITION.test(line) ||
  /\btop[- ]rack\b/i.test(line) ||
  /[\p{L}\d%)][*†‡]|\bonly[.!]?$/u.test(line) ||
  /\((?:[^()]*\b)?(?:only|not|no|except|without|unless|under|up to|max|optional|excluding)\b[^()]*\)/i.test(line);

/** Writes a seller's phrase as it is spoken, without brackets and marks; empty if it is cut off or has a condition. */
export function cleanPhrase(sentence: string, line: string): string {
  // "25 yr panel / 10 yr motor warranty": the last word is of both.
  if (
    !/^\d+ (?:month|year) \/ [\d,]+ (?:mile|km)/i.test(sentence.trim()) &&
    /\s\/\s.*\b(?:warranty|guarantee|rated|rating|capacity|life)$/iu.test(sentence.trim())
  )
    return '';
  // "Also: oat, forest" names other variants.
  if (CONDITION.test(sentence) || /^also(?:\s*[:(]| (?:in|available)\b)/i.test(sentence)) return '';
  const text = spellOut(cleanLine(sentence))
    .replace(/^(?:plus|and|also|moreover|in addition|what's more|additionally|finally)[,:]?\s+/i, '')
    // "350 ml (each)" adds information to "350 ml"; "(see table)" does not.
    .replace(
      /\s*\((each|per [^()]{2,20}|of each|both|after [^()]{2,30}|[^()]{1,24} only|not [^()]{2,30}|no [^()\d]{2,24}|without [^()]{2,30}|(?:with|using|at|on|in) (?!box\b|the box\b|stock\b)[^()\d]{2,24}|w\/ ?[^()\d]{2,24})\)/gi,
      ', $1',
    )
    .replace(/\s*\([^)]*\)?/g, '')
    .replace(/^\s*(?:[【[][^\]】]*[\]】])\s*/u, '')
    .replace(/^\s*\d{0,2}[.)\]]\s+|^(?![-−]\d[\d.]*\s*(?:°|℃|℉|C\b|F\b|to\b|[-–]))[^\p{L}\p{N}"'$£€.]+/gu, '')
    .replace(
      /^(\d[\d.,]* ?(?:mm|cm|m|ft|feet|in(?:ch(?:es)?)?)) max(?:\.|imum)? (width|length|height|depth)$/iu,
      (_row, value: string, label: string) => `Up to ${value} ${DIMENSIONS[label.toLowerCase()]}`,
    )
    // "Total weight 310 g", "Range 10-200 Nm": rows without their colons.
    .replace(
      /^(?:total |net )?weight (\d[\d.,]*) ?(k?g|oz|lbs?)\.?$/iu,
      (_row, amount: string, unit: string) => `Weighs ${amount} ${unit.toLowerCase()}`,
    )
    .replace(
      /^(?!(?:cuts?|reduces?|saves?|shortens?|lowers?|increases?|boosts?|improves?) )((?:\p{L}+ ){0,2}(?:range|capacity|volume|power|speed|torque|pressure|load|output|reach)|(?:\p{L}+ ){1,2}(?:height|width|depth|length|time|diameter)) (?=(?:up to |over )?\d[^,;]*$)/iu,
      '$1 of ',
    )
    .replace(/^(?:\p{L}+ )?sizes? \d.*$/iu, '')
    // "Width 4 m": a row without its colon.
    .replace(
      /^(width|length|height|depth|diameter|thickness) (\d[\d.,]* ?(?:mm|cm|m|ft|feet|in(?:ch(?:es)?)?))$/iu,
      (_row, label: string, value: string) => `${value} ${DIMENSIONS[label.toLowerCase()]}`,
    )
    // "Timer 15/30/60 minutes": what can be chosen.
    .replace(
      /(?<=\p{L}:? )(\d+)\/(\d+)\/(\d+)(?=[ -]?(?:min(?:utes?)?|hours?|h|seconds?|s|days?|weeks?|months?|watts?|w|ml|oz|cm|mm|inch(?:es)?|in)\b)/giu,
      '$1, $2 or $3',
    )
    // "463 yds / 423 m": one of two measures is enough.
    .replace(
      /(\d[\d.,]* ?(?:yds?|yards?|ft|feet|in|cm|mm|m|oz|g|lbs?|kg|ml|l|gal|qt))\.?\s*\/\s*\d[\d.,]* ?(?:yds?|yards?|ft|feet|in|cm|mm|m|oz|g|lbs?|kg|ml|l|gal|qt)\.?(?![\p{L}\d])/giu,
      '$1',
    )
    // "4.5 cm. / 1.7″": one of two measures is enough.
    .replace(/(?<!\d)\.?\s*\/\s*\d[\d.,]*\s*(?:["″”]|in(?:ch(?:es)?)?\b)(?!\s*\p{L})/gu, '')
    .replace(/^(?:featuring|offering|boasting)\s+(?=(?:a|an|two|three|four|\d)\b)/i, '')
    .replace(/(?<= and .*) \+ (?=\p{L})/gu, ' plus ')
    .replace(/(?<!\b\p{Lu})\s*&\s*|\s+&\s+|(?<=\p{L}) \+ (?=\p{L})/gu, ' and ')
    // "75% merino / 25% nylon".
    .replace(/(?<=\d ?%[^%/]*?)\s*\/\s*(?=\d[\d.]* ?%)/gu, ' and ')
    .replace(/\s+\/\s+/g, ', ')
    .replace(/\s+[–—]\s+/g, ', ')
    // `7" to 10"` is spoken "7 to 10 inches", `a 15" laptop` "a 15-inch laptop".
    .replace(/(\d)\s*["″”](?=\s*(?:to|by|or|and|[x×–-])\s*\d)/g, '$1')
    // `16" wide steps`.
    .replace(/(\d)\s*["″”](?=\s+(?:wide|long|tall|high|deep|thick)\s+(?!x\b|by\b|and\b)\p{L})/gu, '$1-inch')
    .replace(
      /(\d)\s*["″”](?=\s+(?!(?:wide|long|tall|high|deep|thick|thin|across|from|in|on|at|and|or|with|for)\b)\p{Ll})/gu,
      '$1-inch',
    )
    .replace(/(\d)\s*["″”] (?=(?:[A-Z]{3,}|full|touch|color|colour|hd|4k|\d+\p{L}+) ?\p{L})/gu, '$1-inch ')
    .replace(
      /(?<=\d) (inch|mile|foot|pound|gallon|quart|litre|liter|watt|volt) (?=(?!(?:wide|long|tall|high|deep|thick|thin|across|diameter|from|in|on|at|and|or|with|for|to|by|of|x|max\w*|min\w*)\b)\p{Ll})/gu,
      '-$1 ',
    )
    .replace(/(?<![\d ]|\d )(\d\/\d)\s*["″”](?![\p{L}\d])/gu, '$1 inch')
    .replace(/(\d)\s*["″”](?![\p{L}\d])/gu, '$1 inches')
    // "5 x 1.7 oz bottles".
    .replace(/^(\d+) ?[x×] ?(\d[\d.]* ?(?:oz|ml|g|kg|l|lbs?)) (\p{Ll}+s)\b/u, '$1 $3 of $2')
    .replace(/(\d)\s*[x×]\s*(?=\d)/g, '$1 by ')
    .replace(/(?<=\d)(?=(?:ml|cl|kg|mm|cm|kW|mAh|GB|TB|gsm|km)\b)/g, ' ')
    .replace(/\bvitamin ([a-e])\b/gi, (_whole, letter: string) => `vitamin ${letter.toUpperCase()}`)
    .replace(/\s+([,.;:!?])(?!\d)/g, '$1')
    .replace(/^([^,]{8,}?), .*,? and (?:so much |a lot )?more[.!]?$/i, '$1')
    .replace(/,? and (?:so much |a lot )?more[.!]?$/i, '')
    .replace(/\s{2,}/g, ' ')
    .trim();
  const isCutOff =
    text.endsWith('…') ||
    (line.length >= TEXT_LIMITS.sellingPoints.maxLineLength - CUT_MARGIN &&
      line.trimEnd().endsWith(text) &&
      !/[.!]$/.test(text));
  return joinDenial(
    (isCutOff ? '' : text)
      .replace(/[\s,;:.!–—-]+$/u, '')
      .replace(/"/g, '')
      .trim(),
  );
}

/** Cuts a long text after a clause that can stand alone; null if there is none. */
function shorten(text: string): string | null {
  if (countWords(text) <= MOST_WORDS) return text;
  const cuts = [
    ...text.matchAll(
      /(?:,|;)\s+(?=(?:thanks|which|so|making|giving|allowing|letting|ensuring|providing|offering|while|perfect|ideal|whether|because|even|and it|and you|plus|but)\b)|\s+[–—-]\s+/g,
    ),
  ];
  const heads = cuts
    .map(({ index }) => text.slice(0, index))
    .filter((head) => countWords(head) >= 3 && countWords(head) <= MOST_WORDS);
  const head = heads.at(-1);
  if (head === undefined) return null;
  // The first entry of a list that is cut off is enough.
  const comma = head.indexOf(',');
  const first = head.slice(0, comma);
  return comma > 0 && !/, (?:and|or) /.test(head) && countWords(first) >= 3 && !/ and /.test(head.slice(comma))
    ? first
    : head;
}

/** Rejects half phrases and questions. */
function isWhole(text: string): boolean {
  if (!/\p{L}/u.test(text) || text.length < LEAST_LETTERS || text.includes('?')) return false;
  const words = text.toLowerCase().split(/\s+/);
  const last = words.at(-1) ?? '';
  if (
    /^(?:probably|possibly|perhaps|maybe|however|therefore|to start|the fact|in other words|that means|this means)\b| because\b/i.test(
      text,
    )
  )
    return false;
  if (FUNCTION_WORDS.has(last) && !/^(?:up|down|off|on|in|out|over|you|it|more|less)$/.test(last)) return false;
  if (
    /^(?:if|when|while|whether|because|although|since|once|though|which|who|and|but|or|than|then|as|that)$/.test(
      words[0] ?? '',
    )
  )
    return false;
  return (text.match(/\(/g)?.length ?? 0) === (text.match(/\)/g)?.length ?? 0);
}

const countWords = (text: string): number => text.split(/\s+/).length;
