import type { PreviewFailure } from './preview-error.ts';

/** What a player shows of its preview, besides the picture. It changes at most a few times a second: the position is not in it. */
export interface PreviewState {
  /** `ready` from the first frame on. */
  phase: 'loading' | 'ready' | 'failed';
  failure: PreviewFailure | null;
  /** What its user wants; while it buffers, it does not run yet. */
  isPlaying: boolean;
  isBuffering: boolean;
  /** -4 to 4; not 0. Only at 1 there is sound. */
  rate: number;
  isLooping: boolean;
  /** 0 to 1. */
  volume: number;
  isMuted: boolean;
  sound: 'loading' | 'ready' | 'silent' | 'failed';
  /** The browser makes no sound before its user has pressed something. */
  isSoundBlocked: boolean;
}

export const FIRST_STATE: PreviewState = {
  phase: 'loading',
  failure: null,
  isPlaying: false,
  isBuffering: false,
  rate: 1,
  isLooping: false,
  volume: 1,
  isMuted: false,
  sound: 'loading',
  isSoundBlocked: false,
};

/** How well a preview plays: for tests and for the bench. */
export interface PreviewStatistics {
  /** From `createPreview` to the first frame; undefined before. */
  firstFrameMs: number | undefined;
  shownFrames: number;
  droppedFrames: number;
  /** Between what is seen and what is heard (or, without sound, the clock), in frames: 0 is the right frame. */
  largestDriftFrames: number;
  largestDriftMs: number;
  /** Shown more than one frame away from what was heard. */
  lateFrames: number;
  averageCostMs: number;
  /** Output pixels per document pixel of the last frame. */
  scale: number;
  clock: 'sound' | 'wall';
}

export const FIRST_STATISTICS: PreviewStatistics = {
  firstFrameMs: undefined,
  shownFrames: 0,
  droppedFrames: 0,
  largestDriftFrames: 0,
  largestDriftMs: 0,
  lateFrames: 0,
  averageCostMs: 0,
  scale: 0,
  clock: 'wall',
};
