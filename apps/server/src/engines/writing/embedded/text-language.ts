import { createRequire } from 'node:module';
import type { AdLanguage } from '@reelwright/contracts';
import type * as Tinyld from 'tinyld';

const require = createRequire(import.meta.url);

/** Languages of a text, the likeliest first. Its statistics take 0.1 s of CPU time to unpack: on first use. */
function detectAll(text: string): { lang: string }[] {
  const tinyld = require('tinyld') as typeof Tinyld;
  return tinyld.detectAll(text, { only: LATIN_LANGUAGES });
}

/** Languages of shops in Latin letters; restricting detection to these tells short texts apart better. */
const LATIN_LANGUAGES = [
  'en',
  'de',
  'fr',
  'it',
  'es',
  'pt',
  'nl',
  'da',
  'sv',
  'no',
  'fi',
  'pl',
  'cs',
  'sk',
  'hu',
  'ro',
  'tr',
  'hr',
  'sl',
  'vi',
  'id',
];

export interface LanguageHints {
  /** Checks if the language's lexicon lists a word. */
  isKnownWord: (word: string) => boolean;
  /** All texts of the same seller: a short text is assumed to be in the language of the others. */
  company: string;
}

/**
 * Checks if a text may be quoted in an ad of this language. Short texts have too little data for statistics, so in
 * Latin letters their words and the surrounding texts count as well.
 */
export function isInLanguage(text: string, language: AdLanguage, { isKnownWord, company }: LanguageHints): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return false;
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const kana = text.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (language === 'zh-CN') return han > 0 && kana === 0 && han + latin === letters && han * 2 >= latin;
  if (latin < letters) return false;

  const words = text.toLowerCase().match(/[\p{L}'-]+/gu) ?? [];
  const share =
    words.filter((word) => isKnownWord(word) || /(?:ing|ed|ly|tion|ness|ful)$/.test(word)).length / words.length;
  // Accents are rare in English: more than one such word suggests another language.
  if (words.filter((word) => /[^\x20-\x7e]/.test(word)).length > Math.max(1, words.length * 0.1)) return false;
  // In a short line every word counts: "base élastiquée" is not English.
  if (words.length <= 6 && words.some((word) => /[^\x20-\x7e]/.test(word) && !isKnownWord(word))) return false;
  if (share > MOSTLY) return true;
  const [best] = detectAll(text);
  if (best?.lang === 'en') return share > 0.15;
  if (words.length >= 8) return false;
  if (share >= 0.5 || (share > 0 && detectAll(company)[0]?.lang === 'en')) return true;
  // "Flatlock seams": an unlisted word of a seller whose other words are English.
  return words.length < 4 && share > 0 && shareKnown(company, isKnownWord) >= OWN_LANGUAGE;
}

/** Share of English words that makes a text English, whatever its statistics say. */
const MOSTLY = 0.55;

/** Share of listed words that makes a seller's texts English, and the words that it takes to say so. */
const OWN_LANGUAGE = 0.6;
const LEAST_WORDS = 8;

function shareKnown(company: string, isKnownWord: (word: string) => boolean): number {
  const words = company.toLowerCase().match(/[\p{L}'-]{2,}/gu) ?? [];
  return words.length < LEAST_WORDS ? 0 : words.filter((word) => isKnownWord(word)).length / words.length;
}

/** Fewer letters do not tell a language. */
const LEAST_LETTERS = 20;

/** Returns whether a text is surely written in a language other than the ad's. */
export function isInAnotherLanguage(text: string, language: AdLanguage): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < LEAST_LETTERS) return false;
  if (language === 'zh-CN')
    return !/\p{Script=Han}/u.test(text) || /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (latin * 2 < letters) return true;
  const [best] = detectAll(text);
  return best !== undefined && best.lang !== 'en';
}
