import type { CategoryPath, MediaAsset, PathStep } from './media-entry.ts';
import type { InvalidReason } from './media-rules.ts';

export interface InvalidAsset {
  asset: MediaAsset;
  reason: InvalidReason;
}

/** What each event of the dialog carries. `close` and `cancel` carry nothing. */
export interface DialogEventDetails {
  'folder-change': { folderId: string; folderName: string };
  /** `folderId` is null for the root; `fullPath` ends with the crumb that was clicked. */
  'breadcrumb-navigate': {
    index: number;
    folderId: string | null;
    folderName: string;
    fullPath: readonly PathStep[];
  };
  'category-change': { categoryPath: CategoryPath };
  'max-count-exceeded': { reason: 'MAX_COUNT_REACHED'; currentCount: number; maxCount: number };
  'asset-validation-failed': InvalidAsset;
  'invalid-assets-found': {
    invalidAssets: readonly InvalidAsset[];
    totalInvalid: number;
    sizeExceeded: number;
    durationExceeded: number;
    other: number;
  };
  close: null;
  cancel: null;
  confirm: { assets: readonly MediaAsset[] };
}

export type DialogEventName = keyof DialogEventDetails;

export type DialogEvent = {
  [Name in DialogEventName]: { type: Name; detail: DialogEventDetails[Name] };
}[DialogEventName];

export function describeInvalid(invalidAssets: readonly InvalidAsset[]): DialogEvent {
  const count = (reason: InvalidReason): number => invalidAssets.filter((each) => each.reason === reason).length;
  const sizeExceeded = count('FILE_SIZE_EXCEEDED');
  const durationExceeded = count('DURATION_EXCEEDED');
  const totalInvalid = invalidAssets.length;
  const other = totalInvalid - sizeExceeded - durationExceeded;
  return {
    type: 'invalid-assets-found',
    detail: { invalidAssets, totalInvalid, sizeExceeded, durationExceeded, other },
  };
}
