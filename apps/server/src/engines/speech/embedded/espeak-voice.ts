import type { Sounds } from '../text/spoken-text.ts';
import type { Timbre } from './timbres.ts';

/**
 * espeak's voices whose name differs from the language. Its `cmn`, for characters, spells most syllables in English; it
 * reads pinyin well.
 */
const ESPEAK_VOICES: Readonly<Partial<Record<Sounds, string>>> = {
  en: 'en-us',
  'zh-CN': 'cmn-latn-pinyin',
  pt: 'pt-br',
};

/** Returns espeak's name of the voice that speaks a language's sounds in a timbre. */
export const toEspeakVoice = (sounds: Sounds, { variant }: Pick<Timbre, 'variant'>): string =>
  `${ESPEAK_VOICES[sounds] ?? sounds}+${variant}`;

/** Words a minute at rate 1: the same perceived pace in every language. */
export const toWordsPerMinute = (sounds: Sounds, timbre: Timbre): number =>
  sounds === 'zh-CN' ? timbre.chineseWordsPerMinute : timbre.wordsPerMinute;

/** Steps of espeak's pitch per octave, as measured over its whole range. */
const STEPS_PER_OCTAVE = 63;

/** Returns espeak's pitch of a timbre moved by semitones, clamped to its range of 0 to 99. */
export const toEspeakPitch = ({ pitch }: Pick<Timbre, 'pitch'>, semitones: number): number =>
  Math.min(99, Math.max(0, Math.round(pitch + (semitones * STEPS_PER_OCTAVE) / 12)));
