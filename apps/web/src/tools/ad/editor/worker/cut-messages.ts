import type { AdInput, MadeVariant } from '@reelwright/ad';
import type { TimelineDocument } from '@reelwright/timeline';

/** Rebuilds a made ad after an edit. */
export interface CutOrder {
  id: number;
  /** Omitted if it is that of the last order: copying it takes longer than all the rest of an order. */
  made?: MadeVariant;
  /** The whole input, as edited. */
  input: AdInput;
}

export interface CutAnswer {
  id: number;
  /** Null if the edit makes no valid timeline; the server says why. */
  document: TimelineDocument | null;
}
