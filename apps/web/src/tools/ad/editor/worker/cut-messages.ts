import type { AdInput, MadeVariant } from '@reelwright/ad';
import type { TimelineDocument } from '@reelwright/timeline';

/** Rebuilds a made ad after an edit. */
export interface CutOrder {
  id: number;
  made: MadeVariant;
  /** The whole input, as edited. */
  input: AdInput;
}

export interface CutAnswer {
  id: number;
  /** Null if the edit makes no valid timeline; the server says why. */
  document: TimelineDocument | null;
}
