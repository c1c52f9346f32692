import type {
  CallData,
  CallInput,
  PronunciationId,
  PronunciationRule,
  SavedPronunciation,
  SpeechLanguage,
  Voice,
} from '@reelwright/contracts';

/** A word with how it is said, as it is typed. */
export interface SpokenWordForm {
  id?: PronunciationId;
  written: string;
  spoken: string;
  notation: PronunciationRule['notation'];
  is_case_sensitive: boolean;
  /** Null: in texts of every language. */
  language: SpeechLanguage | null;
}

/** How a word is said depends on who reads it: a new one is for the language that is chosen. */
export function makeNewWord(language: SpeechLanguage): SpokenWordForm {
  return { written: '', spoken: '', notation: 'respelling', is_case_sensitive: false, language };
}

/** What is saved of it; undefined while a field is empty. */
export function toSavedWord(form: SpokenWordForm): CallInput<'savePronunciation'> | undefined {
  const written = form.written.trim();
  const spoken = form.spoken.trim();
  return written === '' || spoken === '' ? undefined : { ...form, written, spoken };
}

/** Words that are said otherwise in texts of a language come first, the others after them. */
export function sortWords(words: readonly SavedPronunciation[], language: SpeechLanguage): SavedPronunciation[] {
  const isUsed = (word: SavedPronunciation): boolean => word.language === null || word.language === language;
  return words.toSorted((one, other) => Number(isUsed(other)) - Number(isUsed(one)));
}

/** Who says a word to try it: the chosen voice, or the first of the word's own language. */
export function findTrialVoice(
  voices: CallData<'listVoices'>,
  wish: { wordLanguage: SpeechLanguage | null; language: SpeechLanguage; voiceId: string },
): Voice | undefined {
  const language = wish.wordLanguage ?? wish.language;
  const ofLanguage = voices.list.filter((voice) => voice.language === language);
  return ofLanguage.find(({ id }) => id === wish.voiceId) ?? ofLanguage[0];
}
