import type { MusicForm, TempoChoice } from '@reelwright/ad';
import type { EffectId, Mood, MusicKey } from '@reelwright/contracts';

export interface Music {
  /** 48 kHz stereo 16-bit PCM in a WAV file, exactly as long as asked for, with an ending. */
  wavPath: string;
  tempoBpm: number;
  /** When each beat falls, up to the final chord. */
  beatsMs: number[];
  /** The beats that start a bar. */
  barsMs: number[];
  /** The beats that mark a cut: a cut moved there is heard and seen as one. */
  accentsMs: number[];
}

/** A sound effect as a file, measured. */
export interface EffectFile {
  id: EffectId;
  wavPath: string;
  durationMs: number;
  /** When it is first heard at about its full level: where a stroke sits. */
  onsetMs: number;
  /** When it is loudest: where what rises arrives. */
  peakMs: number;
}

export interface MusicRequest {
  mood: Mood;
  durationMs: number;
  /** Same request and seed: same bytes. */
  seed: number;
  /** Of a recipe; drawn by the seed where left out. Kept to within 6 %, so that the music fits its length and cuts. */
  tempoBpm?: number;
  /** Kept to the last digit: cuts have been laid onto its beats. */
  exactTempoBpm?: number;
  key?: MusicKey;
  form?: MusicForm;
  /** When the picture changes: the music is laid so that beats fall there, and marks them. */
  cutsMs?: readonly number[];
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
  /** Sound effects in the form of the music, in the order asked for: 48 kHz stereo 16-bit PCM in WAV files. The same bytes on every call. */
  playEffects(request: EffectsRequest): Promise<EffectFile[]>;
}
