import type { AssetId } from '@reelwright/contracts';
import type { Hint, Region } from '@reelwright/cut-out';
import type { MarkHistory } from './mark-history.ts';

/** An image whose background is to be removed. */
export interface CutImage {
  /** The page's own id. */
  id: string;
  name: string;
  /** Null until the image is in the library. */
  assetId: AssetId | null;
  /** Shows the image: the file itself, then the library's copy. */
  url: string;
  /** 0 to 1. */
  uploaded: number;
  /** Why the image can't be used, in the user's language. */
  problem: string | null;
  /** The problem may have passed: the same file can be tried again. */
  canRetry: boolean;
  /** What the worker found without marks; null until it has looked. */
  guess: { verdict: 'certain' | 'check' | 'mark'; hints: readonly Hint[] } | null;
  /** A person has looked at the mask and agreed. */
  isSeen: boolean;
  history: MarkHistory;
  /** The subject as it will be; null until it is found. */
  subject: SubjectView | null;
  /** The width of the image by its height. */
  aspect: number;
}

/** A subject at the size of a screen, transparent around it. */
export interface SubjectView {
  bitmap: ImageBitmap;
  /** Its bounding box, in fractions of the image; null if nothing is left. */
  region: Region | null;
}
