import type { Role } from './articles.ts';

/** A part of a clause that was read: where it ends, what it cost, and how it is said. */
export interface Part {
  to: number;
  cost: number;
  text: string;
  /** What it consists of, where that was read: what follows a verb, or a thing. */
  pieces?: readonly Piece[];
}

/** One of the parts that follow a verb or a thing, by what it tells. */
export interface Piece {
  kind:
    | 'object'
    /** A preposition and a thing, or a preposition and a deed in -ing. */
    | 'place'
    | 'place-deed'
    /** How a thing is, how or how long it does something, where it goes. */
    | 'state'
    | 'manner'
    | 'extent'
    | 'particle'
    /** "To": what for. "When", "so", "if": under which condition, or with what result. */
    | 'purpose'
    | 'clause'
    /** A second verb of the same subject. */
    | 'joined'
    /** What is not in it or not needed, behind a comma. */
    | 'tail'
    | 'other';
  text: string;
  /** The preposition or conjunction, and what stands behind it. */
  joint?: string;
  inner?: string;
  thing?: Thing;
  /** Of "so quiet nobody looks up", how quiet. */
  degree?: string;
  /** The subject of a dependent clause, if it has its own. */
  subject?: Thing;
  deed?: Deed;
}

/** What a verb says, and what it says of several. */
export interface Deed extends Part {
  base: string;
  /** Its first verb: as it stands, its plain form, and what stands before it: "won't". */
  verb?: { text: string; base: string; modal: string | null };
  /** True if it has a second verb. */
  isJoined?: boolean;
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
