import type { EdgeSettings, Hint, Marks, Region, Size } from '@reelwright/cut-out';

/** What the page asks of the worker. Each image has an id of the page's. */
export type CutOutOrder =
  /** Finds the first mask of an image. */
  | { op: 'open'; id: string; file: Blob }
  /** Finds the mask that marks ask for: fast enough to follow a brush. */
  | { op: 'mask'; id: string; turn: number; marks: Marks | undefined }
  /** Finds the opacity of the edge for the newest mask, and the subject's own colours. */
  | { op: 'matte'; id: string; turn: number; edge: EdgeSettings }
  | { op: 'close'; id: string };

/** A finished picture of the subject, transparent around it, at the size of a screen. */
export interface SubjectPixels extends Size {
  data: Uint8ClampedArray<ArrayBuffer>;
  /** The subject's bounding box, in fractions of the image; null if nothing is left. */
  region: Region | null;
}

export type CutOutAnswer =
  | { op: 'opened'; id: string; verdict: 'certain' | 'check' | 'mark'; hints: readonly Hint[]; size: Size }
  | { op: 'mask'; id: string; turn: number; size: Size; alpha: Uint8ClampedArray<ArrayBuffer> }
  | { op: 'matte'; id: string; turn: number; subject: SubjectPixels }
  | { op: 'failed'; id: string };
