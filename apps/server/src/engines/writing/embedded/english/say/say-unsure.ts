import { findVerb } from '../fact-form.ts';
import { withSmallStart } from '../text/capitals.ts';
import {
  DETERMINERS,
  findNoun,
  findThirdPersonBase,
  FINITE_VERBS,
  FUNCTION_WORDS,
  isAdjective,
  isBaseVerb,
  PREPOSITIONS,
} from '../lexicon.ts';
import { ENDS_IN_MATERIAL, MATERIALS_OF_PART } from '../materials.ts';
import { hasDeterminer, withArticle } from '../noun-phrase.ts';
import { isLikeAdjective, isPluralWord, NOTHING, type SaidFact, toBe, toHave } from './said-fact.ts';
import { findVerbAt, sayOwnVerb } from './say-moving.ts';
import { sayAmount, sayPhrase } from './say-phrase.ts';
import { isCloth, listQualities, sayDone, sayMeasured, sayPacked, saySuited } from './say-state.ts';

/** Starts with an amount: "60 Nm of torque", "30x optical zoom", "up to 9 hours of music". */
const AMOUNT_FIRST = /^(?:up to |over |only |just |about )?\d[\d.,]*(?:\s?[x×%°]|\b)/i;
const UNIT_END =
  /(?:^|\s)\d[\d.,]*\s?(?:%|°C?|g|kg|oz|lbs?|ml|cl|l|litres?|liters?|mm|cm|m|km|W|kW|mAh|GB|TB|Nm|Pa|dB|Hz|lumens?|inch(?:es)?|hours?|minutes?|days?|weeks?)$/i;
/** Words after a verb, not after a plural noun: "keeps food warm", "snaps shut". */
const AFTER_OWN =
  /^(?:a|an|the|your|up|down|shut|open|flat|out|on|off|in|into|to|at|for|food|drinks?|water|coffee|tea|you|it|any|every|\d.*)$/;

