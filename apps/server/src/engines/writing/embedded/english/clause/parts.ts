import type { Role } from './articles.ts';

/** A part of a clause that was read: where it ends, what it cost, and how it is said. */
export interface Part {
  to: number;
  cost: number;
  text: string;
}

/** A thing: several, one or stuff, and how it is said in a role. */
export interface Thing {
  to: number;
  cost: number;
  number: 'one' | 'many' | 'stuff';
  /** In small letters. */
  head: string;
  isPronoun: boolean;
  /** True for a number and its unit. */
  isAmount?: boolean;
  /** True if the seller gave it its article or number, or it takes none. */
  isDetermined: boolean;
  /** True for one word. */
  isLone: boolean;
  say: (role: Role) => string;
}

/** Of the parts that end at the same word, the cheapest. */
export function keepCheapest<Each extends { to: number; cost: number }>(
  parts: readonly Each[],
  keyOf: (part: Each) => string = ({ to }) => String(to),
): Each[] {
  const best = new Map<string, Each>();
  for (const part of parts) {
    const key = keyOf(part);
    const known = best.get(key);
    if (known === undefined || part.cost < known.cost) best.set(key, part);
  }
  return [...best.values()];
}
