import type { SpeechLanguage } from '@reelwright/contracts';
import { describe, expect, it } from 'vitest';
import { planSpeech } from '../text/plan-speech.ts';
import { planPhrases } from './plan-phrases.ts';

const plan = (text: string, language: SpeechLanguage = 'en') =>
  planPhrases(planSpeech(text, language)).map((phrase) => ({
    ...phrase,
    text: phrase.words.map(({ text: word }) => word).join(language === 'zh-CN' ? '' : ' '),
  }));
const find = (phrases: ReturnType<typeof plan>, part: string) => {
  const phrase = phrases.find(({ text }) => text.includes(part));
  if (!phrase) throw new RangeError(`no phrase with ${part}`);
  return phrase;
};

const AD = 'Your bag weighs a ton. This one weighs 300 grams, empty, and folds flat. Now only $39! Is it yours?';

describe('phrases', () => {
  it('hold every word once, in order', () => {
    const words = planSpeech(AD, 'en').flat();
    expect(plan(AD).flatMap((phrase) => phrase.words)).toEqual(words);
    expect(plan(AD).map(({ firstWord }) => firstWord)).toEqual(
      plan(AD).map((_phrase, index, all) => all.slice(0, index).reduce((sum, { words: own }) => sum + own.length, 0)),
    );
  });

  it('speak the first sentence higher and the price lower than the rest', () => {
    const phrases = plan(AD);
    const plain = find(phrases, 'folds flat').delivery;
    expect(find(phrases, 'weighs a ton').delivery.semitones).toBeGreaterThan(plain.semitones + 1);
    expect(find(phrases, '$39').delivery.semitones).toBeLessThan(plain.semitones - 1);
    expect(find(phrases, '$39').delivery.rate).toBeLessThan(1);
  });

  it.each([
    ['en', 'Get it today for only $39.', '$39'],
    ['en', 'It was $65 and is $39 today.', '$39'],
    ['en', 'It is 39 dollars, not 65 dollars.', '39 dollars'],
    ['en', 'It costs £1,299.50 with the case.', '£1,299.50'],
    ['zh-CN', '原价299元现在只要199元。', '199元'],
    ['zh-CN', '今天下单只要¥89！', '¥89'],
    ['de', 'Heute nur 19,99 €.', '19,99 €'],
  ] as const)('pause before the price in %s: %s', (language, text, price) => {
    const phrases = plan(text, language);
    const index = phrases.findIndex((phrase) => phrase.text.startsWith(price));
    expect(index).toBeGreaterThan(0);
    expect(phrases[index - 1]?.gapMs).toBeGreaterThanOrEqual(350);
    expect(phrases[index - 1]?.gapMs).toBeLessThanOrEqual(500);
  });

  it('pause also before a price that opens its sentence', () => {
    expect(find(plan('One bag for all of it. $39 and it is yours.'), 'all of it').gapMs).toBeGreaterThanOrEqual(350);
  });

  it('treat no other number as a price', () => {
    expect(plan('It weighs 300 grams.')).toHaveLength(1);
    expect(plan('Save 20% on all 12 colours.')).toHaveLength(1);
  });

  it('rise at the end of a question, less for an open question, and fall otherwise', () => {
    const ending = (text: string, language: SpeechLanguage = 'en') =>
      plan(text, language).at(-1)?.delivery.endingSemitones ?? 0;
    expect(ending('Is your desk a mess?')).toBeGreaterThan(3);
    expect(ending('Why is your desk a mess?')).toBeLessThan(2);
    expect(ending('Your desk is a mess.')).toBeLessThan(0);
    expect(ending('你还在等什么？', 'zh-CN')).toBeLessThan(2);
    expect(ending('Only $39?')).toBeGreaterThan(3);
  });

  it('stay up before a comma', () => {
    expect(find(plan('It folds quite flat, and it stays there.'), 'flat,').delivery.endingSemitones).toBeGreaterThan(0);
  });

  it('stress words that are written to stand out', () => {
    const [phrase] = plan('This is NOT 300 grams of steel.');
    expect([...(phrase?.stressed ?? [])]).toEqual([2, 3]);
  });

  it('pause by sign and place between 0.12 and 0.6 s, never twice the same', () => {
    const text =
      'Wait a moment. It is small, it is light, it is quiet. It stays that way — for years. Want one? Take one! Now go.';
    const gaps = plan(text).flatMap(({ gapMs }) => gapMs ?? []);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(120);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(600);
    expect(new Set(gaps).size).toBe(gaps.length);
    expect(find(plan(text), 'that way').gapMs).toBeGreaterThan(find(plan(text), 'is small').gapMs ?? 0);
  });
});
