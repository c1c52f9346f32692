import type { TimelineDocument } from '@reelwright/timeline';

/** A document with the path of each of its files by the id of its media. */
interface GoldenJob {
  document: TimelineDocument;
  files: Record<string, string>;
}

/** To the painter, one at a time. */
export type GoldenOrder =
  | { kind: 'list-fonts' }
  /** `scale` as in `evaluate`; `frames` ascending. */
  | ({ kind: 'paint'; scale: number; frames: number[] } & GoldenJob)
  /** Writes the finished video in final quality. */
  | ({ kind: 'render'; output: string } & GoldenJob);

/** From the painter: to each order its answer. */
export type GoldenAnswer =
  | { kind: 'fonts'; fonts: { family: string; weight: number; path: string }[] }
  /** I420, tightly packed, in the order of the order. */
  | { kind: 'painted'; frames: Uint8Array[] }
  | { kind: 'rendered' }
  | { kind: 'failed'; reason: string };
