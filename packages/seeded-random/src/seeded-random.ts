/** Random numbers that are the same for the same seed and purpose on every machine. Not for secrets. */
export interface SeededRandom {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** From `min` up to, but not including, `max`. */
  between(min: number, max: number): number;
  isLucky(chance: number): boolean;
  /** Throws a RangeError for an empty list. */
  pick<Value>(values: readonly Value[]): Value;
  /** Returns a shuffled copy. */
  shuffle<Value>(values: readonly Value[]): Value[];
}

/**
 * Creates a generator. `purpose` separates the draws of an engine's parts, so that a new draw in one part leaves the
 * others unchanged.
 */
export function createSeededRandom(seed: number, purpose: string): SeededRandom {
  let state = hashText(`${seed}:${purpose}`);

  // mulberry32: 32 bits of state, period 2^32, passes gjrand at this size.
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };

  return {
    next,
    between: (min, max) => min + (max - min) * next(),
    isLucky: (chance) => next() < chance,
    pick: <Value>(values: readonly Value[]): Value => {
      if (values.length === 0) throw new RangeError('nothing to pick from');
      return values[Math.floor(next() * values.length)] as Value;
    },
    shuffle: <Value>(values: readonly Value[]): Value[] => {
      const shuffled = [...values];
      for (let last = shuffled.length - 1; last > 0; last -= 1) {
        const other = Math.floor(next() * (last + 1));
        [shuffled[last], shuffled[other]] = [shuffled[other] as Value, shuffled[last] as Value];
      }
      return shuffled;
    },
  };
}

/** FNV-1a. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