/** Handles a phrase of uncertain form: only what its words certainly allow. */
export function sayUnsure(inside: string, text: string): SaidFact {
  const words = inside.split(' ');
  const plain = words.map((word) => word.toLowerCase());
  const [first = '', second = ''] = plain;
  const sized = sayMeasured(inside);
  if (sized !== null) return sized;
  if (isCloth(inside)) return { ...NOTHING, predicate: toBe(`made of ${inside}`), thing: text };
  const told = sayPacked(inside) ?? sayDone(inside) ?? saySuited(inside);
  if (told !== null) return told;
  const unneeded = /^no (.+?) (?:is |are )?(?:needed|required|necessary)$/i.exec(inside)?.[1];
  if (unneeded !== undefined) return { ...NOTHING, sentence: `you need no ${unneeded}` };
  if (/^no [^,]+$/i.test(inside)) return { ...NOTHING, predicate: toHave(inside) };
  if (/\b(?:once|twice) (?:a|every)\b/i.test(inside)) return NOTHING;
  const included = /^(.+?) (?:are |is )?(?:included|supplied|in the box)$/i.exec(inside)?.[1];
  if (included !== undefined) return sayIncluded(included);
  const stated = /^(.+) (welcome|available|possible|optional)$/i.exec(inside);
  if (stated)
    return {
      ...NOTHING,
      sentence:
        isPluralWord((stated[1] ?? '').split(' ').at(-1) ?? '') && findVerb(plain) < 0
          ? `${stated[1]} are ${stated[2]}`
          : null,
    };
  if (/^for (?!free\b)/i.test(inside)) return { ...NOTHING, predicate: toBe(inside) };
  if (/^ages? \d/i.test(inside)) return { ...NOTHING, predicate: toBe(`for ${inside}`) };
  if (/^\d+(?: to \d+|[-–]\d+| or more)? (?:players?|people)$/i.test(inside))
    return { ...NOTHING, predicate: toBe(`for ${inside}`) };
  if (/^\d[\d.,]* by \d/.test(inside))
    return { ...NOTHING, predicate: { singular: `measures ${inside}`, plural: `measure ${inside}` } };
  const own =
    findThirdPersonBase(first) ??
    (AFTER_OWN.test(second) && /[a-z]{2}[^suio]s$/.test(first) && findNoun(first) === null ? first.slice(0, -1) : null);
  if (
    own !== null &&
    words.length > 1 &&
    !/^(?:of|from|and|or|&|with)$/.test(second) &&
    findVerb(plain.slice(1)) < 0 &&
    (findNoun(first) === null || AFTER_OWN.test(second) || isAdjective(words.at(-1) ?? ''))
  )
    return { ...NOTHING, predicate: { singular: withSmallStart(inside), plural: [own, ...words.slice(1)].join(' ') } };
  const range = /^(?:the )?(height|length|width|seat|size|range) from (\d.+ to \d.+)$/i.exec(inside);
  if (range) return { ...NOTHING, sentence: `the ${range[1]} goes from ${range[2]}` };
  const origin = /^(\p{L}+s) (from \p{Lu}.*)$/u.exec(inside);
  if (origin) return { ...NOTHING, sentence: `the ${origin[1]} come ${origin[2]}` };
  const made = MATERIALS_OF_PART.exec(inside);
  if (made && findThirdPersonBase(made[2] ?? '') === null && !/^(?:blend|mix)$/.test(made[2] ?? ''))
    return {
      ...NOTHING,
      sentence: `the ${made[2]} ${isPluralWord(made[2] ?? '') ? 'are' : 'is'} ${made[1]}`,
      thing: text,
    };
  // "Fully lined", "pre-seasoned with oil", "stackable up to 45 kg".
  const isParticiple = (word: string) => /(?:[a-z]{3}ed|[a-z]{3}able|[a-z]{3}ible)$/.test(word);
  if (first.endsWith('ly') && isParticiple(second) && words.length === 2)
    return { ...NOTHING, predicate: toBe(inside) };
  if (isParticiple(first) && (words.length === 1 || PREPOSITIONS.has(second) || second === 'up'))
    return { ...NOTHING, predicate: toBe(inside) };
  if (first.endsWith('er') && words.length > 2 && second === 'with')
    return { ...NOTHING, predicate: { singular: `gets ${inside}`, plural: `get ${inside}` } };
  const acted = sayOwnVerb(inside, plain);
  if (acted !== null) return acted;
  const verb = findVerbAt(plain);
  if (verb > 0 && verb < words.length - 1) {
    const behind = /^(?:never|always|also|only|even)$/.test(plain[verb - 1] ?? '') ? verb - 2 : verb - 1;
    const noun = plain[behind] ?? '';
    const agrees =
      FINITE_VERBS.has(plain[verb] ?? '') || isPluralWord(noun) === (findThirdPersonBase(plain[verb] ?? '') === null);
    const isOwn = DETERMINERS.has(first) || hasDeterminer(inside) || /^\d|^(?:it|they|you|your)\b/i.test(inside);
    if (
      findNoun(noun) !== null &&
      behind <= 3 &&
      agrees &&
      !plain.slice(0, verb).some((word) => /^(?:and|or)$|,$/.test(word))
    )
      return { ...NOTHING, sentence: isOwn ? inside : `the ${inside}` };
  }
  if (/^IPX?\d{1,2}$/i.test(inside)) return { ...NOTHING, predicate: toBe(`${inside} rated`) };
  // "USB-C rechargeable".
  if (
    words.length === 2 &&
    isAdjective(second) &&
    findNoun(second) === null &&
    /^[A-Z]/.test(first.toUpperCase()) &&
    /[A-Z]{2}/.test(words[0] ?? '')
  )
    return { ...NOTHING, predicate: toBe(inside) };
  const qualities = listQualities(inside);
  if (qualities !== null) return { ...NOTHING, predicate: toBe(qualities) };
  const coloured = COLOURED.test(inside);
  if (coloured) return { ...NOTHING, predicate: toBe(inside) };
  const together = joinThings(inside);
  if (together !== null) return { predicate: toHave(together), sentence: null, object: together, thing: null };
  const listed = /^(\p{L}[\p{L}-]*), ((?:\p{L}[\p{L}-]*) (?:\p{L}[\p{L}-]* )?(\p{L}+))$/u.exec(inside);
  if (
    listed &&
    isLikeAdjective(listed[1] ?? '') &&
    findNoun(listed[3] ?? '') !== null &&
    isLikeAdjective((listed[2] ?? '').split(' ')[0] ?? '')
  ) {
    const thing = withArticle(inside);
    return { predicate: toHave(thing), sentence: null, object: thing, thing: text };
  }
  if (/, /.test(inside)) return NOTHING;
  if (/^(?:up to )?\d[\d.,]* lumens$/i.test(inside))
    return { ...NOTHING, predicate: { singular: `gives ${inside}`, plural: `give ${inside}` } };
  if (AMOUNT_FIRST.test(inside) && words.length >= 2 && !UNIT_END.test(inside))
    return sayAmount(inside, text, plain.at(-1) ?? '');
  return sayPhrase(inside, text, plain);
}

/** "Teal with purple stitching": the colour of the whole. */
const COLOURED =
  /^(?:light |dark |deep |bright )?(?:black|white|grey|gray|blue|navy|teal|red|green|olive|yellow|orange|pink|purple|brown|beige|cream|ivory|burgundy) with /i;
const LONGEST_THING = 4;

/** "Adjustable strap and top handle": two parts, each with its article; null if one of them is no certain thing. */
function joinThings(inside: string): string | null {
  const parts = inside.split(' and ');
  const areThings =
    parts.length === 2 &&
    parts.every((part) => {
      const words = part.toLowerCase().split(' ');
      const last = words.at(-1) ?? '';
      return (
        words.length >= 2 &&
        words.length <= LONGEST_THING &&
        findNoun(last) !== null &&
        !isBaseVerb(words[0] ?? '') &&
        !words.some((word) => PREPOSITIONS.has(word) || FUNCTION_WORDS.has(word) || /[,\d]/.test(word)) &&
        findVerb(words) < 0 &&
        !ENDS_IN_MATERIAL.test(part)
      );
    });
  return areThings ? parts.map(withArticle).join(' and ') : null;
}

function sayIncluded(things: string): SaidFact {
  const object = /,/.test(things) ? things : things.split(' and ').map(nameIncluded).join(' and ');
  return { ...NOTHING, predicate: { singular: `comes with ${object}`, plural: `come with ${object}` } };
}

/** Services have no article: "breakfast included". */
const nameIncluded = (thing: string): string =>
  /\b(?:breakfast|lunch|dinner|delivery|installation|setup|parking|insurance|assembly)$/.test(thing)
    ? thing
    : withArticle(thing);
