import type { KindMatch, Trade } from '@reelwright/product-kinds';
import { type FactForm, isPlacedThing, readForm, singularVerb } from '../fact-form.ts';
import { acceptPhrase, acceptSentence } from '../grammar/accept-sentence.ts';
import { findThirdPersonBase } from '../lexicon.ts';
import { articleFor, hasDeterminer } from '../noun-phrase.ts';
import { tagWords } from '../prose/tagged-words.ts';
import type { SaidFact } from '../say/said-fact.ts';
import { capitalise, lowerStart } from '../text/capitals.ts';

/** "Fresh eggs" of eggs says nothing; "a chair with a woven seat" does. */
export const LEAST_ITSELF_WORDS = 4;

export const readAnyForm = (inside: string): FactForm => {
  const form = readForm(inside);
  return form.kind === 'noun' || form.kind === 'text' ? (readVerb(inside) ?? form) : form;
};

/** "Powers through creases", "typically supports up to 113 kg": a verb for the tagger, whose subject is understood. */
function readVerb(inside: string): FactForm | undefined {
  const [first = '', second = ''] = inside.split(' ');
  if (!/^(?:[a-z]+ly )?[a-z]{3,}[^s]s /.test(inside) || isPlacedThing(first, second)) return;
  const [, ...words] = tagWords(`it ${inside}`);
  const [verb, next] = words;
  // "Notes of cocoa" are several things.
  if (verb?.pos !== 'VERB' || next === undefined || next.word === 'of' || !/^(?:ADP|DET|PRON|NUM|PART)$/.test(next.pos))
    return;
  return {
    kind: 'clause',
    base: `${findThirdPersonBase(verb.word) ?? singularVerb(verb.word)}${inside.slice(verb.word.length)}`,
  };
}

/** A longer phrase that is not understood is not quoted. */
const LONGEST_QUOTED = 9;
export const isShortPhrase = (phrase: string): boolean =>
  phrase.split(' ').length <= LONGEST_QUOTED &&
  !/[:;]/.test(phrase) &&
  !/,[^,]*$/.test(phrase.replace(/, (?:and|or) /, ' '));

/** Checks if the grammar covers every word of what can be said of a fact. */
export function isGrammatical({ predicate, sentence, object }: SaidFact, inside: string): boolean {
  const spoken =
    predicate === null ? (sentence ?? (object === null ? null : `you get ${object}`)) : `it ${predicate.singular}`;
  return spoken === null ? acceptPhrase(inside) : acceptSentence(spoken);
}

/** "12 oz" of a cup is what goes in. */
const VESSELS =
  /\b(?:cups?|mugs?|glass(?:es)?|tumblers?|bottles?|flasks?|jars?|bowls?|jugs?|pitchers?|carafes?|teapots?|kettles?|blenders?|shakers?|growlers?|thermos(?:es)?)$/i;

/** "24 g" is no line; "Weighs 24 g" is, and "Holds 40 litres". */
export const sayWeight = (written: string, match: KindMatch | undefined): string => {
  const trade = match?.kind.trade;
  // "Weigh 430 g a pair", of shoes.
  const phrase = written
    .replace(/^(Weigh|Measure|Hold|Fit|Last|Keep|Come)(?= (?:\d+|in|as|with|up|for)\b)/i, '$1s')
    .replace(/^((?!1 )\d[\d.,]* (?:lit(?:er|re)|gallon|quart|pound|ounce|hour|minute|watt|met(?:er|re)|cup))$/i, '$1s')
    .replace(/(?<=\d{2} )inch$/, 'inches');
  if (trade === undefined || USED_UP.has(trade)) return phrase;
  // "20 lb" paper weighs that by the ream.
  if (match?.head.endsWith('paper') === true) return phrase;
  if (/^\d[\d.,]* ?(?:oz|ounces)$/i.test(phrase) && VESSELS.test(match?.head ?? '')) return `Holds ${phrase}`;
  if (/^\d[\d.,]* ?(?:k?g|grams?|oz|lbs?)$/i.test(phrase)) return `Weighs ${phrase}`;
  return /^\d[\d.,]* ?(?:ml|cl|l|litres?|liters?|gallons?|quarts?|qt)$/i.test(phrase) ? `Holds ${phrase}` : phrase;
};

