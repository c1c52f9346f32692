import type { AdLanguage } from '@reelwright/contracts';

export interface Voice {
  /** Stable: it is stored with drafts and tasks. */
  id: string;
  name: string;
  language: AdLanguage;
  gender: 'male' | 'female';
}

export interface SpokenWord {
  /** As it is written in the text, with the punctuation that follows it. A Chinese word is one entry. */
  text: string;
  /** Where it stands in the text, in UTF-16 units. */
  start: number;
  end: number;
  /** When it is heard, from the start of the audio. */
  startMs: number;
  endMs: number;
}

export interface Speech {
  /** 48 kHz mono 16-bit PCM in a WAV file. */
  wavPath: string;
  durationMs: number;
  words: SpokenWord[];
}

export interface SpeechRequest {
  text: string;
  language: AdLanguage;
  voiceId: string;
  /** 1 is the voice's own speed; 0.5 to 2. */
  rate: number;
  /** Below which the audio is written. */
  folder: string;
  signal: AbortSignal;
}

/** Turns text into speech with the time of each word. A text never fails for its length. Throws SPEECH_FAILED. */
export interface SpeechEngine {
  readonly id: string;
  voices(): readonly Voice[];
  speak(request: SpeechRequest): Promise<Speech>;
  /** A hint that `speak` comes soon: begins what takes long to begin. */
  warm(): void;
}
