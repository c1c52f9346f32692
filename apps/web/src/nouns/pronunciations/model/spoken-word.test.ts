import type { CallData, PronunciationId, SavedPronunciation, Voice } from '@reelwright/contracts';
import { describe, expect, it } from 'vitest';
import { findTrialVoice, makeNewWord, sortWords, toSavedWord } from './spoken-word.ts';

const AVA: Voice = { id: 'en-ava', name: 'Ava', language: 'en', gender: 'female', age: 'adult', style: 'friendly' };
const MARCUS: Voice = { ...AVA, id: 'en-marcus', name: 'Marcus' };
const LENA: Voice = { ...AVA, id: 'de-lena', name: 'Lena', language: 'de' };
const VOICES: CallData<'listVoices'> = { languages: ['en', 'de'], list: [AVA, MARCUS, LENA] };

describe('a word that is said in its own way', () => {
  it('is saved trimmed once both fields are filled', () => {
    const empty = makeNewWord('en');
    expect(toSavedWord({ ...empty, written: 'Xiaomi', spoken: ' ' })).toBeUndefined();
    expect(toSavedWord({ ...empty, written: ' ', spoken: 'shao mee' })).toBeUndefined();
    expect(toSavedWord({ ...empty, written: ' Xiaomi ', spoken: 'shao mee ' })).toEqual({
      written: 'Xiaomi',
      spoken: 'shao mee',
      notation: 'respelling',
      is_case_sensitive: false,
      language: 'en',
    });
  });

  it('is listed before those of other languages', () => {
    const word = (written: string, language: SavedPronunciation['language']): SavedPronunciation => ({
      ...makeNewWord('en'),
      id: written as PronunciationId,
      written,
      spoken: 'x',
      language,
    });
    const words = [word('a', 'de'), word('b', null), word('c', 'en')];
    expect(sortWords(words, 'en').map(({ written }) => written)).toEqual(['b', 'c', 'a']);
  });

  it('is spoken on trial by the selected voice, or by one of its language', () => {
    const wish = { wordLanguage: null, language: 'en', voiceId: 'en-marcus' } as const;
    expect(findTrialVoice(VOICES, wish)).toBe(MARCUS);
    expect(findTrialVoice(VOICES, { ...wish, voiceId: '' })).toBe(AVA);
    expect(findTrialVoice(VOICES, { ...wish, wordLanguage: 'de' })).toBe(LENA);
    expect(findTrialVoice(VOICES, { ...wish, wordLanguage: 'fr' })).toBeUndefined();
  });
});
