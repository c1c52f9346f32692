import type {
  CallData,
  CallInput,
  PronunciationId,
  PronunciationRule,
  SavedPronunciation,
  SpeechLanguage,
  Voice,
} from '@reelwright/contracts';

/** A word and its pronunciation, as typed. */
export interface SpokenWordForm {
  id?: PronunciationId;
  written: string;
  spoken: string;
  notation: PronunciationRule['notation'];
  is_case_sensitive: boolean;
  /** Null: in texts of every language. */
  language: SpeechLanguage | null;
}

/** Makes a new word for the selected language, since a pronunciation depends on the language. */
export function makeNewWord(language: SpeechLanguage): SpokenWordForm {
  return { written: '', spoken: '', notation: 'respelling', is_case_sensitive: false, language };
}

/** Returns the word to save; undefined while a field is empty. */
export function toSavedWord(form: SpokenWordForm): CallInput<'savePronunciation'> | undefined {
  const written = form.written.trim();
  const spoken = form.spoken.trim();
  return written === '' || spoken === '' ? undefined : { ...form, written, spoken };
}

/** Sorts a language's own pronunciations first, the others after them. */
export function sortWords(words: readonly SavedPronunciation[], language: SpeechLanguage): SavedPronunciation[] {
  const isUsed = (word: SavedPronunciation): boolean => word.language === null || word.language === language;
  return words.toSorted((one, other) => Number(isUsed(other)) - Number(isUsed(one)));
}

/** Returns the voice for a trial: the selected voice, or the first of the word's own language. */
export function findTrialVoice(
  voices: CallData<'listVoices'>,
  wish: { wordLanguage: SpeechLanguage | null; language: SpeechLanguage; voiceId: string },
): Voice | undefined {
  const language = wish.wordLanguage ?? wish.language;
  const ofLanguage = voices.list.filter((voice) => voice.language === language);
  return ofLanguage.find(({ id }) => id === wish.voiceId) ?? ofLanguage[0];
}
