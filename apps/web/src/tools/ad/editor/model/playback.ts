import type { TimelineDocument } from '@reelwright/timeline';

/** What the editor asks of the player beside it. */
export interface Playback {
  readonly document: TimelineDocument;
  getState(): { isPlaying: boolean; phase: string };
  subscribe(listener: () => void): () => void;
  /** Told of each frame that has appeared. Returns what ends that. */
  onFrame(listener: (frame: number) => void): () => void;
  getFrame(): number;
  play(): void;
  pause(): void;
  /** In ticks of the document. */
  seek(tick: number): void;
}
