import {
  findNoun,
  findThirdPersonBase,
  DETERMINERS,
  FUNCTION_WORDS,
  isAdjective,
  isBaseVerb,
  PREPOSITIONS,
} from '../lexicon.ts';
import { ENDS_IN_MATERIAL } from '../materials.ts';
import { articleFor, MEASURE } from '../noun-phrase.ts';
import { isPluralWord, NOTHING, type SaidFact, toBe, toHave } from './said-fact.ts';
import { sayPart } from './say-part.ts';
import { COUNTED_ING, sayThing } from './say-thing.ts';

/** "A 75 cm seat height", but "60 Nm of torque". */
export function sayAmount(inside: string, text: string, last: string): SaidFact {
  const [, amount, content] = /^(\d[\d.,]* ?(?:g|mg|ml)) (?:of )?(\p{L}+) (?:each|apiece)$/iu.exec(inside) ?? [];
  if (content !== undefined) return { ...NOTHING, sentence: `each has ${amount} of ${content}` };
  // "50 g makes 20 cups".
  const [, verb = ''] = /^\d[\d.,]* ?\p{L}+ (\p{L}+) \d/u.exec(inside) ?? [];
  if (findThirdPersonBase(verb) !== null) return { ...NOTHING, sentence: inside };
  if (/^\d+ (?:minutes?|hours?) (?:a|per) (?:day|week|night|round|game|match|session|lap)$/i.test(inside))
    return { ...NOTHING, predicate: { singular: `takes ${inside}`, plural: `take ${inside}` } };
  // "90 minutes outdoors".
  if (/^\d+ (?:minutes?|hours?|days?|weeks?) (?:outdoors|indoors|online|in|at|on)\b/i.test(inside))
    return { ...NOTHING, predicate: { singular: `lasts ${inside}`, plural: `last ${inside}` } };
  const isOne =
    (MEASURE.test(inside) || /^\d[\d.,]*-\p{L}+ /u.test(inside)) &&
    !/ of /.test(inside) &&
    !isPluralWord(last) &&
    (findNoun(last)?.number !== 'uncountable' || last === 'life');
  const object = isOne ? `${articleFor(inside)} ${inside}` : inside;
  return { predicate: toHave(object), sentence: null, object, thing: text };
}

/** Handles a phrase without a verb: a part and its attribute, or, for several, that the product has them. */
export function sayPhrase(inside: string, text: string, plain: readonly string[]): SaidFact {
  const head = plain.findIndex((word, index) => index > 0 && PREPOSITIONS.has(word));
  const last = plain[head > 0 ? head - 1 : plain.length - 1] ?? '';
  if (/^(?:quick|fast)[- ]drying$/.test(inside)) return { ...NOTHING, predicate: toBe(inside) };
  if (COUNTED_ING.test(last) && plain.length > 1) return sayThing(inside, text, 'singular');
  if (/[a-z]{3}ing$/.test(last) && plain.length > 1)
    return { ...NOTHING, predicate: toHave(inside), object: inside, thing: text };
  if (/(?:ed|ly)$/.test(last) || (isBaseVerb(plain[0] ?? '') && findNoun(plain[0] ?? '') === null)) return NOTHING;
  // "Inside pocket for keys": where the part is.
  const isPlace = /^(?:inside|outside)$/.test(plain[0] ?? '') && findNoun(plain[1] ?? '') !== null;
  if (FUNCTION_WORDS.has(plain[0] ?? '') && !DETERMINERS.has(plain[0] ?? '') && !isPlace) return NOTHING;
  // "LED shows when water is low", "metric and imperial": no plain thing.
  if (plain.some((word) => /^(?:when|while|if|where|that|which|because|so|than)$/.test(word))) return NOTHING;
  if (plain.includes('and') && findNoun(last) === null) return NOTHING;
  // "IPX7 waterproof".
  if (plain.length === 2 && /\d/.test(plain[0] ?? '') && isAdjective(last) && findNoun(last) === null)
    return { ...NOTHING, predicate: toBe(inside) };
  const several = isPluralWord(last);
  const part = head < 0 ? sayPart(inside, several) : null;
  if (several) return { predicate: toHave(inside), sentence: part, object: inside, thing: text };
  const noun = findNoun(last);
  if (last === 'blend' || last === 'mix')
    return { ...NOTHING, predicate: toBe(`${articleFor(inside)} ${inside}`), thing: text };
  // "Cover in washed linen", "steel core with double-fired enamel": the part, then its material.
  const isPart = /^(?:in|from|with)$/.test(plain[head] ?? '') && /^[a-z]+$/.test(last) && !ENDS_IN_MATERIAL.test(last);
  if (head > 0 && isPart) return sayThing(inside, text, noun?.number ?? 'singular');
  // "Blasts moss off concrete" is no stuff.
  const isStuff = !inside.split(' ').some((word) => PREPOSITIONS.has(word) || word === 'off');
  if (isStuff && ENDS_IN_MATERIAL.test(inside))
    return { ...NOTHING, predicate: toBe(`made of ${inside}`), thing: text };
  // "Triple filtration" needs no article.
  if (
    noun?.number !== 'plural' &&
    head < 0 &&
    plain.length > 1 &&
    /(?:tion|sion|ity|ness|ance|ence|access|support|storage)$/.test(last)
  )
    return { ...NOTHING, predicate: toHave(inside), object: inside };
  // "Foam in 90 seconds".
  if (noun?.number === 'uncountable' && head > 0 && plain[head] === 'in') return { ...NOTHING, object: inside };
  const isKnown = noun?.number === 'singular';
  // An unlisted word with others before it names a countable thing, unless its ending suggests otherwise.
  if (plain.length > 1 && (isKnown || (noun === null && head < 0 && plain.length <= 4)))
    return sayThing(inside, text, 'singular');
  return { ...NOTHING, sentence: part, thing: head < 0 && plain.length <= 4 ? text : null };
}
