import { isMeasuredThing } from '../measured-thing.ts';
import { articleFor } from '../noun-phrase.ts';
import { capitalise } from '../text/capitals.ts';
import { tagWords } from '../prose/tagged-words.ts';
import { withSmallFirst } from '../small-first.ts';
import { listTensions } from '../tension.ts';
import type { PlainFact, PlainLine } from './plain-line.ts';

/** "No greasy residue": what there is none of. */
export const sayAbsent = (text: string): PlainFact =>
  withTensions(
    sayWhole(text),
    listTensions(text).map((line) => ({ text: line, shape: 'named' })),
  );

export const withTensions = (fact: PlainFact, tensions: readonly PlainLine[]): PlainFact => ({
  ...fact,
  hooks: [...tensions, ...fact.hooks],
});

export function sayWhole(text: string): PlainFact {
  const line: PlainLine = { text: `${text}.`, shape: 'bare' };
  // "The Acme salad spinner: the bowl doubles as a serving bowl."
  const [first = ''] = text.split(' ');
  const named: PlainLine[] =
    OPENERS.test(first) || withSmallFirst(text) !== text
      ? [{ text: `{branded}: ${withSmallFirst(text)}.`, shape: 'named' }]
      : [];
  // "Two pockets zip shut." has a subject; "Cut and sewn in Porto." has none.
  // And "Notes of dark chocolate" has no verb.
  const isOpening =
    !LACKS_SUBJECT.test(first) && tagWords(text).some(({ pos }, at) => at > 0 && (pos === 'VERB' || pos === 'AUX'));
  return {
    lines: [line],
    statements: [],
    hooks: ADDED.test(text) ? [] : isOpening ? [line, { text: `${line.text} Meet {branded}.`, shape: 'bare' }] : named,
    thing: null,
    isStrong: true,
  };
}

/** Words with which a sentence goes on behind a colon. */
const OPENERS = /^(?:The|A|An|Each|Every|Your|No|Both|One|Two|Three)$/;

/** Beginnings of sentences that leave out what they are about. */
const LACKS_SUBJECT =
  /^(?:no|with|without|for|from|up|over|\d.*|made|cut|sewn|built|woven|hand-?made|\p{L}+-?\p{L}+ed)$/iu;

/** "26 hours with the case": adds to what was said before. */
const ADDED = /^(?:up to )?\d[\d.,]* \p{L}+ (?:with|without|per|on) /iu;

/** "76 by 51 cm". */
const DIMENSIONS =
  /^\d[\d.,]*(?: ?(?:cm|mm|m|in|inch(?:es)?|ft|feet))?(?: by \d[\d.,]*(?: ?(?:cm|mm|m|in|inch(?:es)?|ft|feet))?)+$/i;

export function sayFigure(written: string): PlainFact {
  const text = isMeasuredThing(written) ? capitalise(`${articleFor(written)} ${written}`) : written;
  if (DIMENSIONS.test(text))
    return {
      lines: [{ text: `{It measures/They measure} ${text}.`, shape: 'does' }],
      statements: [],
      hooks: [],
      thing: null,
      isStrong: false,
    };
  const line: PlainLine = { text: `${text}.`, shape: 'figure' };
  const named: PlainLine = { text: `{branded}. ${text}.`, shape: 'figure' };
  return {
    lines: [line],
    statements: [named],
    hooks: [{ text: `${line.text} Meet {branded}.`, shape: 'figure' }],
    thing: null,
    isStrong: true,
  };
}
