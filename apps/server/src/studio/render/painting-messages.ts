import type { TimelineDocument } from '@reelwright/timeline';
import type { FrameRange } from './plan-segments.ts';

/** Start data of a render's painting thread. */
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

/** Messages from the thread: after every few frames of a segment, and at the end. */
export type PaintingMessage =
  | { kind: 'progress'; segment: number; framesDone: number }
  | { kind: 'done'; timings: SegmentTimings[] }
  | { kind: 'failed'; reason: string };

/** The time a segment took, by phase, in milliseconds. */
export interface SegmentTimings {
  /** Evaluating the document for what it shows. */
  planMs: number;
  /** Waiting for images to be read and videos to be decoded. */
  loadMs: number;
  paintMs: number;
  /** Waiting for the encoder to take frames, and for the thread while it paints another segment. */
  waitMs: number;
  totalMs: number;
}

/** Message to the thread: end the encoders, then exit. */
export type PaintingOrder = 'stop';
