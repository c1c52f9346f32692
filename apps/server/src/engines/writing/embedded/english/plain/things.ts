import { isPlainMaterial } from '../../plain-material.ts';
import { capitalise } from '../text/capitals.ts';
import { headOf, numberOfNoun } from '../grammar/countability.ts';
import { findNoun, findThirdPersonBase, isAdjective, PROPER_WORDS } from '../lexicon.ts';
import { ENDS_IN_MATERIAL } from '../materials.ts';
import { completeNouns } from '../listed/complete-nouns.ts';
import { isTaggedVerb } from '../listed/find-listed-verb.ts';
import { articleFor, joinMeasure, withArticle, withInnerArticle } from '../noun-phrase.ts';
import { tagWords } from '../prose/tagged-words.ts';
import { sayDoing } from './deeds.ts';
import { LONGEST_THING_WORDS, UNITS } from './figures.ts';
import type { PlainContext, PlainFact, PlainLine } from './plain-line.ts';
import { sayState } from './states.ts';
import { sayAbsent, sayFigure, sayWhole } from './wholes.ts';
import type { Trade } from '@reelwright/product-kinds';

/** What a garment has. */
export const PARTS_OF_CLOTHES =
  /\b(?:collar|pockets?|hood|cuffs|waistband|closure|lining|sleeves|hem|zip|zipper|drawstring|buttons|straps?)$/i;

/** Two things of so many words fit into a line. */
const LONGEST_PAIRED_WORDS = 4;

/** A number of things, or an amount: "10 speeds", "5-quart bowl". */
export const AMOUNT = /^(?:\d|(?:up to|over) \d|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|dual)\b)/i;

/** What the product is as a whole, or what only a shop says: nothing that it "has". */
export const NO_PART =
  /\b(?:spool|reel|assembly|action|set-?up|designs?|styles?|finish(?:es)?|looks?|quality|formulas?|packs?|pieces?|sets?|products?|colou?rs?|options?|sizes?|fit|use|gifts?|performance|experience|appearance|made|inches|inch|dimensions?|material|model|addition|choice|feel|weight|minutes|rating|functions?|functionality|features?|technology|series|style|version|edition|life ?style|stimulation|comfort|safety|skin|hair|results?|benefits?|solutions?|body|shape|length|width|height|diameter|capacity|usage|care|fuel|mileage|transmission|photos?|pictures?|images?)$/i;

/** What goods come in, not what they have. */
const PACKAGE = /\b(?:jars?|tins?|tubes?|pouch(?:es)?|cartons?|sachets?|bottles?|cans?|bags?|boxes|box)$/i;

/** "Dark glass bottle" of oil: what it comes in, no part. */
const isPacking = (thing: string, trade: Trade): boolean =>
  /\b(?:jar|jug|tin|tube|pouch|carton|sachet|bottle|can|box)$/i.test(thing) &&
  /^(?:food|drinks|beauty|hair-care|health)$/.test(trade);

/** Abilities, which take no article: "heart rate monitoring". */
const ABILITY =
  /\b(?:filtration|monitoring|lighting|tracking|charging|control|protection|cancellation|avoidance|connectivity|storage|navigation|ventilation|insulation|cushioning|padding|stitching|suspension|variable speed|bluetooth|gps|wi-fi|construction)$/i;

/** "12 pouches per pack": what the parcel holds. */
const PER_PACK =
  /^\d[\d.,]* ?(?:\p{L}+ ){0,3}\p{L}+ per (?:pack|box|bag|case|tin|bottle|bar|serving|portion|drop|capsule|tablet|scoop|can|cup|pouch|sachet|piece|jar|roll)$/u;

/** "8g protein" is 8 g of protein. */
const ofAmount = (text: string): string => text.replace(/^(\d[\d.,]*) ?(g|mg|mcg|µg) (?!of\b)(?=\p{L})/u, '$1 $2 of ');

/** "A battery life of 9 hours". */
const LOAD =
  /^((?:up to )?\d[\d.,]* ?(?:litres?|liters?|L|ml|hours?|minutes?|mins?|days?)) ((?:water |tank )?capacity|battery life|flight time|run ?time|play ?time|range)$/i;

