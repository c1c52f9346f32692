import type { TimelineDocument } from '@reelwright/timeline';

/** A document with the path of each of its files, by the id of its media. */
interface GoldenJob {
  document: TimelineDocument;
  files: Record<string, string>;
}

/** A font face with the glyphs that a document needs, as WOFF2. Equal keys mean equal bytes. */
export interface GoldenFont {
  family: string;
  weight: number;
  key: string;
  bytes: Uint8Array;
}

/** Messages to the painter, one at a time. */
export type GoldenOrder =
  | { kind: 'cut-fonts'; document: TimelineDocument }
  /** `scale` as in `evaluate`; `frames` ascending. */
  | ({ kind: 'paint'; scale: number; frames: number[] } & GoldenJob)
  /** Writes the finished video in final quality. */
  | ({ kind: 'render'; output: string } & GoldenJob);

/** Messages from the painter: one answer to each order. */
export type GoldenAnswer =
  | { kind: 'fonts'; fonts: GoldenFont[] }
  /** I420, tightly packed, in the order of the request. */
  | { kind: 'painted'; frames: Uint8Array[] }
  | { kind: 'rendered' }
  | { kind: 'failed'; reason: string };
