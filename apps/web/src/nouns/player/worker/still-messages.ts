import type { PreviewSource } from './worker-messages.ts';

export interface StillOrder {
  source: PreviewSource;
  /** Of the document. */
  ticks: readonly number[];
  /** Output pixels per document pixel. */
  scale: number;
}

export type StillReport =
  | { kind: 'still'; tick: number; image: Blob }
  | { kind: 'done' }
  /** The stills that were painted before stay good. */
  | { kind: 'failed'; message: string };
