import type { Piece, Thing } from '../clause/parts.ts';
import type { ReadClause } from '../clause/read-clause.ts';
import { capitalise } from '../text/capitals.ts';
import { rateAmount } from './rate-amount.ts';
import { isOfKind, joinPieces, type SaidParts, withoutArticle } from './said-parts.ts';
import type { StagedOpening } from './staged.ts';
import { SET_UP } from './trouble-words.ts';
import { participleOf } from './verb-forms.ts';

const BONUS = 0.3;
const TIME =
  /^(?:(?:about|up to|over|under|at least|only|just|less than|more than) )*(?:\d[\d.,]*(?: to \d[\d.,]*)?|an?|half an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)[ -](?:full )?(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?)$/i;
/** What is used up in a time: "12 hours on one refill". */
const USED_UP =
  /^(?:charge|battery|refill|tank|bottle|bag|cartridge|pack|load|fill|filter|candle|jar|can|box|dose|scoop|tube|roll|set)$/;
const PER_ONE = /^(?:an?|one|a single|each) /i;

const isTime = ({ text }: Pick<Piece, 'text'>): boolean => TIME.test(text) || /^(?:seconds|minutes)$/.test(text);
const isShortTime = (text: string): boolean => /\b(?:seconds?|minutes?)$/.test(text);
const amount = (text: string, rated: string, bonus = BONUS): StagedOpening[] => {
  const appeal = rateAmount(rated);
  return appeal === 0 ? [] : [{ text, form: 'amount', appeal: appeal + bonus }];
};

/** Openings that put the amount of a clause by itself: "30 days on one charge.", "Half an acre. Covered." */
export function stageAmount(parts: SaidParts, whole: string): StagedOpening[] {
  const { isDenied, deed } = parts;
  if (isDenied || deed.isJoined === true || parts.verb.modal !== null) return [];
  return [stageTime, stageLasting, stageRate, stagePerOne, stageCovered, stageHeld]
    .flatMap((stage) => stage(parts, whole))
    .slice(0, 1);
}

/** Minutes to set it up, before which a viewer has gone. */
const SET_UP_COST = 2;

/** "Clips on in 2 minutes": "2 minutes to clip on." */
function stageTime({ subject, verb, pieces }: SaidParts, whole: string): StagedOpening[] {
  const at = pieces.findIndex(
    ({ kind, joint, inner = '' }) =>
      kind === 'place' && /^(?:in|within|under)$/.test(joint ?? '') && isTime({ text: inner }),
  );
  const time = pieces[at];
  if (time?.inner === undefined || !isShortTime(time.inner) || verb.base === 'last') return [];
  const rest = pieces.filter((_piece, index) => index !== at);
  const tail = rest.find(isOfKind('tail'));
  const others = rest.filter((piece) => piece !== tail);
  if (others.some(isOfKind('clause', 'other', 'purpose'))) return [];
  const end = tail === undefined ? '' : ` ${capitalise(tail.text)}.`;
  const what = joinPieces(others);
  if (subject !== null) return [];
  // "30 seconds to rewind itself", "15 minutes to cool down": nobody waits for that.
  if (
    others.every(({ kind }) => kind !== 'object' && kind !== 'particle') &&
    others.length > 0 &&
    others[0]?.kind !== 'place'
  )
    return [];
  if (others.some(({ text }) => /^(?:itself|themselves|down|off)$/.test(text))) return [];
  // "60 seconds under the lamp. Cured."
  if (others.length === 1 && others[0]?.kind === 'place' && /^(?:under|in|at)$/.test(others[0].joint ?? ''))
    return amount(`${capitalise(time.inner)} ${what}. ${capitalise(participleOf(verb.base))}.${end} {branded}.`, whole);
  const isSlow = SET_UP.test(verb.base) && !/second/i.test(time.inner);
  return amount(
    `${capitalise(time.inner)} to ${verb.base}${what === '' ? '' : ` ${what}`}.${end} {branded}.`,
    whole,
    isSlow ? -SET_UP_COST : undefined,
  );
}

/** "One refill lasts 12 hours": "12 hours on one refill." */
function stageLasting({ subject, verb, pieces }: SaidParts, whole: string): StagedOpening[] {
  if (!/^(?:last|run|work|burn|go|play)$/.test(verb.base) || subject === null) return [];
  const [time, ...rest] = pieces;
  const text = time?.kind === 'place' && time.joint === 'for' ? (time.inner ?? '') : (time?.text ?? '');
  if (time === undefined || !isTime({ text }) || rest.some(isOfKind('clause', 'tail', 'other'))) return [];
  const behind = joinPieces(rest);
  const { thing, bare } = subject;
  const end = `${behind === '' ? '' : ` ${behind}`}. {branded}.`;
  if (thing.head === 'battery') return amount(`${capitalise(text)} of battery${end}`, whole);
  if (thing.number === 'one' && USED_UP.test(thing.head)) {
    const one = /^(?:one|an?|each|every|\d)/i.test(subject.text)
      ? subject.text.replace(/^(?:an?|each|every) /i, 'one ')
      : `one ${bare}`;
    return amount(`${capitalise(text)} on ${one}${end}`, whole);
  }
  if (thing.number === 'stuff') return amount(`${capitalise(text)} of ${bare}${end}`, whole);
  return /^(?:\d|two|three|four|five|six|seven|eight|nine|ten|twelve)/i.test(subject.text)
    ? amount(`${capitalise(subject.text)}. ${capitalise(text)}${end}`, whole)
    : [];
}

