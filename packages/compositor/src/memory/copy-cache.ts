/** Something in the compositor's memory that can be made again. */
export interface Copy {
  free(): void;
}

/** More are not worth their keep: what moves makes a new one for every frame. */
const MAX_COPIES = 64;

/** Keeps what was made of pictures, masks and maps. What a copy is must follow from its key alone: it may be made anew at any time. */
export interface CopyCache {
  /** Finds what was made, or makes it. It stays until `release` was called. */
  get<Made extends Copy>(owner: string, key: string, make: () => Made): Made;
  /** Nothing got so far is in use any more. */
  release(): void;
  /** Lets go of all that was made of one owner. */
  dropOwner(owner: string): void;
  /** Lets go of the copy not used for the longest time; false when all are in use. */
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
      // Whoever asks by a key made what it stands for.
      return copy as Made;
    },
  };
}
