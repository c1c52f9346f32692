import type { PreviewFailure } from './preview-error.ts';

/**
 * The state a player shows beside the canvas. It changes at most a few times a second: the position is not part of it.
 */
export interface PreviewState {
  /** `ready` from the first frame on. */
  phase: 'loading' | 'ready' | 'failed';
  failure: PreviewFailure | null;
  /** The user's choice; while the preview buffers, it is not running yet. */
  isPlaying: boolean;
  isBuffering: boolean;
  /** -4 to 4, not 0. Audio plays only at 1. */
  rate: number;
  isLooping: boolean;
  /** 0 to 1. */
  volume: number;
  isMuted: boolean;
  audio: 'loading' | 'ready' | 'silent' | 'failed';
  /** The browser blocks audio until the user has pressed something. */
  isAudioBlocked: boolean;
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
  audio: 'loading',
  isAudioBlocked: false,
};

/** How well a preview plays, for tests and for the benchmark. */
export interface PreviewStatistics {
  /** Time from `createPreview` to the first frame; undefined before. */
  firstFrameMs: number | undefined;
  shownFrames: number;
  droppedFrames: number;
  /**
   * Largest difference between the frame shown and the one heard (without audio: the clock's), in frames; 0 is the
   * right frame.
   */
  largestDriftFrames: number;
  largestDriftMs: number;
  /** Frames shown more than one frame away from the audio. */
  lateFrames: number;
  averageCostMs: number;
  /** Output pixels per document pixel of the last frame. */
  scale: number;
  clock: 'audio' | 'wall';
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
