import { capitalise } from '../text/capitals.ts';
import { isPlainMaterial } from '../../plain-material.ts';
import { BOAST } from '../boast.ts';
import type { EnglishFact } from '../english-fact.ts';
import { headOf } from '../grammar/countability.ts';
import { findNoun, findThirdPersonBase, PREPOSITIONS } from '../lexicon.ts';
import { isMeasuredThing } from '../measured-thing.ts';
import { articleFor, lacksArticle, surelyTakesArticle, withArticle, withInnerArticle } from '../noun-phrase.ts';
import { completeNouns } from '../listed/complete-nouns.ts';
import { namePart } from '../part-name.ts';
import { COLOUR, hasBareNoun } from '../quote-fact.ts';
import { IDLE_CLAUSE, sayDoing } from './deeds.ts';
import { SIZES } from './figures.ts';
import type { PlainContext, PlainFact, PlainLine } from './plain-line.ts';
import { sayState } from './states.ts';
import { AMOUNT, NO_PART, PARTS_OF_CLOTHES, have } from './things.ts';
import { sayFigure } from './wholes.ts';

const LONGEST_LISTED_WORDS = 9;

const LONGEST_LISTED_LETTERS = 56;

/** A length, and at most what was done, without the thing that has it. */
const LACKS_THING =
  /^\d[\d ./,]*[ -]?(?:inch(?:es)?|in|cm|mm|m|ft|feet|yards?|mil|oz|kg|g|lbs?|ml|l)(?: (?:\p{L}+ )?\p{L}+(?:ed|ing))?$/iu;

/** A grammar that does not know a phrase knows no long one. */
const LONGEST_UNKNOWN_WORDS = 6;

