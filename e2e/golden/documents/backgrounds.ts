import { image } from './clips.ts';
import { imageTrack, type TrackSketch } from './golden-document.ts';

/** A still background image behind a document's content. */
export const ground = (durationMs: number): TrackSketch =>
  imageTrack([image('ground', 'meadow', { at: 0, for: durationMs })]);