/** "40,000 strokes a minute lift plaque": "40,000 strokes. Every minute." */
function stageRate({ subject }: SaidParts, whole: string): StagedOpening[] {
  const [, count = '', each = ''] =
    /^(\d[\d.,]* .+?) (?:an?|per|each|every) (second|minute|hour|day|week|month|year)$/i.exec(subject?.text ?? '') ??
    [];
  return count === '' ? [] : amount(`${capitalise(count)}. Every ${each}. {branded}.`, whole, 0.6);
}

/** "Runs 110 minutes on one charge": "110 minutes. One charge." */
function stagePerOne({ subject, pieces, verb }: SaidParts, whole: string): StagedOpening[] {
  const [object, per, ...rest] = pieces;
  if (subject !== null || object === undefined || per?.kind !== 'place' || rest.length > 0) return [];
  if (!/\d/.test(object.text) || !/^(?:on|per|from|with|in)$/.test(per.joint ?? '') || !PER_ONE.test(per.inner ?? ''))
    return [];
  if (isTime({ text: per.inner ?? '' }) || verb.base === 'weigh') return [];
  return amount(
    `${capitalise(object.text)}. ${capitalise((per.inner ?? '').replace(/^(?:an?|each) (?!single)/i, 'One '))}. {branded}.`,
    whole,
  );
}

/** "Covers half an acre", "blocks 99% of light": "Half an acre. Covered." */
function stageCovered({ subject, verb, pieces }: SaidParts, whole: string): StagedOpening[] {
  const [object, ...rest] = pieces;
  if (subject !== null || object?.kind !== 'object' || rest.length > 0 || !isCount(object.text)) return [];
  if (
    !/^(?:cover|block|remove|kill|trap|filter|clear|save|cut|wash|light|heat|cool|protect|seal|track|recognize|support|hold up)$/.test(
      verb.base,
    )
  )
    return [];
  return amount(`${capitalise(object.text)}. ${capitalise(participleOf(verb.base))}. {branded}.`, whole);
}

/** "Four shelves hold 32 jars": "32 jars. Four shelves." */
function stageHeld({ subject, verb, pieces }: SaidParts, whole: string): StagedOpening[] {
  const [object, ...rest] = pieces;
  if (!/^(?:hold|fit|carry|store|take|seat|wash|cook|make|serve|charge|mince|print|play)$/.test(verb.base)) return [];
  if (object?.kind !== 'object' || rest.length > 0 || !isCount(object.text) || !isOfThings(object.thing)) return [];
  if (subject === null) return amount(`${capitalise(object.text)} in one {one_kind}. {branded}.`, whole);
  return /^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d+|each) /i.test(subject.text)
    ? amount(`${capitalise(object.text)}. ${capitalise(subject.text)}. {branded}.`, whole)
    : [];
}

const isCount = (text: string): boolean =>
  /^(?:(?:about|up to|over|more than|at least) )?(?:\d|half an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|dozens|hundreds|thousands)/i.test(
    text,
  );
const isOfThings = (thing: Thing | undefined): boolean => thing?.isAmount !== true && thing?.number === 'many';

/** "Fluffy rice in 25 minutes": "25 minutes to fluffy rice."; "up to 20 starts on one charge". */
export function stageThingAmount({ subject, pieces = [], text }: ReadClause): StagedOpening[] {
  const [place, ...rest] = pieces;
  if (subject === undefined || place?.kind !== 'place' || place.inner === undefined) return [];
  const tail = rest.find(isOfKind('tail'));
  const where = rest.find(isOfKind('place'));
  if (rest.some((piece) => piece !== tail && piece !== where)) return [];
  const end = `${tail === undefined ? '' : ` ${capitalise(tail.text)}.`} {branded}.`;
  const thing = subject.say('with');
  // "12 minutes to 7 eggs": two numbers beside each other are no sum.
  if (
    /^(?:in|within|under)$/.test(place.joint ?? '') &&
    isTime({ text: place.inner }) &&
    isShortTime(place.inner) &&
    !/^\d/.test(thing)
  )
    return amount(`${capitalise(place.inner)} to ${thing}${where === undefined ? '' : ` ${where.text}`}.${end}`, text);
  if (where !== undefined) return [];
  if (/^(?:on|per|from|with|in)$/.test(place.joint ?? '') && PER_ONE.test(place.inner) && /\d/.test(thing))
    return amount(
      `${capitalise(thing)}. ${capitalise(place.inner.replace(/^(?:an?|each) (?!single)/i, 'One '))}.${end}`,
      text,
    );
  if (place.joint === 'per' && /\d/.test(thing))
    return amount(`${capitalise(thing)}. Every ${withoutArticle(place.inner)}.${end}`, text);
  return [];
}
