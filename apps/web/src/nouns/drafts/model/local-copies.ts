import type { AdDraft, DraftId } from '@reelwright/contracts';

/** Changes that have not reached the server yet, kept on this device. */
export interface LocalCopy {
  /** The version that the changes are based on. */
  baseVersion: number;
  content: AdDraft;
  /** Contents sent from that version without an answer: each may have been saved. */
  sent: AdDraft[];
}

export interface LocalCopies {
  read(draftId: DraftId): LocalCopy | null;
  /** Returns whether the storage had room. */
  keep(draftId: DraftId, copy: LocalCopy): boolean;
  drop(draftId: DraftId): void;
}

const PREFIX = 'ad-draft:';

/** Fields that had other names in copies that older versions of the app kept. */
const RENAMED = { pictures: 'images', picture: 'image', picture_wish: 'image_wish' } as const;

function withPresentNames(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key in RENAMED ? RENAMED[key as keyof typeof RENAMED] : key, each]),
  );
}

export const localCopies: LocalCopies = {
  read(draftId) {
    const kept = localStorage.getItem(PREFIX + draftId);
    if (kept === null) return null;
    try {
      const copy = JSON.parse(kept, withPresentNames) as LocalCopy;
      return copy.content.version === 1 ? copy : null;
    } catch {
      // A copy that is cut off, or written by another version of the app, counts as missing.
      return null;
    }
  },
  keep(draftId, copy) {
    try {
      localStorage.setItem(PREFIX + draftId, JSON.stringify(copy));
      return true;
    } catch {
      // The browser's storage is full or disabled: only the server can store the content.
      return false;
    }
  },
  drop(draftId) {
    localStorage.removeItem(PREFIX + draftId);
  },
};
