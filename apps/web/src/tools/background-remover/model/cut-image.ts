import type { Hint, Region } from '@reelwright/cut-out';
import type { TaskFile } from '#src/nouns/uploads/task-files.ts';
import type { MarkHistory } from './mark-history.ts';

/** An image whose background is to be removed. */
export interface CutImage extends TaskFile {
  /** Shows the image: the file itself, then the library's copy. */
  url: string;
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
