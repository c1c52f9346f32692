import type { AdLanguage } from '@reelwright/contracts';
import { planSpeech } from '../../speech/text/plan-speech.ts';

/** Silence between two scenes. */
export const SCENE_PAUSE_MS = 250;
/** Time of the end card after the last word. */
export const END_CARD_MS = 1200;

/**
 * Least squares over 174 English and 109 Chinese lines of embedded scripts, spoken by the embedded voices at rate 1,
 * each by itself, from the first word to the last; the silence after a line is left out, as scenes have their own
 * pause. The recorded English voices take 9 % longer than the fitted ones; Chinese is spoken 6 % faster.
 */
const ENGLISH_MS = {
  perText: 157,
  perSyllable: 10,
  perWord: 63,
  perLightWord: -54,
  perLetter: 52,
  comma: 340,
  sentence: 445,
};
const CHINESE_MS = { perText: 103, perCharacter: 196, perLatinSyllable: 250, comma: 249, sentence: 414 };

/** Unstressed words, spoken quickly. */
const LIGHT_WORDS = new Set(
  "a an the to of for in on at and or but is it its it's are you your you're that this with from by as be if i we can have has was were them they they're so do does not".split(
    ' ',
  ),
);

/** Estimates the time to speak a text at normal speed, in ms, including its inner pauses but none after it. */
export function estimateSpokenMs(text: string, language: AdLanguage): number {
  return Math.round(language === 'zh-CN' ? estimateChineseMs(text) : estimateEnglishMs(text));
}

/** Estimates a whole script with the pauses between its scenes and the end card. */
export function estimateScriptMs(spoken: readonly string[], language: AdLanguage): number {
  const spokenMs = spoken.reduce((sum, text) => sum + estimateSpokenMs(text, language), 0);
  return spokenMs + Math.max(0, spoken.length - 1) * SCENE_PAUSE_MS + END_CARD_MS;
}

/** Returns the longest time of a single point: a short ad has no room for a long sentence. */
export function longestPointMs(lengthS: number): number {
  return 3600 + lengthS * 80;
}

function estimateEnglishMs(text: string): number {
  const words = toSaid(text, 'en').match(/[\p{L}'’]+/gu) ?? [];
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  const light = words.filter((word) => LIGHT_WORDS.has(word.toLowerCase())).length;
  const letters = words.reduce((sum, word) => sum + word.length, 0);
  return (
    (words.length > 0 ? ENGLISH_MS.perText : 0) +
    syllables * ENGLISH_MS.perSyllable +
    words.length * ENGLISH_MS.perWord +
    light * ENGLISH_MS.perLightWord +
    letters * ENGLISH_MS.perLetter +
    measurePauses(text, ENGLISH_MS)
  );
}

function estimateChineseMs(text: string): number {
  const said = toSaid(text, 'zh-CN');
  const characters = said.match(/[\p{Script=Han}]/gu)?.length ?? 0;
  const latinSyllables = (said.match(/[A-Za-z']+/g) ?? []).reduce((sum, word) => sum + countSyllables(word), 0);
  return (
    (characters + latinSyllables > 0 ? CHINESE_MS.perText : 0) +
    characters * CHINESE_MS.perCharacter +
    latinSyllables * CHINESE_MS.perLatinSyllable +
    measurePauses(text, CHINESE_MS)
  );
}

/**
 * Returns the words as the voice speaks them: amounts, units and signs spelled out by the speech engine's own rules.
 */
function toSaid(text: string, language: AdLanguage): string {
  if (!/[\d$€£¥₹₩%&°]/.test(text)) return text;
  return planSpeech(text, language)
    .flat()
    .map(({ utterances }) => utterances.map(({ say, shown }) => shown ?? say).join(language === 'en' ? '' : ' '))
    .join(' ');
}

function measurePauses(text: string, lengths: { comma: number; sentence: number }): number {
  const inside = text.trim().replace(/[.!?。！？"'”]+$/, '');
  const commas = inside.match(/[,;:](?=\s)|[，、；：]|\s[–—]\s/g)?.length ?? 0;
  const stops = inside.match(/[.!?](?=\s)|[。！？]/g)?.length ?? 0;
  return commas * lengths.comma + stops * lengths.sentence;
}

/** Counts the syllables of an English word; for an acronym, one per letter. */
function countSyllables(word: string): number {
  if (/^[A-Z]{2,5}$/.test(word) && (word.length <= 3 || !/[AEIOUY]/.test(word)))
    return word.length + (word.match(/W/g)?.length ?? 0) * 2;
  const plain = word.toLowerCase().replace(/'/g, '').normalize('NFD').replace(/\p{M}/gu, '');
  // "cm", "kg": letter by letter.
  if (!/[aeiouy]/.test(plain)) return Math.max(1, plain.length);
  const stem = plain
    .replace(/(?<=[^aeiouy])e$|(?<=[aeiouy][^aeiouy]{1,2})es$(?<!(?:s|x|z|ch|sh|g|c)es)|(?<=[^td])ed$/g, '')
    .replace(/^y/, 'j');
  const groups = stem.match(/[aeiouy]+/g)?.length ?? 0;
  const splitVowels = stem.match(/i[ao]|eo|ua(?!r)|uo/g)?.length ?? 0;
  const softened = stem.match(/[tsc]i(?:o|a)/g)?.length ?? 0;
  const syllabicL = /[^aeiouylr]le?$/.test(plain) && plain.endsWith('le') ? 1 : 0;
  return Math.max(1, groups + splitVowels - softened + syllabicL);
}
