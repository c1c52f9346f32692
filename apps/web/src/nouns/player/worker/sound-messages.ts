import type { LoudnessGoal } from '../model/master-sound.ts';

/** What the page has computed away from itself, so that it stays quick. Channels are handed over, not copied. */
export type SoundRequest = { id: number; channels: Float32Array<ArrayBuffer>[] } & (
  | { kind: 'stretch'; part: { speed: number; sampleRate: number; outputLength: number } }
  | { kind: 'master'; goal: LoudnessGoal }
);

export interface SoundAnswer {
  id: number;
  channels: Float32Array<ArrayBuffer>[];
}
