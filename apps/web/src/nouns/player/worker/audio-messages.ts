import type { LoudnessGoal } from '../model/master-audio.ts';

/** Audio work that a worker does for the page, to keep the page responsive. Channels are transferred, not copied. */
export type AudioRequest = { id: number; channels: Float32Array<ArrayBuffer>[] } & (
  | { kind: 'stretch'; part: { speed: number; sampleRate: number; outputLength: number } }
  | { kind: 'master'; goal: LoudnessGoal }
);

export interface AudioAnswer {
  id: number;
  channels: Float32Array<ArrayBuffer>[];
}