/** "3000 strokes per minute". */
const RATE = /^(?:up to )?\d[\d.,]* (?:\p{L}+ ){1,2}(?:per \p{L}+|an? (?:second|minute|hour|day|week))$/iu;

/** "Rubber coated hook". */
const COMPOUND =
  /^(\p{L}+) (coated|lined|filled|plated|covered|insulated|wrapped|tipped|backed|reinforced|powered) (?=\p{L}+$)/u;

/** Who plays, and what is sold without being a part. */
const FOR_PEOPLE = /\b(?:players|people|persons|guests|adults|kids|children)$/i;

/** "Natural rubber": what the whole is made of. Foam, mesh and cloth are often a part's. */
const MADE_OF =
  /\b(?:foam|mesh|leather|suede|felt|fleece|cotton|velvet|silk|satin|wool|linen|glass|stone|crystal|pearl|lace|marble)$/i;

/** "Handle made of Moso bamboo". */
const OF_PART =
  /^(?:the )?((?:\p{L}[\p{L}-]* ){0,2}\p{L}[\p{L}-]+) (?:(?:is|are) )?made (?:of|from|out of) ([^,;]+)$/iu;

/** What is inside a cover. */
const FILLING = /\b(?:down|feathers?|fib(?:er|re)fill|kapok)$/i;

/** "210D nylon", "304 stainless steel": a grade, no amount. */
const GRADED = /^(?:\d{2,4}D|\d{3,4}|\d{1,2}\/\d{1,2}|\d[\d.]* ?(?:oz|gsm|mil)|\d{2,4}-denier|\d{1,2}-gauge) /;

/** Goods whose buyers eat, drink or apply them. */
const CONSUMED = /^(?:food|drinks|beauty|hair-care|health|pets)$/;

/** What such goods contain: nothing that they "have". */
const SUBSTANCE =
  /\b(?:milk|honey|oil|butter|sugar|salt|cheese|flour|cream|juice|tea|coffee|cocoa|chocolate|protein|acid|collagen|extract|powder|rice|meat|beef|chicken|salmon|vinegar|yeast|starch|syrup|niacinamide|retinol|caffeine|magnesium|zinc|iron|vitamin [A-Z]\d*)$/i;

/** "With hay milk." */
function contain(thing: string): PlainFact {
  return {
    lines: [{ text: `With ${thing}.`, shape: 'with' }],
    statements: [{ text: `{branded}, with ${thing}.`, shape: 'with' }],
    hooks: [{ text: `{branded}, with ${thing}.`, shape: 'with' }],
    thing: null,
    isStrong: false,
  };
}

