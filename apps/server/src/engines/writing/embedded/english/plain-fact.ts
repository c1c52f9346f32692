import type { Trade } from '@reelwright/product-kinds';
import { isPlainMaterial } from '../plain-material.ts';
import type { EnglishFact } from './english-fact.ts';
import { findNoun, isAdjective, PROPER_WORDS } from './lexicon.ts';
import { articleFor, joinMeasure, withArticle } from './noun-phrase.ts';

/** A fact as parts of plain sentences. Patterns: "{has/have}" agrees with the product. */
export interface PlainFact {
  /** Whole sentences about a product that was named before. */
  lines: readonly string[];
  /** Openings that hold the fact. */
  hooks: readonly string[];
}

const LONGEST_WORDS = 10;
const LONGEST_THING_WORDS = 6;
/** A number of things, or an amount: "10 speeds", "5-quart bowl". */
const AMOUNT = /^(?:\d|(?:up to|over) \d|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|dual)\b)/i;
/** What the product is as a whole, or what only a shop says: nothing that it "has". */
const NO_PART =
  /\b(?:designs?|styles?|finish(?:es)?|looks?|quality|formulas?|packs?|pieces?|sets?|products?|colou?rs?|options?|sizes?|fit|use|gifts?|performance|experience|appearance|made|inches|inch|dimensions?|material|model|addition|choice|feel|weight|minutes|rating)$/i;
/** What a garment has. */
const PARTS_OF_CLOTHES =
  /\b(?:collar|pockets?|hood|cuffs|waistband|closure|lining|sleeves|hem|zip|zipper|drawstring|buttons|straps?)$/i;
/** Abilities, which take no article: "heart rate monitoring". */
const ABILITY =
  /\b(?:filtration|monitoring|lighting|tracking|charging|control|protection|cancellation|avoidance|connectivity|storage|navigation|ventilation|insulation|cushioning|padding|stitching|suspension|bluetooth|gps|wi-fi|construction)$/i;
/** "12 pouches per pack": what the parcel holds. */
const PER_PACK = /^\d+ \p{L}+s per (?:pack|box|bag|case|tin|bottle)$/u;
/** "300 lbs weight capacity". */
const LOAD =
  /^((?:up to )?\d[\d.,]* ?(?:lbs?|kg|pounds|oz|litres?|liters?|L|ml|hours?|minutes?|mins?|days?)) ((?:weight |load |tank |water )?capacity|battery life|flight time|run ?time|play ?time|range|weight limit)$/i;
/** States that no buyer understands otherwise. */
const STATES =
  /^(?:(?:machine|hand) washable|(?:water|weather|scratch|stain|rust|shock|heat|tear|wrinkle|dust|fade)[- ]resistant(?: to \d.*)?|waterproof(?: to \d.*)?|(?:dishwasher|microwave|oven|freezer)[- ]safe|(?:bpa|gluten|sugar|fragrance|paraben|lead|dairy|sulphate|sulfate)[- ]free|foldable|fully adjustable|adjustable|height[- ]adjustable|rechargeable|reusable|portable|cordless|wireless|stackable|refillable|handmade|vegan|unscented|(?:made|woven|cut|carved|knitted|sewn) (?:of|from|by|in) .+|self-cleaning|easy to clean)$/i;
/** Words that claim more than they show. */
const BOAST =
  /\b(?:ultimate|perfect|ideal|premium|best|amazing|superior|advanced|luxur\w+|extreme|incredible|stunning|powerful|customi[sz]able|multiple|various|stylish|elegant|beautiful|health\w*|cure\w*|relie\w+)\b/i;

/** Says a fact of a seller's list in plain whole sentences; null unless its form is certain. */
export function sayPlainly(
  { text, inside, form, isFragment, source }: EnglishFact,
  { nouns, trade }: { nouns: readonly string[]; trade: Trade | undefined },
): PlainFact | null {
  if (isFragment || (!source.startsWith('selling_points') && form.kind !== 'clause')) return null;
  if (inside.split(' ').length > LONGEST_WORDS || /[:;/()"“”&+{}|?!]/.test(inside) || BOAST.test(text)) return null;
  switch (form.kind) {
    case 'clause': {
      if (/^(?:is|ensures?|makes?|allows?|lets?|helps?|gives?|provides?|offers?|features?)\b/i.test(inside))
        return null;
      return agree(`{${inside}/${form.base}}`, 'that');
    }
    case 'state':
      if (isPlainMaterial(text)) return null;
      return STATES.test(inside) ? agree(`{is/are} ${inside}`, 'that') : null;
    case 'noun': {
      if (isPlainMaterial(text)) return null;
      if (PER_PACK.test(inside)) return have(inside);
      const [, amount = '', measured = ''] = LOAD.exec(inside) ?? [];
      if (amount !== '') return have(`a ${measured} of ${amount}`);
      const thing = withSmallWord(joinMeasure(inside));
      if (!isPart(thing, nouns, trade)) return null;
      return have(
        ABILITY.test(thing) ? thing : ONE_SPAN.test(thing) ? `${articleFor(thing)} ${thing}` : withArticle(thing),
      );
    }
    default:
      return null;
  }
}

/** Checks if a thing is certainly a part or an ability of the product, whose number the dictionary knows. */
function isPart(thing: string, nouns: readonly string[], trade: Trade | undefined): boolean {
  const words = thing.split(' ');
  const last = (words.at(-1) ?? '').toLowerCase();
  if (words.length < 2 || words.length > LONGEST_THING_WORDS || NO_PART.test(thing)) return false;
  if (/ (?:for|with|in|of|to|from|and|or|that|on|by|at) /.test(thing) && !AMOUNT.test(thing)) return false;
  // "Cotton shorts" of shorts.
  if (nouns.some((noun) => noun.toLowerCase().split(' ').at(-1) === last)) return false;
  if (isPlainMaterial(thing) || isAdjective(last)) return false;
  const known = findNoun(last);
  if (known === null && !ABILITY.test(thing)) return false;
  return trade === 'apparel' || trade === 'footwear' ? PARTS_OF_CLOTHES.test(thing) : true;
}

/** "A 34-minute flight time". */
const ONE_SPAN = /^\d[\d.,]*[- ]?\p{L}+ .*(?:life|time|capacity|range)$/u;

/** "Obstacle avoidance" inside a sentence; "Bluetooth speaker" keeps its capital. */
const withSmallWord = (text: string): string =>
  /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(text) && !PROPER_WORDS.has((text.split(' ')[0] ?? '').toLowerCase())
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

const have = (thing: string): PlainFact => ({
  lines: [`{It has/They have} ${thing}.`, `You get ${thing}.`],
  hooks: [`Looking for {a_kind} with ${thing}?`, `{branded} {has/have} ${thing}.`],
});

const agree = (predicate: string, joint: string): PlainFact => ({
  lines: [`{It/They} ${predicate}.`],
  hooks: [`Looking for {a_kind} ${joint} ${predicate}?`, `{branded} ${predicate}.`],
});
