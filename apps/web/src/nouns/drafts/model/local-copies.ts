import type { AdDraft, DraftId } from '@reelwright/contracts';

/** What was typed and has not reached the server yet, kept on this device. */
export interface LocalCopy {
  /** The version that it was made from. */
  baseVersion: number;
  content: AdDraft;
  /** Sent from that version, without an answer so far: each may have arrived all the same. */
  sent: AdDraft[];
}

export interface LocalCopies {
  read(draftId: DraftId): LocalCopy | null;
  /** Whether there was room for it. */
  keep(draftId: DraftId, copy: LocalCopy): boolean;
  drop(draftId: DraftId): void;
}

const PREFIX = 'ad-draft:';

export const localCopies: LocalCopies = {
  read(draftId) {
    const kept = localStorage.getItem(PREFIX + draftId);
    if (kept === null) return null;
    try {
      const copy = JSON.parse(kept) as LocalCopy;
      return copy.content.version === 1 ? copy : null;
    } catch {
      // Cut off, or written by another version of the app: what can't be read is as good as none.
      return null;
    }
  },
  keep(draftId, copy) {
    try {
      localStorage.setItem(PREFIX + draftId, JSON.stringify(copy));
      return true;
    } catch {
      // The browser's storage is full or closed; the server is the only place then.
      return false;
    }
  },
  drop(draftId) {
    localStorage.removeItem(PREFIX + draftId);
  },
};
