import type { Unit } from './units.ts';

export type Hedge = 'exact' | 'about' | 'over' | 'under' | 'up_to' | 'at_least';

interface QuantityBase {
  start: number;
  end: number;
  values: readonly number[];
  hedge: Hedge;
}

/**
 * A number with its object, in a normalised text. `count`: things, whose nouns follow (empty if none is near); `money`:
 * `currencies` are the possible meanings of its sign; `code`: letters and digits that name something: 4K, IPX7, 5G.
 */
export type Quantity = QuantityBase &
  (
    | { kind: 'unit'; units: readonly Unit[] }
    | { kind: 'money'; currencies: readonly string[] }
    | { kind: 'count'; nouns: readonly string[] }
    | { kind: 'code'; code: string }
  );

export function hasDimension(quantity: Quantity, dimension: Unit['dimension']): boolean {
  return quantity.kind === 'unit' && quantity.units.some((unit) => unit.dimension === dimension);
}
