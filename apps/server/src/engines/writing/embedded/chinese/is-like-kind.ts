import { listKinds, type ProductKind } from '@reelwright/product-kinds';

let firstNouns: ReadonlyMap<string, string> | undefined;

/**
 * Checks if a noun ends like the first noun of its kind. The kind of water guns also holds 泡泡机, which is counted
 * otherwise and takes no lines about water guns.
 */
export function isLikeKind(noun: string, kind: ProductKind): boolean {
  firstNouns ??= new Map(listKinds().map(({ id, zh }) => [id, zh.noun]));
  return noun.at(-1) === firstNouns.get(kind.id)?.at(-1);
}
