import type { PreviewSource } from './worker-messages.ts';

export interface StillOrder {
  source: PreviewSource;
  /** Ticks of the document. */
  ticks: readonly number[];
  /** Output pixels per document pixel. */
  scale: number;
}

export type StillReport =
  | { kind: 'still'; tick: number; image: Blob }
  | { kind: 'done' }
  /** Stills painted earlier stay valid. */
  | { kind: 'failed'; message: string };
