import { numberOfNoun } from '../grammar/countability.ts';
import { findListedVerb } from '../listed/find-listed-verb.ts';
import { findNoun, findThirdPersonBase, isAdjective, isBaseVerb } from '../lexicon.ts';
import { ENDS_IN_MATERIAL } from '../materials.ts';
import { articleFor, hasDeterminer, withInnerArticle } from '../noun-phrase.ts';
import { hasVerb } from '../prose/tagged-words.ts';
import { withSmallFirst } from '../small-first.ts';
import { capitalise } from '../text/capitals.ts';
import { completeBareNouns } from './bare-noun.ts';
import { isFinite, isSingle, isSubjectOf, isSure, readThing } from './bare-thing.ts';
import { touchUp } from './touch-up.ts';
import { isUnspoken } from './unspoken.ts';

/**
 * Completes a line in the seller's words, sentence by sentence: a bare single thing takes its article ("7-layer design
 * with even stitching"), a bare subject too. Null if a mark or a thing of unknown number is left that nobody can speak.
 * `line` is a pattern, whose places in braces stay; of a sentence of running text only its opening is looked at.
 */
export function finishLine(line: string, isProse = false): string | null {
  if (isUnspoken(line)) return null;
  const spoken = line.replace(/\{[^{}]*\}/g, '').includes(':')
    ? line.replace(/ [-–—] /g, ', ')
    : line.replace(/ [-–—] /, ': ').replace(/ [-–—] /g, ', ');
  const parts = touchUp(spoken)
    .replace(/\b(step|side|day|year) (by|to) (\1)(?= \p{L}+[.,])/giu, '$1-$2-$3')
    .split(/(?<=[.!?:;])(?<!\b(?:[ap]\.m|vs|approx|no|st|dr|mr|ms)\.) /i);
  const finished = parts.map((part, at) =>
    finishPart(part, { isStart: !(parts[at - 1] ?? '').endsWith(':'), isProse }),
  );
  return finished.every((part) => part !== null) ? finished.join(' ') : null;
}

/** Completes what stands in and behind the places of a pattern: "{It is/They are} packed in gift tube". */
function finishPattern(part: string): string | null {
  const [, one, many, mark = ''] = /^\{([^{}/]+)\/([^{}/]+)\}([.!?])$/u.exec(part) ?? [];
  if (one !== undefined && many !== undefined) {
    const both = [one, many].map(completeBareNouns);
    return both.every((each) => each !== null) ? `{${both.join('/')}}${mark}` : null;
  }
  const [, places = '', rest = ''] = /^((?:\{[^{}]*\} )+)([^{}]+)$/u.exec(part) ?? [];
  if (rest === '') return part;
  const finished = completeBareNouns(`${SUBJECT}${rest}`);
  return finished === null ? null : places + finished.slice(SUBJECT.length);
}

/** Stands for the places of a pattern. */
const SUBJECT = 'It is ';

/** "Net zips from inside": two things and a place, or what one of them does. */
const isAmbiguous = (text: string): boolean => {
  const [first = '', second = '', third = ''] = text.toLowerCase().split(' ');
  return (
    findNoun(first)?.number === 'singular' &&
    findNoun(second)?.number === 'plural' &&
    findThirdPersonBase(second) !== null &&
    /^(?:from|to|on|into|onto|over|off|at|through|around)$/.test(third)
  );
};

/** Completes one sentence, or what follows a colon. */
function finishPart(part: string, { isStart, isProse }: { isStart: boolean; isProse: boolean }): string | null {
  if (part === '') return part;
  if (part.startsWith('{')) return isProse ? part : finishPattern(part);
  const mark = /[.!?:;]+$/.exec(part)?.[0] ?? '';
  const text = part.slice(0, part.length - mark.length);
  const whole = isProse
    ? withInnerArticle(text)
    : completeBareNouns(withInnerArticle(cutThingBehind(text)).replace(SAFE_FOR, ''));
  if (whole === null || isQualityAndVerb(whole) || isSpliced(whole)) return null;
  const small = withSmallFirst(whole);
  if (isAmbiguous(small)) return null;
  const finished = isOneOfTwo(small) ? `${articleFor(small)} ${small}` : finishThing(small, whole);
  return finished === null ? null : (isStart ? capitalise(finished) : finished) + mark;
}

