import type { TimelineDocument } from '@reelwright/timeline';

export interface BrowserFont {
  family: string;
  weight: number;
  url: string;
}

/** To the worker. Addresses are absolute. */
export interface PaintOrder {
  document: TimelineDocument;
  /** By the id of the media. */
  urls: Record<string, string>;
  fonts: BrowserFont[];
  scale: number;
  frames: number[];
  /** Where each painted frame is sent, I420, one request each in the order of `frames`. */
  paintedUrl: string;
}

/** From the worker, when all frames were sent. */
export type PaintAnswer = { kind: 'done' } | { kind: 'failed'; reason: string };
