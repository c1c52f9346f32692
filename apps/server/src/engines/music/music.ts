import type { MusicForm, TempoChoice } from '@reelwright/ad';
import type { EffectId, Mood, MusicKey } from '@reelwright/contracts';

export interface Music {
  /** 48 kHz stereo 16-bit PCM in a WAV file, exactly as long as asked for, with an ending. */
  wavPath: string;
  tempoBpm: number;
  /** Times of the beats, up to the final chord. */
  beatsMs: number[];
  /** The beats that start a bar. */
  barsMs: number[];
  /** The beats that mark a cut: a cut moved there coincides with an accent. */
  accentsMs: number[];
  /** In the order of `effectIds`. */
  effects: EffectFile[];
}

/** A sound effect as a file, measured. */
export interface EffectFile {
  id: EffectId;
  wavPath: string;
  durationMs: number;
  /** The first time at about its full level: where a stroke is placed. */
  onsetMs: number;
  /** The loudest time: where a rising sound is placed. */
  peakMs: number;
}

export interface MusicRequest {
  mood: Mood;
  durationMs: number;
  /** Same request and seed: same bytes. */
  seed: number;
  /**
   * The tempo of a recipe; drawn by the seed if left out. Kept to within 6 %, so that the music fits its length and
   * cuts.
   */
  tempoBpm?: number;
  /** Kept exactly: cuts have been laid onto its beats. */
  exactTempoBpm?: number;
  key?: MusicKey;
  form?: MusicForm;
  /** Times of the cuts in the video: beats fall there, and the music marks them. */
  cutsMs?: readonly number[];
  /** Effects to play to files as well, as `playEffects` does: both together start one program. */
  effectIds?: readonly EffectId[];
  folder: string;
  signal: AbortSignal;
}

export interface EffectsRequest {
  ids: readonly EffectId[];
  folder: string;
  signal: AbortSignal;
}

export interface MusicEngine {
  readonly id: string;
  compose(request: MusicRequest): Promise<Music>;
  listTempos(request: Pick<MusicRequest, 'mood' | 'seed' | 'tempoBpm'>): TempoChoice;
  /**
   * Plays sound effects in the format of the music, in the order asked for: 48 kHz stereo 16-bit PCM in WAV files. The
   * same bytes on every call.
   */
  playEffects(request: EffectsRequest): Promise<EffectFile[]>;
}
