import type { Trade } from '@reelwright/product-kinds';
import type { EnglishFact } from '../english-fact.ts';
import type { PlainFact, PlainLine } from '../plain/plain-line.ts';
import { listSparks } from './list-sparks.ts';
import type { ReadClause } from '../clause/read-clause.ts';
import { rateAmount } from '../openings/rate-amount.ts';
import { rateStrength } from '../openings/rate-strength.ts';
import { sayMain, splitClause } from '../openings/said-parts.ts';
import { stageFact } from '../openings/stage-fact.ts';
import { capitalise } from '../text/capitals.ts';
import { nameBehind } from './name-behind.ts';
import { rateAppeal } from './rate-appeal.ts';
import { askWish } from './wishes.ts';

/** What the form of an opening adds to what its fact is worth. */
const SPARK = 1.5;
/** A question that only turns the fact around stops nobody. */
const WISH = -2;
const QUESTION = 0.5;
/** What is so strong opens an ad. */
const STRONG = 6.5;
/** A fact as the seller states it. */
const PLAINLY = -0.7;
/** Nobody stops for a name. */
const NAME_FIRST = -1.5;
/** "This kettle boils …" says what is sold, and no more. */
const KIND_FIRST = -1;

/** "Mud gone in seconds", "hole gone in 3 minutes": a change that is over at once. */
const DONE_IN =
  /\b(?:gone|out|off|on|up|done|ready|clean|clear|dry|fixed|open|empty|full|\p{L}{2,}ed) in (?:just |under |about )?(?:\d|one|two|three|five|ten|seconds|minutes)/iu;
/** A sentence of the seller's: an order or a question to the buyer before one about the product. */
const PITCH = { order: 7, question: 7.5, deed: 5, things: 4.5, sentence: 5.5 } as const;
const OF_KIND = 3;
const OF_BUYER = 1;

/**
 * Gives a fact its openings, each with its appeal: those made of its own words, a wish that it fulfils, and its sentence
 * with the name behind it. Without openings if it is nothing that a viewer would stop for.
 */
export function openWithFact(fact: EnglishFact, plain: PlainFact | null, trade: Trade | undefined): PlainFact | null {
  if (plain === null) return null;
  const strength = fact.reading === undefined ? 0 : rateStrength(fact.reading);
  // What ends trouble opens an ad whatever words it has.
  const isDone = fact.reading === undefined && !fact.isAccessory && DONE_IN.test(fact.text);
  const appeal = strength >= STRONG && !fact.isAccessory ? strength : isDone ? rateAmount(fact.text) : rateAppeal(fact);
  if (fact.pitch !== undefined) return { ...plain, hooks: plain.hooks.map((line) => ratePitch(fact, line, appeal)) };
  if (appeal === 0) return { ...plain, hooks: [] };
  if (fact.reading !== undefined) return openWithReading(plain, fact.reading);
  const base = fact.form.kind === 'clause' ? fact.form.base : fact.inside;
  const sparkAppeal = Math.max(appeal + SPARK, rateAmount(fact.text));
  const sparks = listSparks(fact, trade).map((text): PlainLine => ({ text, shape: 'spark', appeal: sparkAppeal }));
  const wishes = askWish(fact.inside).map(
    (text): PlainLine => ({ text, shape: 'spark', appeal: appeal + WISH, asks: true }),
  );
  const own = plain.hooks.map((line) => rateOwn(line, appeal));
  return {
    ...plain,
    hooks: [...sparks, ...wishes, ...own],
    isStrong: plain.isStrong || sparks.length > 0 || (wishes.length > 0 && base !== ''),
  };
}

/** A fact whose parts are known is staged by them, or said as it is. */
function openWithReading(plain: PlainFact, reading: ReadClause): PlainFact {
  const strength = rateStrength(reading);
  const staged = stageFact(reading).map(
    ({ text, form, appeal }): PlainLine => ({ text, shape: 'staged', form, appeal }),
  );
  const own = plain.hooks.map((line): PlainLine => ({ ...rateOwn(line, strength + PLAINLY), form: 'statement' }));
  const parts = splitClause(reading);
  // Of several, a deed has its subject.
  const plural: PlainLine[] =
    parts?.subject !== null || own.some(({ text }) => !text.startsWith('{'))
      ? []
      : [
          {
            text: nameBehind(sayMain(parts, parts.pieces)),
            shape: 'staged',
            form: 'statement',
            appeal: strength + PLAINLY,
          },
        ];
  return { ...plain, hooks: [...staged, ...plural, ...own], isStrong: plain.isStrong || staged.length > 0 };
}

function rateOwn(line: PlainLine, appeal: number): PlainLine {
  // "{branded}: no ink ever.": nobody stops for a name.
  const [, said] = /^\{branded\}: (.+)$/.exec(line.text) ?? [];
  if (said !== undefined) return { ...line, text: nameBehind(capitalise(said)), appeal };
  const [, opening] = /^(.*[.?!]) Meet \{branded\}\.$/.exec(line.text) ?? [];
  if (opening !== undefined) return { ...line, text: nameBehind(opening), appeal };
  if (/\?/.test(line.text)) return { ...line, appeal: appeal + QUESTION };
  if (line.text.startsWith('{branded}')) return { ...line, appeal: appeal + NAME_FIRST };
  return { ...line, appeal: /^\{(?:Here|this)/.test(line.text) ? appeal + KIND_FIRST : appeal };
}

function ratePitch(fact: EnglishFact, line: PlainLine, appeal: number): PlainLine {
  const isNameFirst = /^(?:Meet )?\{branded\}/.test(line.text);
  const own = isNameFirst ? OF_KIND : PITCH[fact.pitchForm ?? 'sentence'];
  const [, opening] = /^(.*[.?!]) Meet \{branded\}\.$/.exec(line.text) ?? [];
  return {
    ...line,
    ...(opening === undefined ? {} : { text: nameBehind(opening) }),
    appeal: Math.max(own, appeal === 0 || isNameFirst ? 0 : appeal) + (/\byour?\b/i.test(line.text) ? OF_BUYER : 0),
  };
}
