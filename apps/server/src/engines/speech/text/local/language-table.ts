import type { SpeechLanguage } from '@reelwright/contracts';
import type { LanguageRules } from './language-rules.ts';
import { ARABIC } from './languages/arabic.ts';
import { DUTCH } from './languages/dutch.ts';
import { FRENCH } from './languages/french.ts';
import { GERMAN } from './languages/german.ts';
import { ITALIAN } from './languages/italian.ts';
import { toGeneralRules } from './languages/general.ts';
import { POLISH } from './languages/polish.ts';
import { PORTUGUESE } from './languages/portuguese.ts';
import { RUSSIAN } from './languages/russian.ts';
import { SPANISH } from './languages/spanish.ts';
import { TURKISH } from './languages/turkish.ts';

const WRITTEN: Readonly<Partial<Record<SpeechLanguage, LanguageRules>>> = {
  ar: ARABIC,
  de: GERMAN,
  es: SPANISH,
  fr: FRENCH,
  it: ITALIAN,
  nl: DUTCH,
  pl: POLISH,
  pt: PORTUGUESE,
  ru: RUSSIAN,
  tr: TURKISH,
};

/** Returns the rules written for a language, or general ones from ICU's data and the voice's own reading of digits. */
export const findLanguageRules = (language: SpeechLanguage): LanguageRules =>
  WRITTEN[language] ?? toGeneralRules(language);
