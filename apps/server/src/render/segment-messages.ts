import type { TimelineDocument } from '@reelwright/timeline';
import type { FrameRange } from './plan-segments.ts';

/** What a segment's thread is started with. */
export interface SegmentJob {
  document: TimelineDocument;
  /** Output pixels per pixel of the document. */
  scale: number;
  frames: FrameRange;
  /** Local path of each image and video. */
  files: Record<string, string>;
  encoder: { program: string; args: string[] };
}

/** From the thread: after every few frames, and at the end. */
export type SegmentMessage =
  | { kind: 'progress'; framesDone: number }
  | { kind: 'done'; timings: SegmentTimings }
  | { kind: 'failed'; reason: string };

/** Where a segment's time went, in milliseconds. */
export interface SegmentTimings {
  /** Looking through the document for what it shows. */
  planMs: number;
  /** Waiting for images to be read and videos to be decoded. */
  loadMs: number;
  paintMs: number;
  /** Waiting for the encoder to take frames. */
  waitMs: number;
  totalMs: number;
}

/** To the thread: end the encoder, then yourself. */
export type SegmentOrder = 'stop';