/** Sizes, and what only the shop says. */
const UNSAID =
  /[:;()"“”&+{}|?!=@#*<>]|(?<!\d)\/|\/(?!\d)|\b(?:sizes?|colou?rs?|shades|dimensions?|models?|sku|shipping|returns?|warranty|guarantee\w*|sale|free gift|offer|you|your|we|our|us|it|its|they|their|packs?|one size|approx|imported|ages|(?<!-)years?|cables?|cords?|waist|chest|inseam|replacement)\b/i;

/** "Bamboo, 12 by 9": a size without its unit. */
const UNITLESS = /\d by \d[\d.]*$/;

const OF_SIZE =
  /^(?:up to )?\d[\d.,]*(?: ?\p{L}+\.?)?(?:,? ?(?:x|×|by|-|–|to|and|,) ?\d[\d.,]*(?: ?\p{L}+\.?)?)*(?: each)?$|\d\/\d+\/\d/u;

/** "Hand-sharpened to 12 degrees", "Filled with hulls": what was done with the product. */
const DONE =
  /^(?:\p{L}+-)?(?:\p{L}{2,}ed|woven|sewn|cut|hewn|spun|grown|drawn|built|wound|bound|hand-?made) (?:with|to|for|in|by|from|at|on)\b/u;

/** "Changed everything", "1 or more players": the rest of a sentence, and no figure. */
export const HALF = /^\p{L}+ed (?:the|an?|every\w*|all|it|them|its|your|our)\b|^\d+ or (?:more|less)\b/iu;

/** "Bars 22 to 35 mm", "king 230 by 220 cm": a row of a size table. */
const SIZE_ROW = /^\p{L}+ \d[\d.,]* (?:to|by) \d[\d.,]* ?\p{L}{1,6}$/u;

/** "98% cotton, 2% elastane" is a label. */
const BLEND = /\d ?%.*\d ?%/;

/** Says a short point as the seller lists it: "67 layers of Damascus steel." Null for sizes, boasts and half sentences. */
export function sayListed(
  { text, inside, form, isFragment, isWhole, source, isAccessory }: EnglishFact,
  context: PlainContext,
): PlainFact | null {
  const { nouns, trade } = context;
  const isWorn = trade === 'apparel' || trade === 'footwear';
  // "100 LEDs on 12 m of wire" has no verb.
  if (isWhole && !/^\d/.test(inside)) return null;
  if (!source.startsWith('selling_points') || BOAST.test(text) || isPlainMaterial(text)) return null;
  if (isAccessory && !inside.endsWith(' included')) return null;
  // How it is kept, no reason to buy.
  if (/^(?:keep|store|serve|best (?:before|served)|refrigerate|consume)\b/i.test(inside)) return null;
  const [, age = ''] = /^(?:from|ages?(?: from)?) (\d{1,2})(?: years?| and up)?$/i.exec(inside) ?? [];
  if (age !== '') return { ...sayFigure(`For ages ${age} and up`), statements: [], hooks: [], isStrong: false };
  const words = inside.split(' ');
  // "7/32 inches", "3/8-inch cold rolled": of what?
  if (/^\d/.test(inside) && LACKS_THING.test(inside)) return null;
  if (words.length < 2 || words.length > (isFragment ? LONGEST_UNKNOWN_WORDS : LONGEST_LISTED_WORDS)) return null;
  if (text.length > LONGEST_LISTED_LETTERS || UNSAID.test(text) || OF_SIZE.test(inside)) return null;
  if (UNITLESS.test(inside)) return null;
  const isRow =
    SIZE_ROW.test(inside) && (findThirdPersonBase(words[0] ?? '') === null || findNoun(words[0] ?? '') !== null);
  if (
    isRow ||
    HALF.test(text) ||
    BLEND.test(text) ||
    COLOUR.test(text.replace(/warm white|white (?=light|leds?)/gi, ''))
  )
    return null;
  if ((text.match(/, /g)?.length ?? 0) > 1 && !/ and /.test(text)) return null;
  if (DONE.test(inside)) return isFragment && /,/.test(text) ? null : sayState(inside, text);
  const isThing = form.kind === 'noun' || form.kind === 'text' || (form.kind === 'sentence' && /^\d/.test(inside));
  const verb = findThirdPersonBase((words[0] ?? '').toLowerCase());
  // "Sits at waist": a clause that lacks an article.
  if (!isThing || (verb !== null && findNoun(words[0] ?? '') === null)) {
    const isObject = verb !== null && words.length > 2 && !PREPOSITIONS.has(words[1] ?? '') && !hasBareNoun(words);
    const isPlain = /^[\p{L}\d' -]+$/u.test(inside) && !IDLE_CLAUSE.test(inside);
    return form.kind === 'text' && isObject && isPlain
      ? sayDoing(inside, [verb, ...words.slice(1)].join(' '), context)
      : null;
  }
  const isOwnNoun = nouns.some((noun) => noun.toLowerCase().split(' ').at(-1) === words.at(-1)?.toLowerCase());
  const isPlainThing =
    form.kind === 'noun' && form.number === 'singular' && !/[\d,]/.test(inside) && findNoun(headOf(inside)) !== null;
  // "Regular fit" and "long sleeve" are nothing that a garment has.
  // "Top rack of the dishwasher" is a place.
  const mayHave =
    !/ of (?:the|your) /.test(inside) &&
    !NO_PART.test(inside) &&
    (!isWorn || (PARTS_OF_CLOTHES.test(inside) && !/sleeve$/i.test(inside)));
  if (isPlainThing && mayHave && !hasBareNoun(words) && !isFragment && !isOwnNoun && lacksArticle(inside))
    return have(withArticle(withInnerArticle(inside)));
  const isLed = /^(?:for|from|in|to|of|by|on|at|with)$/i.test(words[0] ?? '');
  // "Pick holder on top" takes its article.
  const part = form.kind === 'text' && !/,/.test(inside) ? namePart(inside) : null;
  const whole = isMeasuredThing(inside)
    ? capitalise(`${articleFor(inside)} ${completeNouns(inside, -1)}`)
    : part !== null
      ? capitalise(part)
      : form.kind === 'noun' &&
          form.number === 'singular' &&
          !/[\d,]| of (?:the|your) /.test(inside) &&
          surelyTakesArticle(inside)
        ? capitalise(withArticle(withInnerArticle(inside)))
        : completeNouns(text, -1);
  const line: PlainLine = { text: `${whole}.`, shape: 'listed' };
  const named: PlainLine[] = isLed ? [] : [{ text: `{branded}. ${whole}.`, shape: 'listed' }];
  const isOfMeasure =
    SIZES.test(inside) ||
    /^\d[\d.]*\S* (?:by|x) \d/.test(inside) ||
    /\b(?:assembly|installation|set-?up)$/i.test(inside);
  return {
    lines: [line],
    statements: named,
    hooks: isOfMeasure || isLed ? [] : [{ text: `${whole}. Meet {branded}.`, shape: 'listed' }],
    thing: null,
    isStrong: AMOUNT.test(inside) && !isOfMeasure,
  };
}
