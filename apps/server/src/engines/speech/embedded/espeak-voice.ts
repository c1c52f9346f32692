import type { Sounds } from '../text/spoken-text.ts';
import type { Timbre } from './timbres.ts';

/**
 * espeak's own voices where they are not called as the language. Its `cmn`, for characters, spells most syllables in
 * English; pinyin it reads well.
 */
const ESPEAK_VOICES: Readonly<Partial<Record<Sounds, string>>> = {
  en: 'en-us',
  'zh-CN': 'cmn-latn-pinyin',
  pt: 'pt-br',
};

/** The voice that speaks a language's sounds in a timbre, as espeak names it. */
export const toEspeakVoice = (sounds: Sounds, { variant }: Pick<Timbre, 'variant'>): string =>
  `${ESPEAK_VOICES[sounds] ?? sounds}+${variant}`;

/** Words a minute at rate 1: the same pace to the ear in every language. */
export const toWordsPerMinute = (sounds: Sounds, timbre: Timbre): number =>
  sounds === 'zh-CN' ? timbre.chineseWordsPerMinute : timbre.wordsPerMinute;

/** Steps of espeak's pitch to an octave, as measured over its whole range. */
const STEPS_PER_OCTAVE = 63;

/** espeak's pitch of a timbre moved by semitones, as far as its range of 0 to 99 goes. */
export const toEspeakPitch = ({ pitch }: Pick<Timbre, 'pitch'>, semitones: number): number =>
  Math.min(99, Math.max(0, Math.round(pitch + (semitones * STEPS_PER_OCTAVE) / 12)));
