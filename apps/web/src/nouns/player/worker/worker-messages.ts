import type { TimelineDocument } from '@reelwright/timeline';
import type { ClockAnchor } from '../model/play-clock.ts';
import type { PreviewFailure } from '../model/preview-error.ts';

/** Where each file of a document is, by its id. */
export type MediaSources = Record<
  string,
  { url: string /** A smaller copy of a film's picture. */; proxyUrl?: string }
>;

export interface FontSource {
  family: string;
  weight: number;
  url: string;
}

/** A document with all it takes to show it. */
export interface PreviewSource {
  document: TimelineDocument;
  media: MediaSources;
  fonts: FontSource[];
}

export type WorkerOrder =
  | { kind: 'open'; canvas: OffscreenCanvas; source: PreviewSource; run: RunOrder; shownShortSidePx: number }
  | { kind: 'set_document'; source: PreviewSource }
  | RunOrder
  | { kind: 'resize'; shownShortSidePx: number };

/** Plays from an anchor on, or with the rate 0 shows its frame. What was ordered before is forgotten. */
export interface RunOrder {
  kind: 'run';
  anchor: ClockAnchor;
  isLooping: boolean;
  /** Only the clock was read anew: what has been painted ahead is still right. */
  isCorrection?: boolean;
}

/** A frame has appeared. */
export interface ShownFrame {
  kind: 'shown';
  frame: number;
  /** As `beatAt` counts: frames on through all laps. */
  beat: number;
  wallMs: number;
  /** What it cost to decode and paint it. */
  costMs: number;
  /** Output pixels per document pixel. */
  scale: number;
  isPlaying: boolean;
  /** Frames left out since the one before. */
  dropped: number;
}

export type WorkerReport =
  | ShownFrame
  /** The frame that is due waits for its files. */
  | { kind: 'waiting'; isWaiting: boolean }
  | { kind: 'failed'; failure: PreviewFailure; message: string };