/** Gives the thing that a text opens with its article; null if its number is not certain, and must be. */
function finishThing(small: string, whole: string): string | null {
  const subject = withListedSubject(small);
  if (subject !== small) return subject;
  const read = readThing(small);
  if (read === null) return /^an? /i.test(small) && !hasVerb(small) ? finishOthers(small) : whole;
  const { thing, behind } = read;
  // "Breathable weave helps": the verb tells that its subject is one, thing or stuff.
  if (behind.length > 0 && isSubjectOf(thing, behind)) return `the ${small}`;
  if (isSingle(thing, behind)) return `${articleFor(small)} ${finishOthers(small)}`;
  // "Breathable cotton outer, won't trap heat": of a thing that no list knows.
  return DENIAL.test(whole) && !isSure(thing) ? null : whole;
}

/** "Adhesive or screw mount", "polished, lacquered finish": one thing of two kinds, or with two qualities. */
function isOneOfTwo(text: string): boolean {
  const [, either = '', or = ''] = /^(\p{Ll}[\p{L}-]*) or (\p{Ll}[\p{L}-]* \p{Ll}[\p{L}-]+)$/u.exec(text) ?? [];
  if (either !== '')
    return readThing(or)?.behind.length === 0 && findNoun(or.split(' ').at(-1) ?? '')?.number === 'singular';
  const [, quality = '', rest = ''] = /^(\p{Ll}+), (\p{Ll}[^,]*)$/u.exec(text) ?? [];
  const isQuality = quality !== '' && (isAdjective(quality) || quality.endsWith('ed')) && findNoun(quality) === null;
  const read = isQuality ? readThing(rest) : null;
  return (
    read?.behind.length === 0 && (isSingle(read.thing, []) || /^(?:finish|design)$/.test(read.thing.at(-1)?.word ?? ''))
  );
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
  if (rest === undefined || more !== undefined || !/^\p{L}+s /u.test(front) || !hasVerb(`it ${withSmallFirst(front)}`))
    return text;
  const read = readThing(withSmallFirst(rest));
  const isThing = read !== null && isSingle(read.thing, read.behind) && !hasVerb(rest);
  return isThing && findThirdPersonBase((front.split(' ')[0] ?? '').toLowerCase()) !== null ? front : text;
}

/** "Loop recording, G-sensor locks crash footage": a thing, and then a sentence of another one. */
function isSpliced(text: string): boolean {
  const [front = '', rest, more] = text.split(', ');
  if (rest === undefined || more !== undefined || hasVerb(front)) return false;
  const read = readThing(withSmallFirst(rest));
  const verb = read?.behind[0];
  return read !== null && verb !== undefined && isFinite(verb) && isSubjectOf(read.thing, read.behind);
}

/** Gives the other things of a list without verbs their articles: "an 8 lb capacity, a 4 GPM flow rate". */
function finishOthers(text: string): string {
  const [, first = '', joint = '', second = ''] = /^([^,]+?)(,? and |, )([^,]+)$/u.exec(text) ?? [];
  if (second === '') return text;
  const read = readThing(second);
  const isBare = read !== null && read.behind[0]?.pos !== 'VERB' && isSingle(read.thing, read.behind);
  return isBare ? `${first}${joint}${articleFor(second)} ${second}` : text;
}

/** "Microwave, dishwasher and oven safe" takes no article. */
const SAFE_FOR = /^an? (?=(?:\p{L}+, )*\p{L}+,? (?:and|or) \p{L}+[- ]safe\b)/iu;

const DENIAL = /^[^,]+, (?:won['’]t|doesn['’]t|can['’]t|never) /i;

/** "Quiet unwind": its last word is a verb as often as a thing, and nothing tells which. */
function isQualityAndVerb(text: string): boolean {
  const [quality = '', verb = '', ...rest] = text.toLowerCase().split(' ');
  return rest.length === 0 && isAdjective(quality) && isBaseVerb(verb) && findNoun(verb) === null && !isAdjective(verb);
}
