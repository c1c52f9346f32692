import type { TimelineDocument } from '@reelwright/timeline';
import type { ClockAnchor } from '../model/play-clock.ts';
import type { PreviewFailure } from '../model/preview-error.ts';

/** The address of each file of a document, by its id. */
export type MediaSources = Record<
  string,
  { url: string /** A smaller copy of a video, without audio. */; proxyUrl?: string }
>;

export interface FontSource {
  family: string;
  weight: number;
  url: string;
}

/** A document with everything needed to show it. */
export interface PreviewSource {
  document: TimelineDocument;
  media: MediaSources;
  fonts: FontSource[];
}

export type WorkerOrder =
  | { kind: 'open'; canvas: OffscreenCanvas; source: PreviewSource; run: RunOrder; shownShortSidePx: number }
  | { kind: 'set_document'; source: PreviewSource; run: RunOrder }
  /** Loads fonts of documents that may be set next. */
  | { kind: 'load_fonts'; fonts: readonly FontSource[] }
  | RunOrder
  | { kind: 'resize'; shownShortSidePx: number };

/** Plays from an anchor on, or shows its frame if the rate is 0. Replaces any earlier order. */
export interface RunOrder {
  kind: 'run';
  anchor: ClockAnchor;
  isLooping: boolean;
  /** Only the clock was corrected: frames painted ahead stay valid. */
  isCorrection?: boolean;
}

/** A frame has appeared. */
export interface ShownFrame {
  kind: 'shown';
  frame: number;
  /** As `beatAt` counts: frames on through all laps. */
  beat: number;
  wallMs: number;
  /** The time it took to decode and paint the frame. */
  costMs: number;
  /** Output pixels per document pixel. */
  scale: number;
  isPlaying: boolean;
  /** Frames dropped since the previous one. */
  dropped: number;
}

export type WorkerReport =
  | ShownFrame
  /** The due frame waits for its files. */
  | { kind: 'waiting'; isWaiting: boolean }
  | { kind: 'failed'; failure: PreviewFailure; message: string };
