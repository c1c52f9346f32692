import { capitalise } from '../text/capitals.ts';
import { numberOfNoun } from '../grammar/countability.ts';
import { findThirdPersonBase, isBaseVerb } from '../lexicon.ts';
import { isTellingVerb } from '../prose/whole-sentence.ts';
import type { PlainFact, PlainLine } from './plain-line.ts';
import { sayWhole } from './wholes.ts';

/** "A dome that withstands high winds": a part and what it does. */
const RELATIVE = /^((?:[\p{L}\d'-]+ ){0,4}[\p{L}'-]+) (?:that|which) ([\p{L}]+) (.+)$/u;

export function sayState(inside: string, alone: string | null): PlainFact {
  // "2.5 cm thick." needs its subject.
  const itself: PlainLine[] = alone === null || /^\d/.test(alone) ? [] : [{ text: `${alone}.`, shape: 'bare' }];
  // "Stone-milled in Uji, spring harvest" is of two parts: no predicate.
  if (alone !== null && /, (?!and |or |no )/.test(inside))
    return { lines: itself, statements: [], hooks: [], thing: null, isStrong: false };
  // "Cut with scissors": what was done, or what the buyer does.
  if (/^(?:cut|set|put|shut|spread|hit|split)\b/i.test(inside))
    return {
      lines: [{ text: `${capitalise(inside)}.`, shape: 'bare' }],
      statements: [],
      hooks: [],
      thing: null,
      isStrong: false,
    };
  return {
    // "Grown in California" of a box of plants: what was done needs no subject.
    lines: itself.length > 0 ? itself : [{ text: `{It is/They are} ${inside}.`, shape: 'is' }],
    statements: [{ text: `{branded} {is/are} ${inside}.`, shape: 'is' }],
    hooks:
      itself.length > 0
        ? itself.map(({ text }) => ({ text: `${text} Meet {branded}.`, shape: 'is' }))
        : [{ text: `{branded} {is/are} ${inside}.`, shape: 'is' }],
    thing: null,
    isStrong: false,
  };
}

/** "A reinforced dome that withstands heavy snow": the part does it. */
export function sayRelative(inside: string): PlainFact | null {
  const [, thing = '', verb = '', rest = ''] = RELATIVE.exec(inside) ?? [];
  if (verb === '' || !isTellingVerb(`${verb} ${rest}`)) return null;
  const isMany = numberOfNoun(thing.split(' ').at(-1)?.toLowerCase() ?? '') === 'plural';
  const agrees = isMany ? isBaseVerb(verb) && findThirdPersonBase(verb) === null : findThirdPersonBase(verb) !== null;
  return agrees ? sayWhole(`The ${thing.replace(/^(?:the|an?) /i, '')} ${verb} ${rest}`) : null;
}
