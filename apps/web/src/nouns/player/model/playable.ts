import type { FrameRate } from '@reelwright/timeline';
import type { PreviewState } from './preview-state.ts';

/** Captions that can be turned on and off while something plays. */
export interface PlayerCaptions {
  isShown: boolean;
  onToggle(): void;
}

/** What the player's controls and keys need of what they play: a preview of a document, or a finished file. */
export interface Playable {
  readonly document: {
    /** In ticks. */
    duration: number;
    frameRate: FrameRate;
  };
  getState(): PreviewState;
  /** Calls the listener after each change of the state. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Calls the listener for each frame that has appeared. Returns a function that unsubscribes. */
  onFrame(listener: (frame: number) => void): () => void;
  /** Returns the frame at the playhead. */
  getFrame(): number;
  play(): void;
  pause(): void;
  /** Seeks to a tick. Playback continues from there. */
  seek(tick: number): void;
  /** Plays at a speed, also backwards. */
  playAt(rate: number): void;
  setLooping(isLooping: boolean): void;
  setVolume(volume: number): void;
  setMuted(isMuted: boolean): void;
}
