import type { TimelineDocument } from '@reelwright/timeline';
import type { FrameRange } from './plan-segments.ts';

/** What the painting thread of a render is started with. */
export interface PaintingJob {
  document: TimelineDocument;
  /** Output pixels per pixel of the document. */
  scale: number;
  /** Local path of each image and video. */
  files: Record<string, string>;
  segments: SegmentJob[];
}

export interface SegmentJob {
  frames: FrameRange;
  encoder: { program: string; args: string[] };
}

/** From the thread: after every few frames of a segment, and at the end. */
export type PaintingMessage =
  | { kind: 'progress'; segment: number; framesDone: number }
  | { kind: 'done'; timings: SegmentTimings[] }
  | { kind: 'failed'; reason: string };

/** Where a segment's time went, in milliseconds. */
export interface SegmentTimings {
  /** Looking through the document for what it shows. */
  planMs: number;
  /** Waiting for images to be read and videos to be decoded. */
  loadMs: number;
  paintMs: number;
  /** Waiting for the encoder to take frames, and for the thread while it paints another segment. */
  waitMs: number;
  totalMs: number;
}

/** To the thread: end the encoders, then yourself. */
export type PaintingOrder = 'stop';