export function sayThing(inside: string, { nouns, trade, isOne }: PlainContext, isListed: boolean): PlainFact | null {
  if (/^no \p{L}/iu.test(inside) && inside.split(' ').length <= LONGEST_THING_WORDS && isListed)
    return sayAbsent(capitalise(inside));
  if (FOR_PEOPLE.test(inside))
    return AMOUNT.test(inside) && !/ or /.test(inside) ? sayFigure(capitalise(inside)) : null;
  // "Place jar in warm water", "just add water": what the buyer does.
  const inOrder = inside.split(' ');
  if (
    inOrder.length > 2 &&
    /^(?:just|simply|place|set|put|add|pour|press|pull|push|turn|keep|store|wash|wipe|rinse|dry|use)$/i.test(
      inOrder[0] ?? '',
    ) &&
    isTaggedVerb('you', inOrder)
  )
    return null;
  // "15W for phones": the figure of something that is not said.
  if (/^\d[\d.,]* ?\p{L}{1,4} (?:for|with|in|on|at) /u.test(inside))
    return isListed ? sayFigure(capitalise(inside)) : null;
  // "Lid folds down" is of no feathers, "for neutered cats" no part.
  if (/[a-z]s down$|^(?:for|from|in|to|of|by|on|at) /i.test(inside)) return null;
  const [, part = '', material = ''] = OF_PART.exec(inside) ?? [];
  if (material !== '') {
    const number = numberOfNoun(part.split(' ').at(-1)?.toLowerCase() ?? '');
    const isOwn = / (?:with|for|in|of|and|or) /.test(` ${part} `) || number === undefined || number === null;
    return isOwn || !isListed
      ? null
      : sayWhole(`The ${part} ${number === 'plural' ? 'are' : 'is'} made of ${material}`);
  }
  if (SUBSTANCE.test(inside)) {
    const thing = inside.replace(/^with /i, '');
    const isPlain = !/ (?:with|for|in|of|to|from|on|by|at) |,|^[\p{L}-]+ed /u.test(thing);
    return (trade === undefined || CONSUMED.test(trade)) && isListed && isPlain ? contain(thing) : null;
  }
  if (inside.startsWith('100% ')) return ENDS_IN_MATERIAL.test(inside) ? sayState(`made of ${inside}`, null) : null;
  if (
    ENDS_IN_MATERIAL.test(inside) &&
    / (?:for|with|in|on|to|of|from|and|or) |,/.test(inside.replace(/^made (?:of|from|with) /, ''))
  )
    return null;
  if (ENDS_IN_MATERIAL.test(inside) && (!AMOUNT.test(inside) || GRADED.test(inside)))
    return MADE_OF.test(inside) || !isListed
      ? null
      : sayState(
          `${FILLING.test(inside) ? 'filled with' : 'made of'} ${inside.replace(/^made (?:of|from|with) /, '')}`,
          null,
        );
  if (AMOUNT_WHEN.test(inside)) return isListed ? sayFigure(capitalise(inside)) : null;
  if (PER_PACK.test(inside)) return sayFigure(ofAmount(inside));
  if (RATE.test(inside)) return sayFigure(capitalise(inside));
  const [, amount = '', measured = ''] = LOAD.exec(inside) ?? [];
  if (amount !== '') return have(`a ${measured} of ${amount}`);
  const thing = withSmallWord(joinMeasure(inside.replace(/^with /i, '').replace(COMPOUND, '$1-$2 '))).replace(
    // "2 g sugar".
    /^(\d[\d.,]* ?(?:g|mg)) (?!of\b)(?=\p{L}+$)/u,
    '$1 of ',
  );
  if (!isPart(thing, nouns, trade)) return null;
  if (!isListed && !AMOUNT.test(thing) && numberOfNoun(thing.split(' ').at(-1) ?? '') === 'singular') return null;
  if (isPacking(thing, trade ?? 'beauty'))
    return sayDoing(`comes in ${withArticle(thing)}`, `come in ${withArticle(thing)}`, { nouns, trade, isOne });
  return have(
    ABILITY.test(thing) || / of /.test(thing)
      ? thing
      : ONE_SPAN.test(thing)
        ? `${articleFor(thing)} ${thing}`
        : withArticle(thing),
  );
}

