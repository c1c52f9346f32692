import { FUNCTION_WORDS, findNoun, PREPOSITIONS } from '../lexicon.ts';
import { CLOTH_OF_MATERIAL, ENDS_IN_MATERIAL, WEIGHT_OF_CLOTH } from '../materials.ts';
import { articleFor, hasDeterminer } from '../noun-phrase.ts';
import { NOTHING, isLikeAdjective, isPluralWord, type SaidFact, toBe } from './said-fact.ts';
import { BEFORE_ONLY } from './say-part.ts';

/** "Cotton twill", "16 oz cotton canvas", "400 gsm brushed fleece": a cloth, with its weight. */
export function isCloth(inside: string): boolean {
  const unweighed = inside.replace(WEIGHT_OF_CLOTH, '');
  return CLOTH_OF_MATERIAL.test(unweighed) || (unweighed !== inside && ENDS_IN_MATERIAL.test(unweighed));
}

/**
 * Turns "lightweight, quick-drying, water-resistant construction" into "lightweight, quick-drying and water-resistant";
 * null if a word before the empty noun is no certain quality.
 */
export function listQualities(inside: string): string | null {
  const list = /^(.+) (?:construction|design|build|finish)$/i.exec(inside)?.[1];
  const words = list?.split(/, and |, | and /) ?? [];
  if (words.length < 2) return null;
  if (words.some((word) => /\s/.test(word) || BEFORE_ONLY.test(word) || !isQuality(word))) return null;
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

const isQuality = (word: string): boolean => isLikeAdjective(word) || /^\p{L}+-(?:\p{L}+ing|\p{L}+ant)$/u.test(word);

/** "30 g tin", "glass bottle with dropper": what a product comes in; "12 pieces of beech": what a buyer gets. */
export function sayPacked(inside: string): SaidFact | null {
  if (/^\d+ (?:pieces|parts) of /i.test(inside)) return { ...NOTHING, object: inside };
  const isPack =
    /^(?:an? )?(?:\d[\d.,]* ?(?:g|kg|ml|cl|l|oz|lbs?|litre|liter)|glass|amber|alumini?um|tin|steel|recycl\p{L}+|refillable|resealable|compostable|reusable|paper|kraft|terracotta) (?:glass |amber |paper |kraft |resealable |recyclable |compostable |reusable |nursery |plastic |terracotta )?(?:tin|bottle|jar|tube|pouch|carton|can|sachet|bag|box|pack|tub|pot)(?: with .+)?$/iu.test(
      inside,
    );
  if (!isPack) return null;
  const pack = `in ${hasDeterminer(inside) ? '' : `${articleFor(inside)} `}${inside.replace(/ with (?=(?:dropper|pump|lid|spout|spray|zip|cork)$)/i, (joint) => `${joint}a `)}`;
  return { ...NOTHING, predicate: { singular: `comes ${pack}`, plural: `come ${pack}` } };
}

/** "Hood lined with fleece", "oven cleaned inside": a part and what was done to it. */
export function sayDone(inside: string): SaidFact | null {
  const words = inside.split(' ');
  const at = words.findIndex((word, index) => index > 0 && /^[a-z]{3,}ed$/.test(word) && findNoun(word) === null);
  const after = words[at + 1] ?? '';
  if (at < 1 || at > 3 || !(PREPOSITIONS.has(after) || /^(?:inside|outside|by|[a-z]{3,}ly)$/.test(after))) return null;
  const thing = words.slice(0, at);
  const head = (thing.at(-1) ?? '').toLowerCase();
  if (findNoun(head) === null || thing.some((word) => FUNCTION_WORDS.has(word) || /[\d,]/.test(word))) return null;
  return {
    ...NOTHING,
    sentence: `the ${thing.join(' ')} ${isPluralWord(head) ? 'are' : 'is'} ${words.slice(at).join(' ')}`,
  };
}

/** "From 12 months": whom the product suits. */
export function saySuited(inside: string): SaidFact | null {
  if (!/^from (?:birth|(?:age )?\d+(?: (?:months|years|weeks)(?: (?:up|on))?)?)$/i.test(inside)) return null;
  return { ...NOTHING, predicate: toBe(`for children ${inside}`) };
}

/** "20 cm tall" describes the product; "case only 7 mm thick" describes its part. */
export function sayMeasured(inside: string): SaidFact | null {
  if (!/\d\S*(?: \p{L}+)? (?:tall|wide|long|deep|high|thick|across|thin|old)$/iu.test(inside)) return null;
  if (/^(?:only |just |up to )?\d/i.test(inside)) return { ...NOTHING, predicate: toBe(inside) };
  const part = /^(\p{L}+) ((?:only |just )?\d.*)$/iu.exec(inside);
  return part === null ? null : { ...NOTHING, sentence: `the ${part[1]} is ${part[2]}` };
}
