import { readForm, singularVerb } from '../fact-form.ts';
import { lowerStart } from '../text/capitals.ts';
import { acceptPhrase } from '../grammar/accept-sentence.ts';
import { numberOfNoun } from '../grammar/countability.ts';
import {
  findNoun,
  findThirdPersonBase,
  FUNCTION_WORDS,
  isAdjective,
  isBaseVerb,
  MODIFIERS,
  PREPOSITIONS,
} from '../lexicon.ts';
import { ENDS_IN_MATERIAL } from '../materials.ts';
import { isMeasuredThing } from '../measured-thing.ts';
import {
  hasDeterminer,
  lacksArticle,
  MEASURE,
  surelyTakesArticle,
  withArticle,
  withInnerArticle,
} from '../noun-phrase.ts';
import { hasVerb, tagWords } from '../prose/tagged-words.ts';
import { isTellingVerb, NO_THING } from '../prose/whole-sentence.ts';
import { withSmallFirst } from '../small-first.ts';
import { namePart } from '../part-name.ts';
import { completeNouns } from './complete-nouns.ts';
import { findListedVerb, isTaggedVerb, isVerbOfOne } from './find-listed-verb.ts';
import { type Unit, MOST_WORDS, REFUSED, COMPARED, headOfThing } from './unit.ts';

const AMOUNT =
  /^(?:(?:up to|over|only|just|about|at least|under|less than) )?(?:\d|(?:one|two|three|four|five|six|eight|ten|twelve) )/i;
/** "Foot pedal included for hard soil": what comes along. */
function readBrought(inside: string): Unit | null {
  const [, things = '', how = '', rest = ''] =
    /^(.+?) (?:(?:is|are) )?(included|supplied|provided)((?:,? so| for| in| with| to) [^,]+)?$/i.exec(inside) ?? [];
  const isOne = / (?:for|with|of) /.test(things);
  const parts = isOne ? [things] : things.split(/ and /);
  // "Two paddles included" comes with it.
  if (rest === '' && !isOne) return null;
  // "Assembles with Allen key included": what it does.
  if (
    findThirdPersonBase((things.split(' ')[0] ?? '').toLowerCase()) !== null &&
    findNoun(things.split(' ')[0] ?? '') === null
  )
    return null;
  if (things === '' || /^\d/.test(things) || parts.length > 2 || parts.some((part) => !isListedThing(part)))
    return null;
  if (things.includes(',') && !(isOne && /, [^,]+ and /.test(things))) return null;
  const isMany = parts.length > 1 || numberOfNoun(headOfThing(things)) === 'plural';
  const named = parts.map((part) => (lacksArticle(part) ? withArticle(part) : part)).join(' and ');
  return {
    kind: 'sentence',
    text: `${named} ${isMany ? 'are' : 'is'} ${how.toLowerCase()}${completeNouns(rest, -1).replace(/^,? so /, ', so ')}`,
    base: '',
  };
}

const isListedThing = (part: string): boolean =>
  part.split(/ (?:for|with|of) /)[0]?.split(' ').length !== undefined &&
  (part.split(/ (?:for|with|of) /)[0] ?? '').split(' ').length <= 4 &&
  (findNoun(headOfThing(part)) !== null || numberOfNoun(headOfThing(part)) === 'plural') &&
  !/ in /.test(part);

/** "5 tips and brass sponge": the second of two things takes its article. */
const withLastArticle = (amount: string): string =>
  amount.replace(/(?<= and )(?!an? |the |\d)([^,]+)$/u, (thing) =>
    lacksArticle(thing) && findNoun(headOfThing(thing)) !== null ? withArticle(thing) : thing,
  );

/** "Softer each time", "quieter than a fan". */
const isComparative = (word: string): boolean =>
  /[a-z]{3}(?:er|est)$/.test(word) &&
  [word.slice(0, -2), word.slice(0, -1), word.replace(/ier$/, 'y'), word.slice(0, -3), word.replace(/iest$/, 'y')].some(
    (stem) => isAdjective(stem),
  ) &&
  findNoun(word) === null;

const MEASURED_BY = /^(?:wide|long|tall|high|deep|thick|across|thin|heavy|old|apart)$/;

