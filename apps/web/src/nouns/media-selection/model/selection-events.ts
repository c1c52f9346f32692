import type { MediaEntry, PathStep } from './media-entry.ts';
import type { Refusal } from './selection-rules.ts';

interface InvalidAssets {
  invalid: readonly { asset: MediaEntry; reason: Refusal }[];
  totalInvalid: number;
  sizeExceeded: number;
  durationExceeded: number;
  other: number;
}

/** What the dialog tells its page: the name of each event with its detail. */
export interface SelectionEventDetails {
  'folder-change': { folderId: string; folderName: string };
  'breadcrumb-navigate': {
    index: number;
    /** Null for the root. */
    folderId: string | null;
    folderName: string;
    /** From the root to the crumb. */
    fullPath: readonly PathStep[];
  };
  /** The ids of the category and, if chosen, of its sub-category. */
  'category-change': { categoryPath: readonly string[] };
  'max-count-exceeded': { currentCount: number; maxCount: number };
  'asset-validation-failed': { asset: MediaEntry; reason: Refusal };
  'invalid-assets-found': InvalidAssets;
  close: null;
  cancel: null;
  confirm: { assets: readonly MediaEntry[] };
}

export type SelectionEvent = {
  [Name in keyof SelectionEventDetails]: { name: Name; detail: SelectionEventDetails[Name] };
}[keyof SelectionEventDetails];

/** Sums invalid assets up by reason. */
export function countInvalid(invalid: InvalidAssets['invalid']): InvalidAssets {
  const count = (reason: Refusal) => invalid.filter((each) => each.reason === reason).length;
  const sizeExceeded = count('FILE_SIZE_EXCEEDED');
  const durationExceeded = count('DURATION_EXCEEDED');
  const totalInvalid = invalid.length;
  return {
    invalid,
    totalInvalid,
    sizeExceeded,
    durationExceeded,
    other: totalInvalid - sizeExceeded - durationExceeded,
  };
}
