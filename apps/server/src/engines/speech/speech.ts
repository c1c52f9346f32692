import type { SpokenWord } from '@reelwright/ad';
import type { PronunciationRule, SpeechLanguage, Voice } from '@reelwright/contracts';

/** One sound of the speech, for lip sync. */
export interface SpokenPhoneme {
  /** In IPA, without marks of stress. */
  ipa: string;
  startMs: number;
  endMs: number;
}

export interface Speech {
  /** 48 kHz mono 16-bit PCM in a WAV file. */
  wavPath: string;
  durationMs: number;
  words: SpokenWord[];
  /** In order, never overlapping, with silence between. Undefined if the engine times words only. */
  phonemes: SpokenPhoneme[] | undefined;
}

export interface SpeechRequest {
  /**
   * With pause marks as `findPauses` of contracts reads them. Everything else is spoken or left out, never interpreted.
   */
  text: string;
  language: SpeechLanguage;
  voiceId: string;
  /** 1 is the voice's own speed; 0.5 to 2. The pitch stays. */
  rate: number;
  /** Semitones relative to the voice's own pitch, -6 to 6. 0 if left out. */
  pitchSemitones?: number;
  pronunciations?: readonly PronunciationRule[];
  /** Folder for the audio file. */
  folder: string;
  signal: AbortSignal;
}

/**
 * Turns text into speech with the time of each word, at -16 LUFS with a true peak below -1 dB. A text never fails for
 * its length; one beyond SPEECH_LIMITS.characters is refused with TEXT_TOO_LONG. Throws SPEECH_FAILED.
 */
export interface SpeechEngine {
  readonly id: string;
  /** Each language's best first. */
  voices(): readonly Voice[];
  /** Returns the voices of a language for ads without a chosen voice; if left out, any of `voices`. */
  listDefaultVoices?(language: SpeechLanguage): readonly Voice[];
  speak(request: SpeechRequest): Promise<Speech>;
  /** Hints that `speak` follows soon, so that slow start-up begins now. */
  warm(): void;
}
