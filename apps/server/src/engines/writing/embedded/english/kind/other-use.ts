import { findKind, type KindMatch } from '@reelwright/product-kinds';
import { isKnownWord } from '../known-word.ts';
import { findNoun, isAdjective, MODIFIERS } from '../lexicon.ts';
import { ENDS_IN_MATERIAL } from '../materials.ts';
import { isQualityBehind } from '../name-tail.ts';
import { COLOUR } from '../quote-fact.ts';

/** "Vise Starter Kit": things of several kinds, sold together. */
const COLLECTED = /\b(?:kit|bundle|starter set|gift (?:set|box|basket)|hamper|assortment)$/i;

/** Words in -ing that are no deeds, and what things do by themselves or what is done to them. */
const NO_DEED =
  /^(?:king|ring|spring|string|sling|wing|evening|morning|ceiling|building|clothing|bedding|lighting|sterling|during|reclining|rocking|swivelling|swiveling|spinning|rotating|revolving|glowing|cooling|heating|massaging|sliding|locking|matching|fitting|flowing|vibrating|singing|talking|dancing|flying|bouncing|hinging|stacking|nesting|draping|slimming|warming|diving)$/;

/** Checks if a title sells several things together, whatever it names of them: a "Vise Starter Kit" is no vise. */
export const isCollected = (title: string, { head }: KindMatch): boolean =>
  COLLECTED.test(namePart(title)) && !/ (?:kit|set|box|basket|hamper)$/.test(head);

/**
 * Checks if a deed before the noun makes another thing of it: a welding jacket and a grooming table are not what people
 * have at home. Creams and shampoos are named by what they do: a moisturising mask is a mask.
 */
export function isForOtherUse(title: string, { head, kind }: KindMatch): boolean {
  if (/^(?:beauty|hair-care|food|drinks|toys)$/.test(kind.trade)) return false;
  const name = namePart(title).toLowerCase();
  const before = name.slice(0, Math.max(0, name.lastIndexOf(head)));
  return (before.match(/(?<![\p{L}-])\p{L}{3,}ing(?![\p{L}-])/gu) ?? []).some(
    (word) => !NO_DEED.test(word) && !MODIFIERS.has(word) && !isAdjective(word) && !kind.id.includes(word),
  );
}

/** Returns a title up to its first mark, or to what it comes with. */
const namePart = (title: string): string => title.split(/\s*[,([|:]|\s+(?:[-–—]|with|for|w\/)\s/i)[0] ?? title;

/**
 * Checks if the front of a title names another thing than the noun of its kind: that noun is not the last one ("paddle
 * overgrips"), or a thing, an animal or a place stands before it that the kind is not named with ("ferret hammock",
 * "garden knife").
 */
export function isOtherThing(front: string, { head, kind }: KindMatch): boolean {
  const name = front.toLowerCase();
  const at = name.lastIndexOf(head);
  if (at < 0) return false;
  const behind = name.slice(at + head.length).trim();
  if (behind !== '' && !/^(?:and|set|kit|pair|pack|duo)\b/.test(behind)) return true;
  const before = name.slice(0, at).trim().split(/\s+/).at(-1) ?? '';
  // Canned tomatoes are not chopped on a board.
  if (kind.trade === 'food' && PRESERVED.test(before)) return true;
  const words = name.slice(0, at).trim().split(/\s+/).filter(Boolean);
  // What is used up is named by what it holds: only the word before the noun can change it.
  return (CONSUMED.test(kind.trade) ? words.slice(-1) : words).some(
    (word, place, all) =>
      isThingBefore(word, place === all.length - 1) &&
      !kind.en.words.some((own) => own.split(/[ -]/).includes(word)) &&
      // "Espresso beans": of the same trade.
      findKind({ name: word })?.kind.trade !== kind.trade,
  );
}

/** "Foot rest for flights", "tape for stained glass": a use that the kind does not have in its name. */
export function isForSpecialUse(title: string, { kind }: KindMatch): boolean {
  const [, use = ''] = /^[^,(|]*? for ([\p{L}'’ -]+)/iu.exec(title) ?? [];
  const words = use.toLowerCase().split(/[ -]/).filter(Boolean);
  const [first = ''] = words;
  if (first === '' || isAdjective(first) || WEARERS.test(first) || PEOPLE.test(use)) return false;
  return !words.some((word) => kind.en.words.some((name) => name.split(/[ -]/).includes(word.replace(/s$/, ''))));
}

/** Goods of a kitchen that feeds strangers, or of a workshop: nothing that people do at home is told of them. */
const PROFESSIONAL =
  /\b(?:commercial|industrial|nsf|restaurant|catering|foodservice|warehouse|hospital|salon|prep table|janitorial|medical|surgical|exam|examination|veterinary|laboratory|dental)\b/i;

export const isProfessional = (title: string): boolean => PROFESSIONAL.test(title);

const PEOPLE =
  /\b(?:him|her|you|your|the|all|any|every\w*|beginners?|adults?|couples?|families|family|friends|mums?|moms?|dads?|home|work|school|office|indoors?|outdoors?|daily|sale|\p{L}+(?:ers|ists|ors))\b/iu;

/** Materials, colours, qualities, sizes and wearers leave a thing what it is. */
function isThingBefore(word: string, isNext: boolean): boolean {
  if (/\d|['’]|^(?:and|or|of|the|&|-)$/.test(word) || ENDS_IN_MATERIAL.test(word) || WEARERS.test(word)) return false;
  if (isAdjective(word) || isQualityBehind(word) || COLOUR.test(word)) return false;
  if (/^(?:over|under|on|off|in|up|all)-/.test(word)) return false;
  // "Akron Leather Chelsea Boot": further in front an unlisted word is the model.
  return findNoun(word) !== null || findKind({ name: word }) !== undefined || (isNext && !isKnownWord(word));
}

const CONSUMED = /^(?:beauty|hair-care|food|drinks|health)$/;
const PRESERVED =
  /^(?:chopped|canned|tinned|dried|frozen|pickled|smoked|peeled|crushed|diced|sliced|candied|puréed|pureed|sundried|sun-dried)$/;

const WEARERS =
  /^(?:men|women|mens|womens|unisex|ladies|kids?|child|children|boys?|girls?|baby|babies|toddlers?|teens?|adults?|summer|winter|spring|autumn|fall|everyday|home|gift|starter|wedding|party|birthday|christmas|handmade|vintage|mini|pro|classic)$/;
