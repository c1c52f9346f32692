import { SPEECH_LANGUAGES, VOICE_GENDERS } from '@reelwright/contracts';
import { describe, expect, test } from 'vitest';
import { EMBEDDED_VOICES } from './voices.ts';

describe('embedded voices', () => {
  test('are 24 or more, in 30 languages or more, each with an id of its own', () => {
    expect(EMBEDDED_VOICES.length).toBeGreaterThanOrEqual(24);
    expect(SPEECH_LANGUAGES.length).toBeGreaterThanOrEqual(30);
    expect(new Set(EMBEDDED_VOICES.map(({ id }) => id)).size).toBe(EMBEDDED_VOICES.length);
  });

  test.each(SPEECH_LANGUAGES)('are women and men in %s, none sounding like another', (language) => {
    const voices = EMBEDDED_VOICES.filter((voice) => voice.language === language);
    expect(new Set(voices.map(({ gender }) => gender))).toEqual(new Set(VOICE_GENDERS));
    expect(new Set(voices.map(({ timbre }) => timbre)).size).toBe(voices.length);
    expect(new Set(voices.map(({ name }) => name)).size).toBe(voices.length);
  });
});
