import { classOfNoun, isQuality } from '../grammar/word-classes.ts';
import { findNoun, isAdjective } from '../lexicon.ts';
import { nameFront } from './front-name.ts';
import type { ProductName } from './spoken-name.ts';

/**
 * Names a product of which no other rule finds a name by the noun with which its title begins: "Ukulele Soprano 21 Inch
 * Beginner Kit" is a ukulele. Null if the title begins with anything else, or with what may be a name.
 */
export function nameFirstThing(title: string): ProductName | null {
  const [first = '', second = ''] = title.trim().split(/[\s,|(]+/u);
  const word = first.toLowerCase();
  const isThing =
    /^\p{Lu}\p{Ll}{3,}$/u.test(first) &&
    classOfNoun(word) === 'one' &&
    !isQuality(word) &&
    !(isAdjective(word) && findNoun(word) === null);
  return isThing && second !== '' ? nameFront(first, undefined) : null;
}
