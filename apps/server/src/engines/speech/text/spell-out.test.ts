import type { SpeechLanguage } from '@reelwright/contracts';
import { describe, expect, test } from 'vitest';
import { BLIND_CASES } from './cases/test-cases-blind.ts';
import { CHINESE_CASES } from './cases/test-cases-zh.ts';
import { ENGLISH_CASES } from './cases/test-cases-en.ts';
import { LANGUAGE_CASES } from './cases/test-cases-languages.ts';
import { spellOut } from './spell-out.ts';

type Cases = readonly (readonly [string, string])[];

/** Spaces, hyphens and the shape of an apostrophe are inaudible; in Japanese and Chinese all spaces are. */
function toHeard(said: string, language: SpeechLanguage): string {
  const plain = said
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[-\s]+/g, ' ')
    .trim();
  return language === 'ja' || language === 'zh-CN' ? plain.replaceAll(' ', '') : plain;
}

const ALL: readonly (readonly [SpeechLanguage, Cases])[] = [
  ['en', ENGLISH_CASES],
  ['zh-CN', CHINESE_CASES],
  ...(Object.entries(LANGUAGE_CASES) as [SpeechLanguage, Cases][]),
  ...(Object.entries(BLIND_CASES) as [SpeechLanguage, Cases][]),
];

describe.each(ALL)('in %s', (language, cases) => {
  test.each(cases)('%s is read as "%s"', (text, expected) => {
    expect(toHeard(spellOut(text, language), language)).toBe(toHeard(expected, language));
  });
});
