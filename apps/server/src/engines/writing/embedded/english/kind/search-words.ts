import { findNoun, isAdjective } from '../lexicon.ts';
import { findKind, type KindMatch } from '@reelwright/product-kinds';

/** Longer titles are lists of search words. */
const STUFFED_WORDS = 8;

/** "Treadmill Under Desk": where it stands is not what it is. */
export const cutPlace = (name: string): string => {
  const [front = ''] = name.split(/ (?:under|over|behind|beneath) /i);
  return findNoun(front.split(' ').at(-1)?.toLowerCase() ?? '') !== null || findKind({ name: front }) !== undefined
    ? front
    : name;
};

/** "Robot Vacuum & Mop": of two kinds in a title the first is the name. */
export function cutSecond(title: string): string {
  const at = title.search(/\s+(?:&|\+|and)\s+/);
  const first = title.slice(0, Math.max(0, at));
  // "Crackers Rosemary & Sea Salt": a snack and its flavours.
  if (/\b(?:bars|cookies|crackers|chips|crisps|bites|biscuits|gummies|granola|muesli)\b/i.test(first)) return first;
  // "Fig & Cedar Scented Candle": the scent of a candle is not its kind.
  const isScent = findKind({ name: title })?.kind.traits.includes('scented') === true;
  const match = at > 0 && !isScent ? findKind({ name: first }) : undefined;
  return match?.source === 'name' && !isFlavour(match, title.slice(at)) ? first : title;
}

/** "Carrot & Ginger Juice": a food before another food and a noun is a flavour of what the noun names. */
function isFlavour({ kind }: KindMatch, rest: string): boolean {
  const isFood = kind.traits.includes('edible') || kind.traits.includes('drinkable');
  const words = rest.trim().split(/\s+/).slice(1);
  const head = findKind({ name: words.join(' ') })?.head.split(' ') ?? [];
  return isFood && head.length > 0 && words.length > 1 && !head.includes((words[0] ?? '').toLowerCase());
}

/**
 * "Aluminium Camping Table Foldable Portable Picnic BBQ Desk": of a stuffed title, keeps the words before the first
 * adjective after a kind.
 */
export function cutStuffing(title: string): string {
  const words = title.split(/\s+/);
  if (words.length <= STUFFED_WORDS) return title;
  for (let end = 2; end < words.length; end += 1) {
    const head = words.slice(0, end).join(' ');
    const next = words[end] ?? '';
    if (!isAdjective(next) && findNoun(next) !== null) continue;
    const early = findKind({ name: head });
    // Of "Race Cars Reversible Quilt Kids Bedding Set", the last is sold.
    const isSame = early !== undefined && [undefined, early.kind.trade].includes(findKind({ name: title })?.kind.trade);
    if (isSame && early.head.split(' ').at(-1) === (words[end - 1] ?? '').toLowerCase()) return head;
  }
  return title;
}
