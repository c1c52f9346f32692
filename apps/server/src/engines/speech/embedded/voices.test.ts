import { SPEECH_LANGUAGES, VOICE_GENDERS } from '@reelwright/contracts';
import { describe, expect, test } from 'vitest';
import { EMBEDDED_VOICES, listDefaultVoices, listUsableVoices } from './voices.ts';

describe('embedded voices', () => {
  test('are 24 or more, in 30 languages or more, each with an id of its own', () => {
    expect(EMBEDDED_VOICES.length).toBeGreaterThanOrEqual(24);
    expect(SPEECH_LANGUAGES.length).toBeGreaterThanOrEqual(30);
    expect(new Set(EMBEDDED_VOICES.map(({ id }) => id)).size).toBe(EMBEDDED_VOICES.length);
  });

  test.each(SPEECH_LANGUAGES)('are women and men in %s, each with a different timbre', (language) => {
    const voices = EMBEDDED_VOICES.filter((voice) => voice.language === language);
    expect(new Set(voices.map(({ gender }) => gender))).toEqual(new Set(VOICE_GENDERS));
    expect(new Set(voices.map(({ timbre, natural }) => natural ?? timbre)).size).toBe(voices.length);
    expect(new Set(voices.map(({ name }) => name)).size).toBe(voices.length);
  });

  test('keep the ids that are stored with drafts', () => {
    const ids = new Set(EMBEDDED_VOICES.map(({ id }) => id));
    for (const id of ['en-ava', 'en-grace', 'en-daniel', 'en-marcus', 'en-walter', 'zh-xiaoyu', 'zh-laoli'])
      expect(ids).toContain(id);
  });

  test('are recorded people first in English, women and men, if their programs are installed', () => {
    const voices = listUsableVoices({ flite: true, festival: true });
    const defaults = listDefaultVoices(voices, 'en');
    expect(voices.filter(({ language }) => language === 'en').slice(0, defaults.length)).toEqual(defaults);
    expect(new Set(defaults.map(({ gender }) => gender))).toEqual(new Set(VOICE_GENDERS));
    expect(defaults.every(({ natural }) => natural !== undefined)).toBe(true);
  });

  test.each([
    [{ flite: false, festival: true }, ['festival']],
    [{ flite: true, festival: false }, ['flite']],
    [{ flite: false, festival: false }, []],
  ])('need no missing program: %o', (programs, used) => {
    const needed = listUsableVoices(programs).flatMap(({ natural }) => natural?.program ?? []);
    expect([...new Set(needed)]).toEqual(used);
    expect(listDefaultVoices(listUsableVoices(programs), 'en').length).toBeGreaterThan(0);
  });
});
