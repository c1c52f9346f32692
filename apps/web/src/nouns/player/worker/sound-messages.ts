import type { LoudnessGoal } from '../model/master-sound.ts';

/** Audio work that a worker does for the page, to keep the page responsive. Channels are transferred, not copied. */
export type SoundRequest = { id: number; channels: Float32Array<ArrayBuffer>[] } & (
  | { kind: 'stretch'; part: { speed: number; sampleRate: number; outputLength: number } }
  | { kind: 'master'; goal: LoudnessGoal }
);

export interface SoundAnswer {
  id: number;
  channels: Float32Array<ArrayBuffer>[];
}