/** Checks if a thing is certainly a part or an ability of the product, whose number the dictionary knows. */
function isPart(thing: string, nouns: readonly string[], trade: Trade | undefined): boolean {
  const words = thing.split(' ');
  const last = (words.at(-1) ?? '').toLowerCase();
  if (words.length < 2 || words.length > LONGEST_THING_WORDS || NO_PART.test(thing) || thing.includes(','))
    return false;
  // "Aluminum body sheds heat" is a sentence.
  if (
    words
      .slice(0, -1)
      .some(
        (word) =>
          /[a-z]{3}[^su'’]s$/.test(word) &&
          findThirdPersonBase(word) !== null &&
          findNoun(word)?.number === 'plural' &&
          !/^(?:\d|two|three|four)/.test(thing),
      )
  )
    return false;
  if (UNITS.test(thing) || / or |\d ?%.*\d ?%/.test(thing) || (AMOUNT.test(thing) && PACKAGE.test(thing))) return false;
  if (
    / (?:for|with|in|of|to|from|and|that|on|by|at|into|onto|over|under|around|through) /.test(thing) &&
    !AMOUNT.test(thing)
  )
    return false;
  // "13 to 32 inch screens" are what it suits.
  if (/^\d[\d.,]* (?:to|[-–]) \d[\d.,]*[- ]/.test(thing)) return false;
  // "Cotton shorts" of shorts.
  if (nouns.some((noun) => noun.toLowerCase().split(' ').at(-1) === last)) return false;
  // "Low tracking" is less of something.
  if (isPlainMaterial(thing) || isAdjective(last)) return false;
  if (/^(?:low|less|minimal|reduced|easy|quick|good|better|improved) /i.test(thing) && ABILITY.test(thing))
    return false;
  const known = findNoun(last);
  if (known === null && !ABILITY.test(thing)) return false;
  // "Fits half-sheet pans" does something.
  const first = (words[0] ?? '').toLowerCase();
  if (findThirdPersonBase(first) !== null && !isAdjective(first)) return false;
  // "PositionIQ adjusts the sound" is a sentence.
  if (
    tagWords(`it has ${thing}`)
      .slice(3)
      .some(({ pos, word }) => pos === 'VERB' && /[^s]s$/.test(word))
  )
    return false;
  return trade === 'apparel' || trade === 'footwear' ? PARTS_OF_CLOTHES.test(thing) : true;
}

/** "24 dB in sleep mode": an amount and when it holds. */
const AMOUNT_WHEN =
  /^(?:only |just |up to )?\d[\d.,]* ?(?:dB|°C|°F|W|lumens?|rpm|%|hours|minutes|days) (?:in|on|at|per|with|without)\b/;

/** "A 34-minute flight time". */
const ONE_SPAN = /^\d[\d.,]*[- ]?\p{L}+ .*(?:life|time|capacity|range)$/u;

/** "Obstacle avoidance" inside a sentence; "Bluetooth speaker" keeps its capital. */
const withSmallWord = (text: string): string =>
  /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(text) && !PROPER_WORDS.has((text.split(' ')[0] ?? '').toLowerCase())
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

export function have(thing: string): PlainFact {
  return haveWhole(completeNouns(withInnerArticle(thing), -1));
}

/** A weight is nothing that a product has. */
const WEIGHT = /^\d[\d.,]* ?(?:k?g|lbs?|oz|kilos?|pounds?|ounces?)(?:,| on\b|$)/i;

function haveWhole(thing: string): PlainFact {
  if (WEIGHT.test(thing))
    return {
      lines: [{ text: `${capitalise(thing)}.`, shape: 'figure' }],
      statements: [],
      hooks: [],
      thing: null,
      isStrong: false,
    };
  const isShort = thing.split(' ').length <= LONGEST_PAIRED_WORDS + 1 && !/ (?:and|or) |,/.test(thing);
  const bare = thing.replace(/^an? /, '');
  const isMany =
    thing === bare &&
    (AMOUNT.test(thing)
      ? !/^(?:1|one) /i.test(thing) && numberOfNoun(headOf(thing.split(' and ')[0] ?? thing)) === 'plural'
      : / and /.test(thing) || numberOfNoun(headOf(thing)) === 'plural');
  // "Ten speeds." alone is a line; "A handle." is none.
  const counted: PlainLine[] =
    AMOUNT.test(bare) && bare.split(' ').length > 1 && bare === thing
      ? [{ text: `${capitalise(bare)}.`, shape: 'figure' }]
      : [];
  return {
    lines: [
      { text: `{It has/They have} ${thing}.`, shape: 'has' },
      ...counted,
      { text: `${isMany ? 'There are' : "There's"} ${thing}.`, shape: 'there' },
      { text: `With ${thing}.`, shape: 'with' },
    ],
    statements: [
      { text: `{branded} {has/have} ${thing}.`, shape: 'has' },
      { text: `{branded}, with ${thing}.`, shape: 'with' },
    ],
    hooks: [
      { text: `{branded} {has/have} ${thing}.`, shape: 'has' },
      { text: `{branded}, with ${thing}.`, shape: 'with' },
    ],
    thing: isShort ? thing : null,
    isStrong: false,
  };
}
