import type { SpokenWord } from '@reelwright/ad';
import type { PronunciationRule, SpeechLanguage, Voice } from '@reelwright/contracts';

/** One sound of the speech, for mouth shapes. */
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
  /** In order, never overlapping; between them is silence. Undefined where the engine knows words only. */
  phonemes: SpokenPhoneme[] | undefined;
}

export interface SpeechRequest {
  /** With pauses as `findPauses` of contracts reads them. Everything else is said or left out, never obeyed. */
  text: string;
  language: SpeechLanguage;
  voiceId: string;
  /** 1 is the voice's own speed; 0.5 to 2. The pitch stays. */
  rate: number;
  /** How much higher or lower than the voice's own pitch, -6 to 6. 0 where left out. */
  pitchSemitones?: number;
  pronunciations?: readonly PronunciationRule[];
  /** Below which the audio is written. */
  folder: string;
  signal: AbortSignal;
}

/**
 * Turns text into speech with the time of each word, at -16 LUFS with a true peak below -1 dB. A text never fails for its
 * length; one beyond SPEECH_LIMITS.characters is refused with TEXT_TOO_LONG. Throws SPEECH_FAILED.
 */
export interface SpeechEngine {
  readonly id: string;
  /** Each language's best first. */
  voices(): readonly Voice[];
  /** Those of a language that an ad is given where nobody chose; any of `voices` where left out. */
  listDefaultVoices?(language: SpeechLanguage): readonly Voice[];
  speak(request: SpeechRequest): Promise<Speech>;
  /** A hint that `speak` comes soon: begins what takes long to begin. */
  warm(): void;
}
