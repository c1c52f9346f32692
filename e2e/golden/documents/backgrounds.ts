import { image } from './clips.ts';
import { imageTrack, type TrackSketch } from './golden-document.ts';

/** A still background image behind a document's content. */
export const background = (durationMs: number): TrackSketch =>
  imageTrack([image('background', 'meadow', { at: 0, for: durationMs })]);
