import type { EnglishFact } from '../english-fact.ts';
import { listTensions } from '../tension.ts';
import { sayDoing } from './deeds.ts';
import type { PlainContext, PlainFact, PlainLine } from './plain-line.ts';
import { sayWhole, withTensions } from './wholes.ts';

/** How many come together, and what a set holds. */
const OF_SET = /^(?:comes (?:as|in) an? |includes )/;

/** Says a whole point of the seller's list. */
export function sayComplete(fact: EnglishFact, context: PlainContext): PlainFact {
  const said = sayPoint(fact, context);
  // What comes along opens no ad, and is told late.
  return fact.isAccessory ? { ...said, hooks: [], isStrong: false } : said;
}

function sayPoint(fact: EnglishFact, context: PlainContext): PlainFact {
  const { text, inside, form } = fact;
  const tensions = listTensions(text).map((line): PlainLine => ({ text: line, shape: 'named' }));
  if (form.kind === 'clause') {
    const told = withTensions(sayDoing(inside, form.base, context), tensions);
    // "A bike that weighs 6 lb: kids can carry it" opens no question.
    return OF_SET.test(inside)
      ? { ...told, hooks: [] }
      : /[:,]/.test(inside)
        ? { ...told, hooks: told.hooks.slice(0, tensions.length + 1) }
        : told;
  }
  const whole = withTensions(sayWhole(text), tensions);
  if (form.kind === 'sentence')
    return /[:?]/.test(text) ? { ...whole, hooks: whole.hooks.slice(0, tensions.length + 1) } : whole;
  const isPlain = !/[:?]/.test(text) && !/^(?:no|without) /i.test(text);
  const named: PlainLine[] = isPlain ? [{ text: `{branded}. ${text}.`, shape: 'listed' }] : [];
  return {
    lines: [{ text: `${text}.`, shape: 'listed' }],
    statements: named,
    hooks: [...tensions, ...(isPlain ? [{ text: `${text}. Meet {branded}.`, shape: 'listed' as const }] : [])],
    thing: null,
    // "A bag with a valve" is a part; what it spares, or how much, is more.
    isStrong: !fact.isAccessory && /\d|[:?]|,? (?:no|so|that) /.test(text),
  };
}
