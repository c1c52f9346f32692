import { findKind, type KindMatch } from '@reelwright/product-kinds';

/** "Hand Cream Fig & Cedar": the words after a cream or a candle are its scent. */
export function findScented(title: string, { kind, head }: KindMatch): KindMatch | undefined {
  if (!kind.traits.includes('edible') && kind.trade !== 'garden') return undefined;
  const before = title.slice(0, Math.max(0, title.toLowerCase().lastIndexOf(head)));
  const earlier = before.trim() === '' ? undefined : findKind({ name: before });
  return earlier?.source === 'name' && ['beauty', 'hair-care', 'home'].includes(earlier.kind.trade)
    ? earlier
    : undefined;
}

export const isEaten = ({ traits }: KindMatch['kind']): boolean =>
  traits.includes('edible') || traits.includes('drinkable');