export function readUnit(written: string, names: ReadonlySet<string>, isBehindClause = false): Unit | null {
  const inside = names.has((written.split(' ')[0] ?? '').toLowerCase())
    ? written
    : withSmallFirst(lowerStart(written, names));
  const words = inside.split(' ');
  const plain = words.map((word) => word.toLowerCase().replace(/[^\p{L}\p{N}'’-]/gu, ''));
  const [first = '', second = '', third = ''] = plain;
  if (words.length > MOST_WORDS || REFUSED.test(inside) || /[:;?]/.test(inside)) return null;
  if (/^(?:no|zero|without|never) /.test(inside))
    return inside.includes(',') ? null : { kind: 'none', text: completeNouns(inside, -1), base: '' };
  if (/^(?:can|won['’]t|can['’]t|doesn['’]t|never) /.test(inside))
    return isPlainRest(inside)
      ? { kind: 'clause', text: inside, base: inside.replace(/^doesn(['’])t/, 'don$1t') }
      : null;
  if (/^(?:you|they|it)$/.test(first) && /^(?:VERB|AUX)$/.test(tagWords(inside)[1]?.pos ?? ''))
    return { kind: 'sentence', text: inside, base: '' };
  if (/^(?:set|pack|pair|box|bundle) of (?:\d+|two|three|four|five|six)$/i.test(inside))
    return { kind: 'things', text: `a ${inside}`, base: '' };
  const brought = readBrought(inside);
  if (brought !== null) return brought;
  const isDeed =
    isBehindClause &&
    second !== '' &&
    /[^su]s$/.test(first) &&
    (findThirdPersonBase(first) !== null || isTaggedVerb('it', plain));
  // "Just add water".
  if (/^(?:just|simply) \p{L}/u.test(inside))
    return isTaggedVerb('you', plain.slice(1)) && isPlainRest(inside)
      ? { kind: 'order', text: completeNouns(inside, 1), base: '' }
      : null;
  const isVerb = isVerbOfOne(plain, 0) || isDeed;
  if (isVerb && isTellingVerb(inside)) {
    if (!isPlainRest(inside)) return null;
    const text = completeNouns(inside, 0);
    return { kind: 'clause', text, base: toMany(text) };
  }
  const verb = findListedVerb(plain);
  if (verb > 0) {
    if (!isTellingVerb(words.slice(verb).join(' ').toLowerCase()) || !isPlainRest(inside)) return null;
    return { kind: 'sentence', text: withSubject(completeNouns(inside, verb), verb), base: '' };
  }
  const isOrder =
    // "Pump by hand".
    ((isBaseVerb(first) || isTaggedVerb('you', plain)) &&
      second === 'by' &&
      /^(?:hand|foot|voice|ear|eye)$/.test(third)) ||
    ((isBaseVerb(first) || (third !== '' && isTaggedVerb('you', plain))) &&
      (/^(?:the|an?|your|it|them|up|off|out|down|all|any)$/.test(second) ||
        (second === 'for' && /^\d/.test(third)) ||
        (isBaseVerb(first) &&
          findNoun(first) === null &&
          !isAdjective(first) &&
          !MODIFIERS.has(first) &&
          second !== '')) &&
      // "Roast date on every bag".
      !(findNoun(second)?.number === 'singular' && findNoun(third) === null));
  if (isOrder) return isPlainRest(inside) ? { kind: 'order', text: completeNouns(inside, 0), base: '' } : null;
  if (isAmbiguous(plain) || (words.length === 1 && /^(?:k?g|mg|oz|lbs?|ml|cl|l|cm|mm|in|ft|m)$/.test(first)))
    return null;
  if (AMOUNT.test(inside)) {
    const isSure =
      acceptPhrase(inside) ||
      /^(?:\p{L}+ ){0,2}\d[\d.,]* \p{L}+ of \p{L}+$/u.test(inside) ||
      words.length <= 3 ||
      MEASURED_BY.test(plain.at(-1) ?? '');
    if (inside.startsWith('100% ') && isAdjective(second)) return { kind: 'state', text: inside, base: '' };
    const last = plain.at(-1) ?? '';
    if (!isSure || inside.includes(',') || (isAdjective(last) && !MEASURED_BY.test(last))) return null;
    const [, thing = ''] = /^\d[\d.,]*(?:-\d[\d.,]*)?[ -]?\p{L}+ (.+)$/u.exec(inside) ?? [];
    const isThing =
      thing !== '' &&
      !/\b(?:max|min|each|total|only|thick|wide|long|high|deep|tall|across)\b/.test(thing) &&
      !PREPOSITIONS.has(thing.split(' ')[0] ?? '') &&
      !MEASURED_BY.test(thing);
    // "16 oz cotton canvas" is what it is made of.
    if (ENDS_IN_MATERIAL.test(inside)) return null;
    const isOne =
      isMeasuredThing(inside) || (isThing && MEASURE.test(inside) && lacksArticle(inside) && !hasVerb(inside));
    const amount = isOne ? withArticle(inside) : inside;
    // "36 hours with case": the one that is known.
    const text = completeNouns(withLastArticle(amount), -1).replace(
      /(?<=hours?.*) with an? (?=\p{L}+$)/u,
      ' with the ',
    );
    return { kind: 'figure', text, base: '' };
  }
  if (inside.includes(',')) return null;
  if (isComparative(first) || COMPARED.test(inside) || /^[a-z]{3,}est (?:at|on|in|for)\b| enough\b/.test(inside))
    return { kind: 'state', text: completeNouns(inside, -1), base: '' };
  // "Steel edge chips ice": a plural inside a thing is a verb more often.
  if (first === 'easy' || hasPluralInside(plain)) return null;
  // "Poles are pre-attached: up in 60 seconds".
  if (/^(?:up|down|on|off|in|out|for|at|from|to|with) /.test(inside))
    return { kind: 'state', text: completeNouns(inside, -1), base: '' };
  // "Low dust", "high output": a quality.
  if (/^(?:low|high|zero|less|fast|slow) \p{L}+$/u.test(inside) && findNoun(second)?.number !== 'plural')
    return { kind: 'state', text: inside, base: '' };
  const told = readQualityBehind(inside, plain);
  if (told !== null) return told;
  const form = readForm(inside);
  if (form.kind === 'state') return { kind: 'state', text: completeNouns(inside, -1), base: '' };
  if (form.kind !== 'noun' && (form.kind !== 'text' || !acceptPhrase(inside))) return null;
  // "Enamelled inside", "thrown by hand", "IPX7".
  const isQuality =
    isAdjective(headOfThing(inside)) ||
    /(?:[a-z]{3}ed|(?:^|-)(?:thrown|blown|drawn|hung|ground|cut|sewn|woven|made|baked|spun|grown|built|bound|brewed|fed|set|wound|cast|picked|roasted))$/.test(
      headOfThing(inside),
    );
  if (/^\p{Lu}[\p{Lu}-]+$/u.test(inside)) return null;
  // "Grassy", "kind to teeth", "keep-warm for 12 hours".
  const [verbal = ''] = first.split('-');
  const isBareQuality =
    (words.length === 1 && (first.endsWith('less') || (findNoun(first) === null && !first.endsWith('s')))) ||
    /^(?:kind|gentle|good|soft|tough|true|close) (?:to|on) /.test(inside) ||
    (first.includes('-') && isBaseVerb(verbal) && findNoun(first) === null && PREPOSITIONS.has(second));
  if (isBareQuality) return { kind: 'state', text: inside, base: '' };
  // "You and the dog".
  if (/^(?:you|it|they|them|us|everyone|nobody) /.test(inside)) return { kind: 'things', text: inside, base: '' };
  if (
    isQuality ||
    /[a-z]{3}ed (?:inside|outside|throughout)$/.test(inside) ||
    /^\p{Lu}[\p{Lu}\d-]*\d[\p{Lu}\d]*$/u.test(inside)
  )
    return { kind: 'state', text: completeNouns(inside, -1), base: '' };
  if (isAdjective(first) && words.length === 1) return { kind: 'state', text: inside, base: '' };
  const thing = withInnerArticle(inside);
  // "Cut-resistant HPPE" is a stuff.
  const isBare =
    ENDS_IN_MATERIAL.test(inside) ||
    (/ and /.test(inside) && ENDS_IN_MATERIAL.test(inside.split(' and ')[0] ?? '')) ||
    !lacksArticle(thing) ||
    /^(?:\S+ ){0,3}\p{Lu}{3,}$/u.test(inside.split(/ (?:for|with|of|in) /)[0] ?? '');
  return {
    kind: 'things',
    text: completeNouns(
      isBare || !surelyTakesArticle(thing) ? ((isBare ? null : namePart(thing)) ?? thing) : withArticle(thing),
      -1,
    ),
    base: '',
  };
}

/** "HEPA filter washable": the filter is. */
function readQualityBehind(inside: string, plain: readonly string[]): Unit | null {
  const [quality = '', head = ''] = [plain.at(-1), plain.at(-2)];
  const isSure =
    plain.length > 1 &&
    plain.length <= 4 &&
    /[a-z]{3}(?:able|ible|proof)$/.test(quality) &&
    findNoun(quality) === null &&
    findNoun(head) !== null &&
    !isAdjective(head) &&
    !/^(?:dishwasher|machine|hand|microwave|oven|user|eco|water|wind|child|splash|leak|sound|rust)$/.test(head) &&
    !plain.some((word) => FUNCTION_WORDS.has(word) || PREPOSITIONS.has(word));
  if (!isSure) return null;
  const thing = inside.split(' ').slice(0, -1).join(' ');
  return {
    kind: 'sentence',
    text: `the ${thing} ${numberOfNoun(head) === 'plural' ? 'are' : 'is'} ${quality}`,
    base: '',
  };
}

const hasPluralInside = (plain: readonly string[]): boolean => {
  const end = plain.findIndex((word, at) => at > 0 && (PREPOSITIONS.has(word) || /^(?:and|or)$/.test(word)));
  return (end < 0 ? plain : plain.slice(0, end))
    .slice(0, -1)
    .some((word) => /[a-z]{3}[^su'’]s$/.test(word) && !/^(?:sports|always|arms|news|lens|canvas|series)$/.test(word));
};

/** "26K sensor tracks on glass": a plural, or a verb. */
const isAmbiguous = (plain: readonly string[]): boolean =>
  plain.some(
    (word, at) =>
      at > 0 &&
      /^(?:on|to|from|over|through|into|at|against|along)$/.test(plain[at + 1] ?? '') &&
      findThirdPersonBase(word) !== null &&
      findNoun(plain[at - 1] ?? '')?.number === 'singular',
  );

/** Whether what follows a verb is one clause: commas and joints are read as parts. */
const isPlainRest = (inside: string): boolean =>
  !/,(?! (?:and|or) )/.test(inside) || /^(?:[^,]+, ){2,}(?:and|or) /.test(inside);

const toMany = (clause: string): string => {
  const [verb = '', ...rest] = clause.split(' ');
  const base = findThirdPersonBase(verb) ?? singularVerb(verb);
  return [base, ...rest.map((word, at) => (rest[at - 1] === 'and' ? manyAfterJoint(word, rest[at + 1]) : word))].join(
    ' ',
  );
};

const manyAfterJoint = (word: string, next: string | undefined): string => {
  const isTagged = /[a-z]{2}[^s]s$/.test(word) && next !== undefined && isTaggedVerb('it', [word, next]);
  const base = findThirdPersonBase(word) ?? (isTagged ? singularVerb(word) : null);
  return base !== null && (findNoun(word) === null || /^(?:the|your|it|them|up|off|out|down|no)$/.test(next ?? ''))
    ? base
    : word;
};

/** Gives the subject of a sentence its article: "the ejector slide drops the weed". */
function withSubject(sentence: string, verb: number): string {
  const words = sentence.split(' ');
  const subject = words.slice(0, verb).join(' ');
  const head = headOfThing(subject);
  // "Bedtime takes longer", "still breathes": no certain thing.
  if (NO_THING.test(head)) return sentence;
  // "Shea butter softens skin".
  const isStuff = findNoun(head)?.number === 'uncountable' && numberOfNoun(head) === 'uncountable';
  const isBare =
    !isStuff && numberOfNoun(head) !== 'plural' && findNoun(head)?.number !== 'plural' && !ENDS_IN_MATERIAL.test(head);
  const isAcronym = /^\p{Lu}{2,}$/u.test(subject) && !/^(?:LED|LCD|OLED)$/.test(subject);
  const isAnyone = /^(?:no|every|any|some)(?:body|one|thing)\b/i.test(subject);
  if (isAcronym || isAnyone || hasDeterminer(subject) || / and /.test(subject) || !(isBare || lacksArticle(subject)))
    return sentence;
  return `the ${withSmallFirst(sentence)}`;
}
