import type { ProductKind } from '@reelwright/product-kinds';

/**
 * Lists the names that tell what a product is: the seller's, and those of its kind if they say the same. A leaf blower is
 * listed with lawn mowers, and is none.
 */
export function listNames(kind: ProductKind, nouns: readonly string[]): string[] {
  const own = [kind.id.replaceAll('-', ' '), kind.en.singular, kind.en.plural];
  const last = (name: string): string => (name.toLowerCase().split(/[ -]/).at(-1) ?? '').replace(/s$/, '');
  const isSame = nouns.some((noun) => !noun.includes(' ') || own.some((name) => last(name) === last(noun)));
  return nouns.length === 0 || isSame ? [...own, ...nouns] : [...nouns];
}
