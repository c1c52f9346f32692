import { image } from './clips.ts';
import { imageTrack, type TrackSketch } from './golden-document.ts';

/** A picture that stands still beneath what a document is about. */
export const ground = (durationMs: number): TrackSketch =>
  imageTrack([image('ground', 'meadow', { at: 0, for: durationMs })]);
