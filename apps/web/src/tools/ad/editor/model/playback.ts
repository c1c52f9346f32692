import type { TimelineDocument } from '@reelwright/timeline';

/** The part of the player that the editor uses. */
export interface Playback {
  readonly document: TimelineDocument;
  readonly canvas: HTMLCanvasElement;
  getState(): { isPlaying: boolean; phase: string; rate: number };
  subscribe(listener: () => void): () => void;
  /** Calls the listener for each frame that has appeared. Returns a function that unsubscribes. */
  onFrame(listener: (frame: number) => void): () => void;
  getFrame(): number;
  play(): void;
  pause(): void;
  /** Plays at a speed, also backwards. */
  playAt(rate: number): void;
  /** Seeks to a tick of the document. */
  seek(tick: number): void;
}
