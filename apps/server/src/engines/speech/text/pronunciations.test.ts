import type { PronunciationRule, SpeechLanguage } from '@reelwright/contracts';
import { describe, expect, test } from 'vitest';
import { spellOut } from './spell-out.ts';

const rule = (written: string, spoken: string, more: Partial<PronunciationRule> = {}): PronunciationRule => ({
  written,
  spoken,
  notation: 'respelling',
  is_case_sensitive: false,
  ...more,
});
const say = (text: string, rules: PronunciationRule[], language: SpeechLanguage = 'en'): string =>
  spellOut(text, language, rules);

describe('a pronunciation', () => {
  test('is used for the word wherever it occurs, whatever its capitals', () => {
    expect(say('Xiaomi! Buy XIAOMI, (xiaomi).', [rule('Xiaomi', 'shao mee')])).toBe('shao mee Buy shao mee shao mee');
  });

  test('leaves words unchanged that only contain it', () => {
    expect(say('Ajax likes Aja, not Ajas', [rule('Aja', 'eye ah')])).toBe('Ajax likes eye ah not Ajas');
  });

  test('matches capitals if its rule says so', () => {
    expect(say('Polish polish', [rule('Polish', 'pole ish', { is_case_sensitive: true })])).toBe('pole ish polish');
  });

  test('of a longer name takes precedence over that of its part', () => {
    const rules = [rule('Pro', 'pro'), rule('AirPods Pro', 'air pods professional')];
    expect(say('AirPods Pro or Pro', rules)).toBe('air pods professional or pro');
  });

  test('works inside a text without spaces', () => {
    expect(say('我爱长安汽车', [rule('长安', '常安')], 'zh-CN')).toBe('我爱常安汽车');
  });

  test('may be given in IPA', () => {
    expect(say('Try Xiaomi now', [rule('Xiaomi', '/ʃaʊˈmi/', { notation: 'ipa' })])).toBe('Try ʃaʊˈmi now');
  });

  test('treats signs in a name literally', () => {
    expect(say('Buy A+B (50% off) now', [rule('A+B', 'a and b')])).toBe('Buy a and b fifty percent off now');
  });
});
