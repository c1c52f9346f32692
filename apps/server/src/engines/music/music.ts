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

export interface MusicRequest {
  mood: Mood;
  durationMs: number;
  /** Same request and seed: same bytes. */
  seed: number;
  /** Of a recipe; drawn by the seed where left out. Kept to within 6 %, so that the music fits its length and cuts. */
  tempoBpm?: number;
  key?: MusicKey;
  /** When the picture changes: the music is laid so that beats fall there, and marks them. */
  cutsMs?: readonly number[];
  folder: string;
  signal: AbortSignal;
}

export interface EffectRequest {
  id: EffectId;
  folder: string;
  signal: AbortSignal;
}

export interface MusicEngine {
  readonly id: string;
  compose(request: MusicRequest): Promise<Music>;
  /** A sound effect in the form of the music: 48 kHz stereo 16-bit PCM in a WAV file. The same bytes on every call. */
  playEffect(request: EffectRequest): Promise<{ wavPath: string }>;
}
