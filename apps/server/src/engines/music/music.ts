export type Mood = 'upbeat' | 'calm' | 'bold' | 'warm';
export const MOODS: readonly Mood[] = ['upbeat', 'calm', 'bold', 'warm'];

export interface Music {
  /** 48 kHz stereo 16-bit PCM in a WAV file, exactly as long as asked for, with an ending. */
  wavPath: string;
  tempoBpm: number;
  /** When each beat falls. */
  beatsMs: number[];
}

export interface MusicRequest {
  mood: Mood;
  durationMs: number;
  /** Same request and seed: same bytes. */
  seed: number;
  folder: string;
  signal: AbortSignal;
}

export interface MusicEngine {
  readonly id: string;
  compose(request: MusicRequest): Promise<Music>;
}
