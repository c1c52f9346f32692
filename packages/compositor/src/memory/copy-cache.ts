/** Something in the compositor's memory that can be made again. */
export interface Copy {
  free(): void;
}

/** More copies are useless: moving content needs a new one for every frame. */
const MAX_COPIES = 64;

/**
 * Caches data derived from images, masks and maps. A copy depends only on its key: it may be made again at any time.
 */
export interface CopyCache {
  /** Returns the cached copy, or makes it. It stays until `release` is called. */
  get<Made extends Copy>(owner: string, key: string, make: () => Made): Made;
  /** Ends the use of all copies returned so far. */
  release(): void;
  /** Drops all copies of one owner. */
  dropOwner(owner: string): void;
  /** Drops the least recently used copy; false if all are in use. */
  dropOldest(): boolean;
}

interface Entry {
  owner: string;
  copy: Copy;
  /** The round of its last use. */
  round: number;
}

export function createCopyCache(): CopyCache {
  // In order of last use.
  const entries = new Map<string, Entry>();
  let round = 0;

  function drop(key: string, { copy }: Entry): void {
    entries.delete(key);
    copy.free();
  }

  function dropOldest(): boolean {
    const [oldest] = entries;
    if (!oldest || oldest[1].round === round) return false;
    drop(...oldest);
    return true;
  }

  return {
    dropOldest,
    release() {
      round++;
    },
    dropOwner(owner) {
      for (const [key, entry] of entries) if (entry.owner === owner) drop(key, entry);
    },
    get<Made extends Copy>(owner: string, what: string, make: () => Made): Made {
      const key = `${owner}\n${what}`;
      const known = entries.get(key);
      if (!known && entries.size >= MAX_COPIES) dropOldest();
      const copy = known?.copy ?? make();
      entries.delete(key);
      entries.set(key, { owner, copy, round });
      // Safe cast: callers with the same key make the same type.
      return copy as Made;
    },
  };
}
