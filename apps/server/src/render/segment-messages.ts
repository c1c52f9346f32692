import type { TimelineDocument } from '@reelwright/timeline';
import type { FrameRange, PicturePlan } from './plan-render.ts';

/** What a segment's thread is started with. */
export interface SegmentJob {
  document: TimelineDocument;
  frames: FrameRange;
  /** Of all pictures that these frames show. */
  pictures: PicturePlan[];
  /** Local path of each picture and logo. */
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
  loadMs: number;
  paintMs: number;
  /** Waiting for the encoder to take frames. */
  waitMs: number;
  totalMs: number;
}

/** To the thread: end the encoder, then yourself. */
export type SegmentOrder = 'stop';
