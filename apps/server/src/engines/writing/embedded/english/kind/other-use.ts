import type { KindMatch } from '@reelwright/product-kinds';
import { isAdjective, MODIFIERS } from '../lexicon.ts';

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
