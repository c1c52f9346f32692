import { completeBareNouns } from './bare-noun.ts';
import { numberOfNoun } from './grammar/countability.ts';
import { findListedVerb } from './listed/find-listed-verb.ts';
import { findNoun, findThirdPersonBase, FUNCTION_WORDS, isAdjective, isBaseVerb, PREPOSITIONS } from './lexicon.ts';
import { ENDS_IN_MATERIAL } from './materials.ts';
import { articleFor, hasDeterminer, lacksArticle, withInnerArticle } from './noun-phrase.ts';
import { hasVerb, type TaggedWord, tagWords } from './prose/tagged-words.ts';
import { MAYBE_MASS } from './part-name.ts';
import { withSmallFirst } from './small-first.ts';
import { capitalise } from './text/capitals.ts';

/** Marks of a table or a label, which nobody speaks. */
const UNSPOKEN = /[=<>|#@*†‡•→~_^\\]|\+(?!\d)|(?<!\d)\+/u;
/** "Gas/diesel": one, the other, or both. "24/7", "km/h" and "and/or" are spoken. */
const SLASH = /(?<=[\p{L}"”])\/(?=\p{L})|(?<=\d\p{L}+) ?\/ ?(?=\d)/u;
const SPOKEN_SLASH = /\b(?:and\/or|[km]m\/h|w\/)/giu;
const DONE = /^(?:built|made|sewn|set|held|cut|kept)$|[a-z]{3}ed$/;
/** Nouns that also stand bare as how something is: "full size", "regular fit". */
const BARE_HEAD = /^(?:size|fit|length|sleeve|neck|cut|rise|waist|hand|home|use|day|night|life|assembly|weight|colou?r|minute|hour|person|piece|pair)$/;

/**
 * Completes a line in the seller's words, sentence by sentence: a bare single thing takes its article ("7-layer design
 * with even stitching"), a bare subject too. Null if a mark or a thing of unknown number is left that nobody can speak.
 * `line` is a pattern, whose places in braces stay.
 */
export function finishLine(line: string): string | null {
  const bare = line.replace(/\{[^{}]*\}/g, '§');
  if (UNITS_DO.test(bare) || ENDS_IN_NUMBER.test(bare) || DEED_OF_MANY.test(bare) || TITLED.test(bare) || /^(?:an? )?(?:long|short|cap) sleeve\.$/i.test(line) || isVerbBehindName(line) || LABEL_ROW.test(line) || HAS_LIMIT.test(line.replace(/\{([^{}/]*)\/[^{}]*\}/g, '$1'))) return null;
  if (UNSPOKEN.test(bare) || SLASH.test(bare.replace(SPOKEN_SLASH, ''))) return null;
  const spoken = /:/.test(bare) ? line.replace(/ [-–—] /g, ', ') : line.replace(/ [-–—] /, ': ').replace(/ [-–—] /g, ', ');
  const parts = touchUp(spoken).replace(/\b(step|side|day|year) (by|to) (\1)(?= \p{L}+[.,])/giu, '$1-$2-$3').split(/(?<=[.!?:;])(?<!\b(?:[ap]\.m|vs|approx|no|st|dr|mr|ms)\.) /i);
  const finished = parts.map((part, at) => finishPart(part, !(parts[at - 1] ?? '').endsWith(':')));
  return finished.every((part) => part !== null) ? finished.join(' ') : null;
}

/** Mends what joins a terse line: its one battery, a list without its last joint, a code with an article. */
const touchUp = (line: string): string =>
  line
    .replace(/(?<=\d ?(?:lbs?|oz|k?g|hours?|minutes?|days?|inches|cm) with) an? (?=\p{L}+[.,])/giu, ' the ')
    // "A 62% fruit".
    .replace(/\ban? (?=\d[\d.,]*% \p{Ll}+\.)/gu, '')
    .replace(/\ban? (?=\d[\d.]*\p{L}{0,3}(?:[,.]|$| or ))/gu, '')
    .replace(
      /^((?:[^,:]* )?\p{Ll}+), (\p{Ll}+), (\p{Ll}+(?: \p{Ll}+)?)\.$/u,
      (whole, first: string, second: string, third: string) =>
        / (?:and|or) /.test(whole) ? whole : `${first}, ${second} and ${third}.`,
    );

/** "The Acme probe: charges in its case": a deed takes no colon. */
function isVerbBehindName(line: string): boolean {
  const [, first = '', second = ''] = /^(?:Meet )?\{branded\}: (\p{Ll}+s) (\p{L}+)/u.exec(line) ?? [];
  return first !== '' && findThirdPersonBase(first) !== null && tagWords(`it ${first} ${second}`)[1]?.pos === 'VERB';
}

/** "Bulk: 10 boxes per case", "Center hole: 6 point star": a row of a table. */
const LABEL_ROW = /^(?!(?:all|every\p{L}*|up|only|just|no|plus)\b)\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*){0,2}: (?:up to |about |over )?\d/iu;

/** "Fits Up To 10 Hands": written like a title. */
const TITLED = /(?<=\p{L} )(?:To|Of|For|And|With|The|In|On|Up|A|Or|From) (?=\p{Lu}|\d)/u;

/** "The 500 ml runs up to 16 hours". */
const UNITS_DO = /^(?:The )?\d[\d.,]* ?(?:ml|l|oz|g|kg|lbs?|in|ft|cm|mm|W|V|Hz|PSI|GB) (?:\p{Ll}+s)\b/u;
/** "Coffee stays hot 7": the unit is left out. */
const ENDS_IN_NUMBER = /(?<!\b(?:to|of|size|ages?|than|over|under|up|by|for|least|and|or|in|x|ip\p{L}?|gen|level|mark|series|since|version|fitted|from|class|grade|type|no|spf|upf)) \d+\.$/iu;
/** "Nest inside each other": what several things do, or an order that nobody gives. */
const DEED_OF_MANY = /^(?:Nest|Stack|Fold|Fit|Roll|Pack|Hang|Stand|Sit|Lie|Dry|Last|Slip|Stretch|Come|Go) (?:inside|in|into|on|to|up|flat|down|over|easily|neatly|within|under|for|\d)\b/u;

/** "With an under 30 dB pump". */
const HAS_LIMIT = /\b(?:has|have|with|there['’]s|there is|there are) (?:an? )?(?:under|over|below|less than|more than) \d/iu;

/** Completes one sentence, or what follows a colon. */
function finishPart(part: string, isStart: boolean): string | null {
  if (part.startsWith('{') || part === '') return part;
  const mark = /[.!?:;]+$/.exec(part)?.[0] ?? '';
  const text = part.slice(0, part.length - mark.length);
  const whole = completeBareNouns(withInnerArticle(cutThingBehind(text)).replace(SAFE_FOR, ''));
  if (whole === null || isQualityAndVerb(whole) || isSpliced(whole)) return null;
  const small = withSmallFirst(whole);
  const [, quality = '', rest = ''] = /^(\p{Ll}+), (\p{Ll}[^,]*)$/u.exec(small) ?? [];
  const qualified = quality !== '' && (isAdjective(quality) || quality.endsWith('ed')) && findNoun(quality) === null ? readThing(rest) : null;
  if (qualified !== null && qualified.behind.length === 0 && (isSingle(qualified.thing, []) || /^(?:finish|design)$/.test(qualified.thing.at(-1)?.word ?? '')))
    return (isStart ? capitalise : String)(`${articleFor(small)} ${small}`) + mark;
  const subject = withListedSubject(small);
  if (subject !== small) return (isStart ? capitalise : String)(subject) + mark;
  const read = readThing(small);
  const keep = (isStart ? capitalise : String)(whole) + mark;
  if (read === null) return /^an? /i.test(small) && !hasVerb(small) ? (isStart ? capitalise : String)(finishOthers(small)) + mark : keep;
  const { thing, behind } = read;
  // "Breathable weave helps": the verb tells that its subject is one, thing or stuff.
  const isSubject = behind.length > 0 && isSubjectOf(thing, behind);
  // "Breathable cotton outer, won't trap heat": of a thing that no list knows.
  if (!isSubject && !isSingle(thing, behind)) return DENIAL.test(whole) && !isSure(thing) ? null : keep;
  const finished = isSubject ? `the ${small}` : `${articleFor(small)} ${finishOthers(small)}`;
  return (isStart ? capitalise(finished) : finished) + mark;
}

/** "Thumb slot fans cards out": gives the single subject of a listed sentence its article. */
function withListedSubject(text: string): string {
  const words = text.split(' ');
  const plain = words.map((word) => word.toLowerCase().replace(/[^\p{L}\p{N}'’-]/gu, ''));
  const verb = hasDeterminer(text) ? -1 : findListedVerb(plain);
  const head = plain[verb - 1] ?? '';
  const isOne =
    verb > 0 &&
    !plain.slice(0, verb).includes('and') &&
    findThirdPersonBase(plain[verb] ?? '') !== null &&
    findNoun(head)?.number === 'singular' &&
    numberOfNoun(head) === 'singular' &&
    !ENDS_IN_MATERIAL.test(head) &&
    /^\p{Ll}/u.test(text) &&
    plain.length > verb + 1 &&
    // "Measurement marks inside" are marks.
    !/^(?:inside|outside|underneath|below|above|throughout|included)$/.test(plain.slice(verb + 1).join(' '));
  return isOne ? `the ${text}` : text;
}

/** "Closes like a book, handle for travel": what the product does, without the bare thing behind it. */
export function cutThingBehind(text: string): string {
  const [front = '', rest, more] = text.split(', ');
  if (rest === undefined || more !== undefined || !/^\p{L}+s /u.test(front) || !hasVerb(`it ${withSmallFirst(front)}`)) return text;
  const read = readThing(withSmallFirst(rest));
  const isThing = read !== null && isSingle(read.thing, read.behind) && !hasVerb(rest);
  return isThing && findThirdPersonBase((front.split(' ')[0] ?? '').toLowerCase()) !== null ? front : text;
}

/** "Loop recording, G-sensor locks crash footage": a thing, and then a sentence of another one. */
function isSpliced(text: string): boolean {
  const [front = '', rest, more] = text.split(', ');
  if (rest === undefined || more !== undefined || hasVerb(front)) return false;
  const read = readThing(withSmallFirst(rest));
  return read !== null && read.behind[0] !== undefined && isFinite(read.behind[0]) && isSubjectOf(read.thing, read.behind);
}

/** Gives the other things of a list without verbs their articles: "an 8 lb capacity, a 4 GPM flow rate". */
function finishOthers(text: string): string {
  const [, first = '', joint = '', second = ''] = /^([^,]+?)(,? and |, )([^,]+)$/u.exec(text) ?? [];
  if (second === '') return text;
  const read = readThing(second);
  const isBare = read !== null && read.behind[0]?.pos !== 'VERB' && isSingle(read.thing, read.behind);
  return isBare ? `${first}${joint}${articleFor(second)} ${second}` : text;
}

interface Reading {
  thing: readonly TaggedWord[];
  behind: readonly TaggedWord[];
}

/** Reads the words of a thing at the start of a text; null if it does not begin with a bare one. */
function readThing(text: string): Reading | null {
  const [first = ''] = text.toLowerCase().split(' ');
  if (hasDeterminer(text) || FUNCTION_WORDS.has(first) || PREPOSITIONS.has(first)) return null;
  // "16 to 18-inch chain" is one.
  const tagged = tagWords(text.replace(/(\d) to (?=\d)/g, '$1-'));
  const end = tagged.findIndex((word, at) => !isOfThing(word, at, tagged));
  const thing = end < 0 ? tagged : tagged.slice(0, end);
  return thing.length === 0 ? null : { thing, behind: end < 0 ? [] : tagged.slice(end) };
}

const isOfThing = ({ word, pos }: TaggedWord, at: number, all: readonly TaggedWord[]): boolean => {
  if (at === 0 && (pos === 'SYM' || isAdjective(word))) return true;
  if (/^(?:PUNCT|ADP|DET|PRON|AUX|CCONJ|SCONJ|ADV|PART|SYM|X)$/.test(pos) || PREPOSITIONS.has(word)) return false;
  // "Smells like rain" begins with its verb.
  if (at === 0 && findThirdPersonBase(word) !== null && findNoun(word) === null) return false;
  if (/^(?:NOUN|PROPN|ADJ|NUM)$/.test(pos)) return !(at > 0 && isFinite({ word, pos }) && isObject(all[at + 1]));
  // "Blackout nose flap": a listed thing before a mark or a place, which the tagger takes for a verb.
  const next = all[at + 1]?.pos ?? 'PUNCT';
  if (pos === 'VERB' && at > 0 && findNoun(word)?.number === 'singular' && /^(?:PUNCT|ADP|CCONJ)$/.test(next))
    return true;
  // "Noise cancelling chip", "padded sleeve"; "doubles as a tray" has begun with its verb.
  return pos === 'VERB' && (at > 0 ? /[a-z]{3}ing$/ : /[a-z]{3}(?:ed|ing)$/).test(word);
};

/** "Microwave, dishwasher and oven safe" takes no article. */
const SAFE_FOR = /^an? (?=(?:\p{L}+, )*\p{L}+,? (?:and|or) \p{L}+[- ]safe\b)/iu;

const isObject = (next: TaggedWord | undefined): boolean => next !== undefined && /^(?:DET|PRON|ADP|NUM)$/.test(next.pos);

const isFinite = ({ word, pos }: Pick<TaggedWord, 'word' | 'pos'>): boolean =>
  pos === 'AUX' || (findThirdPersonBase(word) !== null && (findNoun(word) === null || pos === 'VERB'));

/** "Spiral bound lies flat": what was done. */
const IRREGULAR = /^(?:bound|cut|made|sewn|woven|built|cast|spun|ground|hung|set|wound|drawn|blown|grown|worn|torn)$/;

/** Whether a verb in the singular follows a thing, at once or behind where it is or what it has. */
function isSubjectOf(thing: readonly TaggedWord[], behind: readonly TaggedWord[]): boolean {
  const head = thing.at(-1)?.word ?? '';
  const end = behind.findIndex(({ pos, word }) => pos === 'PUNCT' || /^(?:that|which|who|so|and|or)$/.test(word));
  const near = end < 0 ? behind : behind.slice(0, end);
  const verb = near.findIndex(
    (each, at) =>
      isFinite(each) &&
      findThirdPersonBase(each.word) !== null &&
      (at === 0 || (each.pos === 'VERB' && near[at - 1]?.pos === 'NOUN')),
  );
  // "Foam handles" may be things, and no deed.
  if (verb < 0 || near.length < verb + 2) return false;
  if (numberOfNoun(head) !== 'singular' || !/^\p{L}[\p{L}-]+$/u.test(head) || isAdjective(head)) return false;
  if (thing.some(({ pos }) => pos === 'PROPN')) return false;
  if (IRREGULAR.test(head)) return false;
  // "Crane lifts magnetic cargo".
  return findNoun(head) !== null || thing.length > 1 || (thing[0]?.pos === 'NOUN' && verb === 0 && near.length > 2);
}

/** Whether a thing is certainly a single one that lacks its article. */
function isSingle(thing: readonly TaggedWord[], behind: readonly TaggedWord[]): boolean {
  const head = thing.at(-1)?.word ?? '';
  const name = thing.map(({ word }) => word).join(' ');
  const [next] = behind;
  // "Steel carabiners clip on": several, and what they do.
  if (thing.slice(0, -1).some(({ word }) => /[a-z]{3}[^su'’]s$|^feet$/.test(word) && numberOfNoun(word) === 'plural')) return false;
  if (/(?:ed|ly)$/.test(head)) return false;
  // "Heel height of 4 cm", "150 cm fabric width".
  if (thing.length > 1 && /^(?:height|width|length|depth|diameter|thickness|capacity|range|strength|force|pressure|torque|output|load|life)$/.test(head))
    return next?.word === 'of' || (next === undefined && /^\d/.test(name));
  if (!/^\p{L}[\p{L}-]+$/u.test(head) || !lacksArticle(name) || numberOfNoun(head) !== 'singular') return false;
  // "Juicy chicken, crunchy cabbage and rice" is a list of what goes in.
  if (next?.pos === 'PUNCT' && behind.some(({ word }) => word === 'and')) return false;
  if (isAdjective(head) || ENDS_IN_MATERIAL.test(head) || BARE_HEAD.test(head)) return false;
  if (findNoun(head)?.number !== 'singular' && !isCountable(thing)) return false;
  // "Stone milled to order", "battery included": what was done.
  if (next?.word !== 'made' && next?.pos === 'VERB' && DONE.test(next.word)) return false;
  // "Top made of fabric".
  if (thing.length === 1 && next?.word === 'made' && behind[1]?.word === 'of') return true;
  if (thing.length === 1) return next !== undefined && isFinite(next) && !isBaseVerb(head);
  return true;
}

/** An unlisted noun behind others, whose ending names no stuff and whose word is no verb. */
function isCountable(thing: readonly TaggedWord[]): boolean {
  const { word: head = '', pos } = thing.at(-1) ?? {};
  return (
    thing.length > 1 &&
    pos === 'NOUN' &&
    findNoun(head) === null &&
    // "Flow rate" behind an amount: enough stands before it to tell that it is no verb.
    (thing.length > 2 || (!isBaseVerb(head) && findThirdPersonBase(`${head}s`) === null)) &&
    !MAYBE_MASS.test(head) &&
    !SUBSTANCE.test(head) &&
    !(thing[0]?.word ?? '').includes('%') &&
    !/^\d[\d.,]*(?:k?g|mg|mcg|oz|ml|cl|l|lbs?)$/.test(thing[0]?.word ?? '') &&
    !(thing.length < 4 && thing[0]?.pos === 'NUM' && OF_STUFF.test(thing[1]?.word ?? ''))
  );
}

/** "Zinc oxide", "sodium chloride". */
const SUBSTANCE = /(?:[a-z]{2}(?:ide|ate|ine|ol|ose|ein|ase|ene|ium|yl)|acid|oil|extract|powder|zinc|biotin|retinol)$/;

/** What a weight counts is stuff, unless its noun is listed: "20 g collagen". */
const OF_STUFF = /^(?:k?g|mg|mcg|oz|ml|cl|l|lbs?|grams?|ounces?)$/;

const DENIAL = /^[^,]+, (?:won['’]t|doesn['’]t|can['’]t|never) /i;

const isSure = (thing: readonly TaggedWord[]): boolean => {
  const head = thing.at(-1)?.word ?? '';
  return findNoun(head) !== null || ENDS_IN_MATERIAL.test(head) || numberOfNoun(head) === 'plural';
};

/** "Quiet unwind": its last word is a verb as often as a thing, and nothing tells which. */
function isQualityAndVerb(text: string): boolean {
  const [quality = '', verb = '', ...rest] = text.toLowerCase().split(' ');
  return rest.length === 0 && isAdjective(quality) && isBaseVerb(verb) && findNoun(verb) === null && !isAdjective(verb);
}