/** "Easy to keep clean as it is removable": what follows a fact as its reason. */
const REASON = /,? (?:as|because|since) (?:it|they)(?:['’](?:s|re)| (?:is|are|has|have|can|was|were))\b.*$/iu;
/** Fewer words before a reason would be no fact. */
const LEAST_BEFORE_REASON = 3;

/** Trades whose goods are measured by the pack. */
export const USED_UP: ReadonlySet<Trade> = new Set<Trade>(['food', 'drinks', 'beauty', 'hair-care', 'health']);

/** Detects codes such as "UV400" or "IPX7": too short to identify a language. */
export const isCode = (phrase: string): boolean => /^[A-Za-z-]{0,12}\d[\w.,-]*(?: [A-Za-z]{1,8})?$/.test(phrase);

/**
 * Drops the subject of a statement about the product, such as "It fits in any bag" or "This mug holds a pint": the rest
 * follows "it" or "they" by number.
 */
export function dropSubject(phrase: string, match: KindMatch | undefined): string {
  const kindWords = match
    ? [match.head, match.kind.en.singular, match.kind.en.plural].map((word) => word.replace(/[^\p{L}\p{N} ]/gu, '.'))
    : [];
  const subject = new RegExp(
    `^(?:it|(?:this|the|these|our) (?:\\p{L}+ ){0,2}(?:${['product', 'item', ...kindWords].join('|')}))\\s+(?:also )?`,
    'iu',
  );
  const rest = phrase.replace(subject, '');
  if (rest === phrase) return phrase;
  const bare = rest.replace(/^(?:is|are)\s+/i, '');
  const form = readForm(lowerStart(bare, new Set()));
  const isClause = bare === rest ? form.kind === 'clause' : form.kind === 'state';
  return isClause ? capitalise(bare) : phrase;
}

/** The form that running text gave a phrase, unless the phrase was cut since. */
export function agreeForm(form: FactForm | undefined, inside: string): FactForm | undefined {
  if (form?.kind === 'clause') {
    const [verb = '', ...rest] = inside.split(' ');
    return form.base.endsWith(rest.join(' ')) && rest.length > 0 && verb !== '' ? form : undefined;
  }
  return form;
}

/**
 * "V-neck dress with thin straps" of a dress is what it is, not what it has: returns it with its article; undefined if
 * the phrase names a part.
 */
export function sayItself(inside: string, form: FactForm, match: KindMatch | undefined): string | undefined {
  // "A smaller side table" of a set is one of its pieces.
  if (/^(?:an? )?(?:smaller|larger|bigger|second|matching|additional|extra)\b/i.test(inside)) return undefined;
  if (match === undefined || form.kind === 'sentence' || form.kind === 'clause' || hasDeterminer(inside)) return;
  const [core = ''] = inside.split(/,| (?:with|in|of|for|from|made|that|to|by) /);
  const { singular, plural, words, isPair, isCountable } = match.kind.en;
  // A hose of a hose reel is a part of it.
  const last = match.head.split(' ').at(-1);
  const name = [singular, plural, ...words]
    .filter((each) => each.split(' ').at(-1) === last || each === plural)
    .find((each) => core.toLowerCase().endsWith(` ${each}`));
  if (name === undefined) return isGarmentItself(core, match) ? inside : undefined;
  if (core.split(' ').length > 4) return;
  return isPair || !isCountable || name === plural ? inside : `${articleFor(inside)} ${inside}`;
}

/** Garments in several words for one: no leggings "have" yoga pants. */
const LEGWEAR = /\b(?:pants|trousers|shorts|leggings|tights|joggers|jeans|chinos)$/i;

const isGarmentItself = (core: string, { kind: { en, trade } }: KindMatch): boolean =>
  trade === 'apparel' && en.isPair && LEGWEAR.test(core) && LEGWEAR.test(en.plural);

/** Rejects lines that leave the listener asking "what?". */
export function isSayable(inside: string, form: FactForm, match: KindMatch | undefined): boolean {
  const words = inside.split(' ');
  // A pronoun without its noun agrees with nothing.
  if (/^(?:it|they|this|these|those|its|their)\b/i.test(inside)) return false;
  if (words.length === 1)
    return form.kind === 'state' || (form.kind === 'noun' && /-/.test(inside)) || /\d/.test(inside);
  // "A slip-on plimsoll in cobalt canvas" describes the product as if it were a part.
  const head = form.kind === 'noun' ? form.head : undefined;
  const isItself =
    match !== undefined &&
    head !== undefined &&
    [match.kind.en.singular, match.kind.en.plural].some((word) => word.split(' ').at(-1) === head);
  return !isItself || words.length >= 4;
}

export const dropReason = (phrase: string): string => {
  const rest = phrase.replace(REASON, '');
  return rest.split(' ').length >= LEAST_BEFORE_REASON ? rest : phrase;
};
